import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Draft, Sender } from '../session/api/messages-api.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { atOnce } from './bursts.ts';
import { type DeliveryReport, reportsAt, reportsOf, type SentMessage } from './delivery-reports.ts';
import type { Requester } from './requests.ts';

/** Any platform takes as much as this; the document gives no limits for metadata and callback URLs. Section "Limits". */
const FEW_KEYS = 5;

const PLAIN_KEY = /^[\w-]{1,20}$/;

const SHORT_VALUE = 64;

const SHORT_URL = 200;

function unusualIn({ metadata = {}, callbackUrl = '' }: Draft): string | undefined {
  const entries = Object.entries(metadata);
  const isPlain = entries.every(([key, value]) => PLAIN_KEY.test(key) && String(value).length <= SHORT_VALUE);
  if (!isPlain || entries.length > FEW_KEYS) return 'such metadata';
  return callbackUrl.length > SHORT_URL ? `a callback URL of ${callbackUrl.length} characters` : undefined;
}

const REFUSALS: readonly number[] = [400, 413, 414, 422];

/** Throws Inconclusive where messages are refused that are longer than the document shows: it gives no limits. */
export function allowRefusal({ status }: Exchange, drafts: readonly Draft[]): void {
  if (!REFUSALS.includes(status)) return;
  for (const draft of drafts) {
    const unusual = unusualIn(draft);
    if (unusual === undefined) continue;
    const message = `the platform refuses ${unusual} with HTTP status ${status}; the document gives no limit`;
    throw new Inconclusive('insufficient-evidence', message, { leftOpen: true });
  }
}

/** The receiver that gets the notifications of every message a step sends without naming another. */
export const DEFAULT_RECEIVER = 'the callback receiver';

export interface NamedDraft {
  readonly name: string;
  readonly draft: Draft;
  readonly receiver?: string | undefined;
}

export function senderOf(session: Session, { role, actingFor }: Requester): Sender {
  return { role, actingFor: actingFor === undefined ? undefined : session.cast.account(actingFor).id };
}

/**
 * Submits drafts in one request and remembers each message under its name. Each has the address of its receiver for a
 * callback URL, unless the draft says of its callback URL that there is none.
 */
export async function sendNamed(session: Session, sender: Sender, named: readonly NamedDraft[]): Promise<void> {
  const {
    handles,
    wire: { messages },
  } = session;
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

/** How many messages of a request that was refused are sent in one: how many fit is left open. */
const IN_A_REQUEST = 10;

/** Submits many drafts in one request, or in several where the platform takes no such long one. */
export async function sendMany(session: Session, sender: Sender, named: readonly NamedDraft[]): Promise<void> {
  await sendNamed(session, sender, named);
  if (session.wire.last.status < 400) return;
  for (let sent = 0; sent < named.length; sent += IN_A_REQUEST)
    await sendNamed(session, sender, named.slice(sent, sent + IN_A_REQUEST));
}

/** How often one text is sent, in milliseconds apart, at once, or each of its characters as a message of its own. */
export type Repetition =
  | { readonly atOnce: number; readonly isQuiet: boolean }
  | { readonly times: number; readonly span: number }
  | 'by character';

const BURST = 'the burst';

/** Sends one text to one number more than once; those sent at once are found as the burst, the others ask for no reports. */
export async function sendRepeatedly(session: Session, sender: Sender, draft: Draft, repetition: Repetition) {
  if (repetition === 'by character') {
    const named: NamedDraft[] = [];
    for (const content of draft.content)
      named.push({ name: `character ${content}`, draft: { ...draft, content, delivery_report: false } });
    return sendMany(session, sender, named);
  }

  if ('atOnce' in repetition) {
    const { atOnce: count, isQuiet } = repetition;
    const names = Array.from({ length: count }, (_, place) => `${BURST}, message ${place + 1}`);
    const plain = isQuiet ? { ...draft, callbackUrl: undefined } : draft;
    session.handles.put(BURST, names);
    await atOnce(session, count, (together, place) =>
      sendNamed(session, { ...sender, together }, [{ name: names[place] as string, draft: plain }]),
    );
    return;
  }

  for (let time = 0; time < repetition.times; time += 1) {
    if (time > 0) await session.time.pass(repetition.span);
    await sendNamed(session, sender, [{ name: `message ${time}`, draft: { ...draft, delivery_report: false } }]);
  }
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

/** A message by the name an example gave it or by its id; the one of the first delivery report when neither is there. */
export interface MessageChoice {
  readonly name: string | undefined;
  readonly id: string | undefined;
}

export async function retrieve(session: Session, requester: Requester, { name, id }: MessageChoice): Promise<Exchange> {
  const sender = senderOf(session, requester);
  if (name !== undefined) return session.wire.messages.retrieve(sender, session.handles.get<SentMessage>(name).id);
  if (id !== undefined) return session.wire.messages.retrieve(sender, id);
  const [report] = await reportsAt(session, DEFAULT_RECEIVER);
  if (!report) throw new ContractViolation('no delivery report came');
  return session.wire.messages.retrieve(sender, report.message_id);
}
