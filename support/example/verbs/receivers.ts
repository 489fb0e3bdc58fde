import { whereOffered } from '../../ground/problems/facility-missing.ts';
import type { Answer } from '../../wire/callbacks/answer.ts';
import { answerIn, PATIENCE } from '../../wire/callbacks/answer-words.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { CallbackReceiver, type Mailslot } from '../../wire/callbacks/receiver.ts';
import type { Session } from '../session/session.ts';
import { isReply } from './delivery-reports.ts';
import { DEFAULT_RECEIVER } from './sending.ts';

/** The receiver that words such as `the receiver "home"` mean. */
export const receiverIn = (words: string): string => words.split('"')[1] ?? DEFAULT_RECEIVER;

const lateOf = (name: string): string => `${name}, not listening yet`;

/** The receiver with this name, opened at its first mention. */
export const receiverNamed = (session: Session, name: string): Mailslot =>
  session.handles.has(name) ? session.handles.get<Mailslot>(name) : session.openReceiver(name);

const answerOf = (session: Session, words: string, url: string): Answer =>
  answerIn(words, url, (span) => session.time.passUnanswered(span));

async function makeImpatient(session: Session, words: string): Promise<void> {
  if (!session.hasLab || !words.includes('silence')) return;
  const attemptTimeout = `PT${PATIENCE / 1000}S`;
  await whereOffered(() => session.facility('callbacks').request('PATCH', '/callbacks', { attemptTimeout }));
}

/** Opens a receiver at a path of its own. */
export function listenAt(session: Session, name: string, path: string): void {
  session.openReceiver(name, path);
}

/**
 * Lets a receiver give these answers one after the other, and HTTP status 200 from then on. At the callback URL of messages they
 * are for delivery reports: a platform may also push there that a status changed, in words of its own.
 */
export async function answerInTurn(session: Session, name: string, words: string): Promise<void> {
  const slot = receiverNamed(session, name);
  const turns = words.split(', ').map((each) => answerOf(session, each, slot.url));
  const usual = answerOf(session, '200', slot.url);
  if (name !== DEFAULT_RECEIVER) slot.answers = turns;
  else slot.otherwise = (notification) => (isReply(notification) ? usual : (turns.shift() ?? usual));
  await makeImpatient(session, words);
}

/** Makes a receiver always give the same answer. */
export async function answerAlways(session: Session, name: string, words: string): Promise<void> {
  const slot = receiverNamed(session, name);
  slot.otherwise = answerOf(session, words, slot.url);
  await makeImpatient(session, words);
}

/** Lets a receiver take each report at attempt `attempt` (from 1), and answer something else before. */
export function answerUntil(session: Session, name: string, words: string, attempt: number): void {
  const slot = receiverNamed(session, name);
  const idOf = ({ json }: Notification) => (json as { delivery_report_id?: string })?.delivery_report_id;
  slot.otherwise = (notification) => {
    const made = slot.arrivals.filter((each) => idOf(each) === idOf(notification)).length;
    return answerOf(session, made < attempt ? words : '200', slot.url);
  };
}

/** A receiver with a port of its own that refuses connections for now. */
export async function reserveReceiver(session: Session, name: string): Promise<void> {
  const receiver = new CallbackReceiver();
  await receiver.listen('127.0.0.1:0');
  const slot = receiver.open(
    name,
    '',
    (notification) => session.take(notification),
    () => session.time.now(),
  );
  await receiver.stop();
  session.handles.put(name, slot);
  session.handles.put(lateOf(name), receiver);
}

/** Lets a reserved receiver take connections. */
export async function openReserved(session: Session, name: string): Promise<void> {
  const { host } = new URL(session.handles.get<Mailslot>(name).url);
  await session.handles.get<CallbackReceiver>(lateOf(name)).listen(host);
}

/** Opens a receiver whose callback URL has a user and a password in it. */
export function listenWithUser(session: Session, name: string, user: string, password: string): void {
  const slot = receiverNamed(session, name);
  session.handles.put(name, { ...slot, url: slot.url.replace('://', `://${user}:${password}@`) });
}
