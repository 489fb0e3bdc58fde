import { membersOf } from '../../ground/json.ts';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { FacilityMissing, whereOffered } from '../../ground/problems/facility-missing.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { ExampleText } from '../session/example-text.ts';
import { valuesNamed } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { reportsOf, type SentMessage } from './delivery-reports.ts';
import { arrivedIn, type Entry, type FacilityList, letArrive, noteLists } from './facility-lists.ts';

function listOf(number: string): FacilityList {
  return { facility: 'handset', path: `/handsets/${encodeURIComponent(number)}/messages`, member: 'messages' };
}

/** The own numbers that an example writes, and the first, which stands for other spellings; undefined where it may mean any. */
function handsetsIn(session: Session, written = ''): readonly string[] | undefined {
  const named = written.match(/\+\d{7,15}/g);
  if (named === null || written.includes('recipients')) return undefined;
  const own: string[] = [];
  try {
    for (const each of named) own.push(numberAt(session, each));
    return own;
  } catch {
    return undefined;
  }
}

export async function noteHandsets(session: Session, { written }: Pick<ExampleText, 'written'>): Promise<void> {
  const { reachable = [] } = session.cast.facts.numbers;
  const named = handsetsIn(session, written);
  const lists: FacilityList[] = [];
  for (const [place, number] of reachable.entries())
    if (place === 0 || (named?.includes(number) ?? true)) lists.push(listOf(number));
  await noteLists(session, lists);
}

interface Sent {
  readonly to: unknown;
  readonly id: string | undefined;
  readonly content: unknown;
  readonly isAccepted: boolean;
}

function sentIn({ journal, wire: { messages } }: Session): Sent[] {
  const sent: Sent[] = [];
  for (const exchange of journal.exchanges) {
    const { status, request } = exchange;
    if (request.method !== 'POST') continue;
    const isAccepted = status < 300;
    const { messages: asked } = membersOf(request.body);
    if (!Array.isArray(asked)) continue;
    for (const [place, { destination_number: to, content }] of asked.entries())
      sent.push({ to, id: isAccepted ? messages.idIn(exchange, place) : undefined, content, isAccepted });
  }
  return sent;
}

/** Whether a text is the platform's own, such as one that confirms an opt-out: nothing that was sent has its id or its words. */
function isOfPlatform({ message_id: id, content }: Entry, sent: readonly Sent[]): boolean {
  let isAnyAccepted = false;
  for (const each of sent) {
    if ((each.isAccepted && each.id === undefined) || each.id === id || each.content === content) return false;
    isAnyAccepted ||= each.isAccepted;
  }
  return Boolean(id) && isAnyAccepted;
}

function acceptedFor(number: string, sent: readonly Sent[]): Sent[] {
  return sent.filter(({ to, isAccepted }) => isAccepted && to === number);
}

export function letReach(session: Session, number: string): Promise<void> {
  return letArrive(session, listOf(number), acceptedFor(number, sentIn(session)).length);
}

/** The messages of this example that reached the handset with this very number, oldest first. */
export async function handsetOf(session: Session, number: string): Promise<readonly Entry[]> {
  const sent = sentIn(session);
  const wanted = acceptedFor(number, sent).length;
  const isEnough = ({ length }: readonly Entry[]) => wanted > 0 && length >= wanted;
  const messages: Entry[] = [];
  for (const message of await arrivedIn(session, listOf(number), isEnough)) {
    const { message_id: id = '', content, number: other = number } = message;
    if (session.traces.messages.has(id) || !session.texts.isOwn(content) || isOfPlatform(message, sent)) continue;
    if (other !== number)
      throw new FacilityMissing('handset', `the handset ${number} shows messages to ${other}: it is another phone`);
    messages.push(message);
  }
  return messages;
}

export async function textsAtHandset(session: Session, number: string): Promise<Array<string | undefined>> {
  return (await handsetOf(session, numberAt(session, number))).map(({ content }) => content);
}

/** The ids of the messages that reached a handset, oldest first; a phone that knows none is read by the texts. */
export async function idsAtHandset(session: Session, written: string): Promise<Array<string | undefined>> {
  const number = numberAt(session, written);
  const sent = acceptedFor(number, sentIn(session));
  const ids: Array<string | undefined> = [];
  for (const { message_id: id, content: text } of await handsetOf(session, number))
    ids.push(id ?? sent.find(({ content }) => content === text)?.id);
  return ids;
}

/** The numbers that the messages at a handset came from, oldest first; null where any number would have done. */
export async function sendersAt(session: Session, number: string): Promise<Array<string | null | undefined>> {
  return (await handsetOf(session, numberAt(session, number))).map((message) => message.source_number);
}

/**
 * What a message is sent from: as the platform shows it when the message is retrieved, else as its handset does. What a
 * record holds is not documented: throws Inconclusive when neither names a sender. Section "Optional account features".
 */
export async function shownSenderOf(session: Session, { id, to }: SentMessage): Promise<string> {
  await session.time.settle();
  const exchange = await session.wire.messages.retrieve(id);
  exchange.looked = true;
  let [sender] = valuesNamed(exchange.json, session.run.target.bindings.sourceNumberField);
  if (sender === undefined || sender === null) {
    const messages = await whereOffered(() => handsetOf(session, to));
    sender = messages?.find(({ message_id }) => message_id === id)?.source_number;
  }
  if (typeof sender === 'string' && sender !== '') return sender;
  throw new Inconclusive('insufficient-evidence', 'the record of a message does not name what it is sent from');
}

/** Says how the carrier treats messages to a number (`*` for all), row AFTER row; a stand-in does so by itself. */
export async function scriptCarrier(session: Session, written: string, rows: readonly Record<string, string>[]) {
  if (!session.hasLab && session.cast.standIns.has(written)) return;
  const number = written === '*' ? written : numberAt(session, written);
  const script = (steps: readonly object[] | null): Promise<unknown> =>
    session.facilities.named('carrier').request('POST', '/carrier/scripts', { number, steps });
  if (!session.hasLab) session.facilities.afterwards.push(() => script(null));
  const steps: object[] = [];
  for (const { AFTER = '', status, code } of rows) steps.push({ after: `PT${spanOf(AFTER) / 1000}S`, status, code });
  await script(steps);
}

/** When the carrier got a message, in milliseconds, once unless something is wrong; its reports count as looked at. */
export async function handOverTimes(session: Session, name: string): Promise<number[]> {
  await reportsOf(session, name);
  const { id } = session.handles.get<SentMessage>(name);
  const log = await session.facilities.named('carrier').request('GET', '/carrier/log');
  const times: number[] = [];
  for (const { message_id, at = '' } of (log as { handOvers: readonly Entry[] }).handOvers)
    if (message_id === id) times.push(Date.parse(at));
  return times;
}

const LONGEST_SHOWN = 200;

/** A short link with a scheme, or without: then it is as long as documented and has a path. */
export const LINK = /https?:\/\/\S+|(?<!\S)(?=\S{22}(?!\S))[^\s/]+\/\S+/gi;

export async function linksAt(session: Session, number: string): Promise<string[]> {
  const text = (await textsAtHandset(session, number)).at(-1) ?? '';
  return text.match(LINK) ?? [];
}

/** The last part of the path of a short link. Throws ContractViolation when it is not an address. */
export function codeOf(url: string): string {
  const whole = url.includes('://') ? url : `http://${url}`;
  if (!URL.canParse(whole)) throw new ContractViolation(`the link ${url.slice(0, LONGEST_SHOWN)} is not an address`);
  return new URL(whole).pathname.split('/').at(-1) as string;
}

/** The one spelling of an address: browsers send letters beyond ASCII in percent signs, however they were typed. */
export function asBrowsersWrite(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

export async function open(session: Session, url: string): Promise<string> {
  const path = `/links/${encodeURIComponent(codeOf(url))}/clicks`;
  const opened = await session.facilities.named('handset').request('POST', path, {}, url);
  return asBrowsersWrite((opened as { location: string }).location);
}
