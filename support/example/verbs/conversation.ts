import { objectOf } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { arrivedIn, type FacilityList, noteLists } from './facility-lists.ts';
import { callbackUrl, filledIn } from './named-values.ts';
import { receiverNamed } from './receivers.ts';

type Json = Readonly<Record<string, unknown>>;

export interface ConversationCall {
  readonly operation: 'send' | 'capability';
  readonly body: Json;
}

const ASKED = 'the latest standalone request';

/** The first declared numbers; a world of a lab has more than it names. */
function firstNumbers(session: Session, count: number): string[] {
  const numbers: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const isUnnamed = session.hasLab && session.cast.facts.numbers.reachable?.[place] === undefined;
    numbers.push(isUnnamed ? `+4670000${1000 + place}` : session.cast.number('reachable', place + 1));
  }
  return numbers;
}

export async function sendConversationMessage(session: Session, recipients: number): Promise<void> {
  const greeting = { text_message: { text: session.cast.values.text({ short: !session.hasLab }) } };
  await session.wire.conversation.send(firstNumbers(session, recipients), greeting, callbackUrl(session));
}

export async function queryCapability(session: Session, recipients: number): Promise<void> {
  await session.wire.conversation.query(firstNumbers(session, recipients));
}

export async function sendStandalone(session: Session, message: object, count: number): Promise<void> {
  const to = firstNumbers(session, count);
  session.handles.put<StandaloneRequest>(ASKED, { numbers: to, calls: 'send' });
  const callback = callbackUrl(session);
  const body = { to, message };
  await session.wire.conversation.standalone('POST', 'messages', callback ? { ...body, callback } : body);
}

export async function askStandalone(session: Session, method: string, count: number): Promise<void> {
  const numbers = firstNumbers(session, count);
  session.handles.put<StandaloneRequest>(ASKED, { numbers, calls: 'capability' });
  await session.wire.conversation.standalone(method, 'capability', { numbers });
}

/** The calls of a service: that which the standalone API hands them on to, or else the ledger. */
const LOGS = {
  ledger: { facility: 'ledger', path: '/conversation/log', member: 'calls' },
  downstream: { facility: 'downstream', path: '/conversation/log', member: 'calls' },
} as const satisfies Readonly<Record<string, FacilityList>>;

export const noteCalls =
  (facility: 'ledger' | 'downstream') =>
  (session: Session): Promise<void> =>
    noteLists(session, [LOGS[facility]]);

/** The bodies of the calls of one kind that the conversation service took; `wanted` is how many a step waits for. */
export async function conversationCalls(session: Session, operation: ConversationCall['operation'], wanted = 1) {
  let log: FacilityList = LOGS.ledger;
  for (const exchange of session.journal.exchanges) if (exchange.interface === 'standalone') log = LOGS.downstream;
  const isEnough = (calls: readonly ConversationCall[]): boolean => {
    let missing = wanted;
    for (const call of calls) if (call.operation === operation) missing -= 1;
    return wanted > 0 && missing <= 0;
  };
  const bodies: Json[] = [];
  for (const call of await arrivedIn(session, log, isEnough)) if (call.operation === operation) bodies.push(call.body);
  return bodies;
}

export function namesIn(session: Session, calls: readonly Json[]): string[][] {
  const { numbers } = standaloneRequest(session);
  const names: string[][] = [];
  for (const { recipient } of calls) {
    const named = JSON.stringify(recipient) ?? '';
    names.push(numbers.filter((number) => named.includes(number)));
  }
  return names;
}

interface StandaloneRequest {
  readonly numbers: readonly string[];
  readonly calls: ConversationCall['operation'];
}

export function standaloneRequest({ handles }: Session): StandaloneRequest {
  return handles.get<StandaloneRequest>(ASKED);
}

export async function subscribe(session: Session, receiver: string, trigger: string, secret?: string): Promise<void> {
  const { url } = receiverNamed(session, receiver);
  if (secret !== undefined) session.journal.hide(secret);
  const webhook = { url, triggers: [trigger], ...(secret === undefined ? {} : { secret }) };
  await session.facilities.named('accounts').request('POST', '/conversation/webhooks', webhook);
}

type Rows = ReadonlyArray<Readonly<Record<string, string>>>;

function objectsOf(session: Session, rows: Rows): Json[] {
  const objects: Json[] = [];
  for (const row of rows) objects.push(filledIn(session, JSON.stringify(objectOf(row))));
  return objects;
}

const CONTACTS = 'the contacts that the channel knows';

export function knowContacts(session: Session, rows: Rows): void {
  session.handles.put(CONTACTS, objectsOf(session, rows));
}

/** What the channel reports in one call: how far messages came, or what its contacts wrote. */
export async function reportFromChannel(session: Session, list: 'statuses' | 'notifications', rows: Rows) {
  const { handles, facilities } = session;
  const teller = facilities.named(list === 'statuses' ? 'carrier' : 'handset');
  const contacts = handles.has(CONTACTS) ? { contacts: handles.get<Json[]>(CONTACTS) } : {};
  await teller.request('POST', '/conversation/events', { ...contacts, [list]: objectsOf(session, rows) });
}
