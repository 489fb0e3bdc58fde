import type { Exchange } from '../../wire/http/exchange.ts';
import type { Draft, Sender } from '../session/api/messages-api.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { type DeliveryReport, reportsAt, reportsOf, type SentMessage } from './delivery-reports.ts';
import { allowRefusal } from './open-limits.ts';
import type { Requester } from './requests.ts';
import { atOnce } from './simultaneous-requests.ts';

/** The receiver that gets the notifications of every message a step sends without naming another. */
export const DEFAULT_RECEIVER = 'the callback receiver';

/** A draft with the name it will be found by. */
export interface NamedDraft {
  readonly name: string;
  readonly draft: Draft;
  readonly receiver?: string | undefined;
}

/** Who sends: the account whose key it is, and the id of the account it acts for. */
export const senderOf = (session: Session, { role, actingFor }: Requester): Sender => ({
  role,
  actingFor: actingFor === undefined ? undefined : session.account(actingFor).id,
});

function receiverUrl(session: Session, name: string): string {
  if (!session.handles.has(name)) session.openReceiver(name);
  return session.handles.get<{ url: string }>(name).url;
}

/** Where the notifications of a draft go: a receiver, unless the draft says of its callback URL that there is none. */
const callbackOf = (session: Session, { draft, receiver = DEFAULT_RECEIVER }: NamedDraft) =>
  'callbackUrl' in draft ? {} : { callbackUrl: receiverUrl(session, receiver) };

/** Submits drafts in one request, each with a callback URL of its own where it says nothing else, and remembers each message under its name. */
export async function sendNamed(session: Session, sender: Sender, named: readonly NamedDraft[]): Promise<void> {
  const drafts = named.map((each) => ({
    ...callbackOf(session, each),
    ...each.draft,
    content: session.texts.toSend(each.draft.content),
    destination_number: numberAt(session, each.draft.destination_number),
  }));
  const exchange = await session.messages.submit(sender, drafts);
  allowRefusal(exchange, drafts);
  named.forEach(({ name, receiver = DEFAULT_RECEIVER }, place) => {
    const { destination_number: to, content } = drafts[place] as Draft;
    const id = session.messages.idOf(exchange, place);
    session.handles.put<SentMessage>(name, { id, to, content, receiver, exchange });
  });
}

/** How many messages of a request that was refused are sent in one: how many fit is left open. */
const IN_A_REQUEST = 10;
const REFUSED = 400;

/** Submits many drafts in one request, or in several where the platform takes no such long one. */
export async function sendMany(session: Session, sender: Sender, named: readonly NamedDraft[]): Promise<void> {
  await sendNamed(session, sender, named);
  if (session.last.status < REFUSED) return;
  for (let sent = 0; sent < named.length; sent += IN_A_REQUEST)
    await sendNamed(session, sender, named.slice(sent, sent + IN_A_REQUEST));
}

/** Whether the request that held a named message was accepted; looking counts as judged. */
export function wasAccepted(session: Session, name: string): boolean {
  const { exchange } = session.handles.get<SentMessage>(name);
  exchange.looked = true;
  return exchange.status >= 200 && exchange.status <= 299;
}

/** A request to send a message, whether it was accepted, and what was reported afterwards. */
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

const BURST = 'the burst';

/** Submits the same draft `count` times without waiting for answers; the messages are found as the burst. */
export async function sendBurst(session: Session, sender: Sender, draft: Draft, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, place) => `${BURST}, message ${place + 1}`);
  session.handles.put(BURST, names);
  await atOnce(session, count, (together, place) =>
    sendNamed(session, { ...sender, together }, [{ name: names[place] as string, draft }]),
  );
}

/** The delivery reports of each message of the burst. */
export async function reportsOfBurst(session: Session): Promise<DeliveryReport[][]> {
  const reports: DeliveryReport[][] = [];
  for (const name of session.handles.get<string[]>(BURST)) reports.push(await reportsOf(session, name));
  return reports;
}
