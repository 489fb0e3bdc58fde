import type { Session } from '../session/session.ts';
import { arrivedIn, type FacilityList, noteLists } from './facility-lists.ts';
import { callbackUrl, filledIn } from './named-values.ts';
import { receiverNamed } from './receivers.ts';

type Json = Readonly<Record<string, unknown>>;

export interface ConversationCall {
  readonly operation: 'send' | 'capability';
  readonly body: Json;
}

const NUMBERS = 'the numbers of the latest standalone call';

/** The first declared numbers; a world of a lab has more than it names. */
function firstNumbers(session: Session, count: number): string[] {
  const numbers: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const isUnnamed = session.hasLab && session.cast.facts.numbers.reachable?.[place] === undefined;
    numbers.push(isUnnamed ? `+4670000${1000 + place}` : session.cast.number('reachable', place + 1));
  }
  return numbers;
}

export interface ConversationRequest {
  readonly operation: ConversationCall['operation'];
  readonly recipients: number;
}

export async function requestConversation(session: Session, { operation, recipients }: ConversationRequest) {
  const to = firstNumbers(session, recipients);
  const greeting = { text_message: { text: session.cast.values.text({ short: !session.hasLab }) } };
  if (operation === 'send') await session.wire.conversation.send(to, greeting, callbackUrl(session));
  else await session.wire.conversation.query(to);
}

export async function sendStandalone(session: Session, message: string, count: number): Promise<void> {
  const to = session.handles.put(NUMBERS, firstNumbers(session, count));
  const callback = callbackUrl(session);
  const body = { to, message: filledIn(session, message) };
  await session.wire.conversation.standalone('POST', 'messages', callback ? { ...body, callback } : body);
}

/** What the standalone API is asked: whether it reaches numbers, or anything by its path. */
export type StandaloneQuestion =
  | { readonly method: string; readonly numbers: number }
  | { readonly path: string; readonly body: string };

export async function askStandalone(session: Session, question: StandaloneQuestion): Promise<void> {
  const {
    handles,
    wire: { conversation },
  } = session;
  if ('path' in question) {
    await conversation.standalone('POST', question.path, filledIn(session, question.body));
    return;
  }
  const numbers = handles.put(NUMBERS, firstNumbers(session, question.numbers));
  await conversation.standalone(question.method, 'capability', { numbers });
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
  const isStandalone = session.journal.exchanges.some((exchange) => exchange.interface === 'standalone');
  const isEnough = (calls: readonly ConversationCall[]): boolean =>
    wanted > 0 && calls.filter((call) => call.operation === operation).length >= wanted;
  const bodies: Json[] = [];
  for (const call of await arrivedIn(session, LOGS[isStandalone ? 'downstream' : 'ledger'], isEnough))
    if (call.operation === operation) bodies.push(call.body);
  return bodies;
}

/** Which numbers of the latest standalone call are named as the recipient of each of the calls. */
export function namesIn(session: Session, calls: readonly Json[]): string[][] {
  const numbers = numbersAsked(session);
  const names: string[][] = [];
  for (const { recipient } of calls) {
    const named = JSON.stringify(recipient) ?? '';
    names.push(numbers.filter((number) => named.includes(number)));
  }
  return names;
}

export function numbersAsked(session: Session): readonly string[] {
  return session.handles.get<string[]>(NUMBERS);
}

export interface Subscription {
  readonly trigger: string;
  readonly secret?: string | undefined;
}

export async function subscribe(session: Session, receiver: string, { trigger, secret }: Subscription): Promise<void> {
  const { url } = receiverNamed(session, receiver);
  if (secret !== undefined) session.journal.hide(secret);
  const webhook = { url, triggers: [trigger], ...(secret === undefined ? {} : { secret }) };
  await session.facilities.named('accounts').request('POST', '/conversation/webhooks', webhook);
}

export async function reportFromChannel(session: Session, events: string): Promise<void> {
  const filled = filledIn(session, events);
  const teller = 'statuses' in filled ? 'carrier' : 'handset';
  await session.facilities.named(teller).request('POST', '/conversation/events', filled);
}
