import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Draft, Sender } from '../session/api/messages-api.ts';
import { cellValue } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { atOnce } from './bursts.ts';
import { DEFAULT_RECEIVER, type DeliveryReport, reportsAt, reportsOf, type SentMessage } from './delivery-reports.ts';
import type { Requester } from './requests.ts';

/** Any platform takes as much as this; the document gives no limits for texts, metadata and callback URLs. Section "Limits". */
const FEW_KEYS = 5;
const PLAIN_KEY = /^[\w-]{1,20}$/;
const SHORT_VALUE = 64;
const SHORT_URL = 200;
const SHORT_TEXT = 1000;
const REFUSALS: readonly number[] = [400, 413, 414, 422];

/** Throws Inconclusive where messages are refused that are longer than the document shows: it gives no limits. */
export function allowRefusal({ status }: Exchange, drafts: readonly Draft[]): void {
  if (!REFUSALS.includes(status)) return;
  for (const { content, metadata = {}, callbackUrl = '' } of drafts) {
    let unusual = callbackUrl.length > SHORT_URL ? `a callback URL of ${callbackUrl.length} characters` : '';
    const entries = Object.entries(metadata);
    if (entries.length > FEW_KEYS) unusual = 'such metadata';
    for (const [key, value] of entries)
      if (!PLAIN_KEY.test(key) || String(value).length > SHORT_VALUE) unusual = 'such metadata';
    if (String(content).length > SHORT_TEXT) unusual = `a text of ${content.length} characters`;
    if (unusual === '') continue;
    const message = `the platform refuses ${unusual} with HTTP status ${status}; the document gives no limit`;
    throw new Inconclusive('insufficient-evidence', message, { leftOpen: true });
  }
}

export interface NamedDraft {
  readonly name: string;
  readonly draft: Draft;
  readonly receiver?: string | undefined;
}

export function senderOf(session: Session, { role, actingFor }: Requester): Sender {
  return { role, actingFor: actingFor === undefined ? undefined : session.cast.account(actingFor).id };
}

/** Submits drafts in one request and keeps each by its name; its receiver is its callback URL unless it has one. */
export async function sendNamed(session: Session, sender: Sender, named: readonly NamedDraft[]): Promise<void> {
  const { handles } = session;
  const { messages } = session.wire;
  const drafts: Draft[] = [];
  for (const { draft, receiver = DEFAULT_RECEIVER } of named) {
    if (!('callbackUrl' in draft) && !handles.has(receiver)) session.inbox.open(receiver);
    drafts.push({
      ...('callbackUrl' in draft ? {} : { callbackUrl: handles.get<{ url: string }>(receiver).url }),
      ...draft,
      content: session.texts.toSend(draft.content),
      destination_number: numberAt(session, draft.destination_number),
    });
  }

  const exchange = await messages.submit(sender, drafts);
  allowRefusal(exchange, drafts);
  for (const [place, { destination_number: to, content }] of drafts.entries()) {
    const { name, receiver = DEFAULT_RECEIVER } = named[place] as NamedDraft;
    handles.put<SentMessage>(name, { id: messages.idOf(exchange, place), to, content, receiver, exchange });
  }
}

/** How many messages of many are sent in one request, and how many where such a request is refused: how many fit is left open. */
const IN_A_REQUEST = 100;
const IN_A_SMALL_REQUEST = 10;

/** Submits many drafts in few requests, or in more where the platform takes no such long ones. */
export async function sendMany(session: Session, sender: Sender, named: readonly NamedDraft[], most = IN_A_REQUEST) {
  for (let sent = 0; sent < named.length; sent += most) {
    const some = named.slice(sent, sent + most);
    await sendNamed(session, sender, some);
    if (session.wire.last.status >= 400 && most > IN_A_SMALL_REQUEST)
      await sendMany(session, sender, some, IN_A_SMALL_REQUEST);
  }
}

const BURST = 'the burst';

/** Sends one text to one number so many times at once; these messages are found as the burst. */
export async function sendAtOnce(session: Session, sender: Sender, draft: Draft, count: number): Promise<void> {
  const names: string[] = [];
  for (let place = 1; place <= count; place += 1) names.push(`${BURST}, message ${place}`);
  session.handles.put(BURST, names);
  await atOnce(session, count, (together, place) =>
    sendNamed(session, { ...sender, together }, [{ name: names[place] as string, draft }]),
  );
}

export async function reportsOfBurst(session: Session): Promise<DeliveryReport[][]> {
  const reports: DeliveryReport[][] = [];
  for (const name of session.handles.get<string[]>(BURST)) reports.push(await reportsOf(session, name));
  return reports;
}

/** Whether the request that held a named message was accepted; looking counts as judged. */
export function wasAccepted(session: Session, name: string): boolean {
  const { exchange } = session.handles.get<SentMessage>(name);
  exchange.looked = true;
  return exchange.status >= 200 && exchange.status <= 299;
}

export interface Sending {
  readonly exchange: Exchange;
  readonly isAccepted: boolean;
  readonly reports: readonly DeliveryReport[];
}

/** How the request that held a named message ended, with the reports on it, or on anything where it was refused. */
export async function outcomeOfRequest(session: Session, name: string): Promise<Sending> {
  const { exchange } = session.handles.get<SentMessage>(name);
  const isAccepted = wasAccepted(session, name);
  const reports = isAccepted ? await reportsOf(session, name) : await reportsAt(session, DEFAULT_RECEIVER);
  return { exchange, isAccepted, reports };
}

const METADATA = 'metadata.';

/** Cells by their members, where those called `metadata.KEY` make up the metadata, as JSON writes them. */
export function withMetadata(cells: ReadonlyArray<readonly string[]>): Array<readonly [member: string, cell: string]> {
  const metadata: Record<string, string> = {};
  const members: Array<readonly [string, string]> = [];
  // The text that a cell stands for: in quotes where it is empty, has blanks at its ends or is quoted itself.
  for (const [member = '', cell = ''] of cells)
    if (member.startsWith(METADATA))
      metadata[member.slice(METADATA.length)] = /^".*"$/s.test(cell) ? JSON.parse(cell) : cell;
    else members.push([member, cell]);
  return Object.keys(metadata).length > 0 ? [...members, ['metadata', JSON.stringify(metadata)]] : members;
}

const FILLING = '-and-so-on';

/**
 * A table row as a message: NAME identifies it in the example, RECEIVER is where its notifications go, or `nowhere` for
 * a message without a callback URL, and LENGTH how many characters its text is drawn out to; the other columns are wire
 * names. An empty cell omits its member.
 */
export function draftOfRow({ NAME = '', RECEIVER, LENGTH, ...cells }: Record<string, string>): NamedDraft {
  if (LENGTH) {
    const { content: text = '' } = cells;
    const words = text.split(' ');
    const missing = Number(LENGTH) - text.length;
    const gaps = words.length - 1;
    if (gaps === 0) throw new HarnessError(`there is no blank to draw out in "${text}"`);
    // Each of its blanks is drawn out, so that its words are far from each other.
    cells.content = words.reduce((so, word, place) => {
      const room = Math.floor((missing * place) / gaps) - Math.floor((missing * (place - 1)) / gaps);
      return `${so}${FILLING.repeat(room / FILLING.length + 1).slice(0, room)} ${word}`;
    });
  }
  const members = withMetadata(Object.entries(cells).filter(([, cell]) => cell !== ''));
  const draft = Object.fromEntries(members.map(([name, cell]) => [name, cellValue(cell)]));
  if (RECEIVER === 'nowhere') return { name: NAME, draft: { ...draft, callbackUrl: undefined } as unknown as Draft };
  return { name: NAME, draft: draft as unknown as Draft, receiver: RECEIVER || undefined };
}
