import { whereOffered } from '../../ground/problems/facility-missing.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { type Answer, answerIn, PATIENCE } from '../../wire/callbacks/answer.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { CallbackReceiver, type Mailslot } from '../../wire/callbacks/receiver.ts';
import { valuesIn } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { DEFAULT_RECEIVER, type DeliveryReport, isReply } from './delivery-reports.ts';

export function receiverNamed(session: Session, name: string): Mailslot {
  return session.handles.has(name) ? session.handles.get<Mailslot>(name) : session.inbox.open(name);
}

/** A path, before which a user and a password may stand: `user:password@/in`. */
const PLACE = /^(?:(?<proof>[^/@]+@))?(?<path>\/.*)$/;

export function listenAt(session: Session, name: string, place: string): void {
  const { proof = '', path = '' } = PLACE.exec(place)?.groups ?? {};
  const slot = session.inbox.open(name, path);
  if (proof !== '') session.handles.put(name, { ...slot, url: slot.url.replace('://', `://${proof}`) });
}

function answerOf(session: Session, words: string, url: string): Answer {
  return answerIn(words, url, session.time.passUnanswered.bind(session.time));
}

/** Lets the platform of a lab give up soon on a receiver that is silent. */
async function makeImpatient(session: Session, words: string): Promise<void> {
  if (!session.hasLab || !words.includes('silence')) return;
  const attemptTimeout = `PT${PATIENCE / 1000}S`;
  await whereOffered(() => session.facilities.named('callbacks').request('PATCH', '/callbacks', { attemptTimeout }));
}

/** Lets a receiver give these answers in turn, then HTTP status 200; those about messages to delivery reports alone. */
export async function answerInTurn(session: Session, name: string, words: string): Promise<void> {
  const slot = receiverNamed(session, name);
  const turns: Answer[] = [];
  for (const each of words.split(', ')) turns.push(answerOf(session, each, slot.url));
  const usual = answerOf(session, '200', slot.url);
  if (name !== DEFAULT_RECEIVER) slot.answers = turns;
  else slot.otherwise = (notification) => (isReply(notification) ? usual : (turns.shift() ?? usual));
  await makeImpatient(session, words);
}

/** Every answer of a receiver; `no connection` is that nobody listens there until it has another answer. */
export async function answerAlways(session: Session, name: string, words: string): Promise<void> {
  const reserved = `${name}, not listening yet`;
  if (words === 'no connection') {
    const receiver = new CallbackReceiver();
    await receiver.listen('127.0.0.1:0');
    const { inbox, time } = session;
    const slot = receiver.open(name, '', inbox.take.bind(inbox), time.now.bind(time));
    await receiver.stop();
    session.handles.put(name, slot);
    session.handles.put(reserved, receiver);
    return;
  }
  const slot = receiverNamed(session, name);
  slot.otherwise = answerOf(session, words, slot.url);
  if (session.handles.has(reserved))
    await session.handles.get<CallbackReceiver>(reserved).listen(new URL(slot.url).host);
  await makeImpatient(session, words);
}

/** Lets a receiver take each report at attempt `attempt` (from 1), and answer something else before. */
export function answerUntil(session: Session, name: string, words: string, attempt: number): void {
  const slot = receiverNamed(session, name);
  slot.otherwise = ({ json }) => {
    const id = (json as Partial<DeliveryReport>)?.delivery_report_id;
    let made = 0;
    for (const each of slot.arrivals) if ((each.json as Partial<DeliveryReport>)?.delivery_report_id === id) made += 1;
    return answerOf(session, made < attempt ? words : '200', slot.url);
  };
}

/** How long a call on a shared target is given for its first event, and how often that is; milliseconds. */
const LOOK_AGAIN = 20_000;
const LOOKS = 3;

/** The events that came, where expected after a while. Throws Inconclusive (insufficient-evidence) without any. */
export async function eventsAt(session: Session, receiver: string, areExpected = true) {
  const isReal = !session.hasLab && session.facilities.used.has('calls');
  let events = await session.inbox.arrivals(receiver);
  for (let looks = 0; areExpected && isReal && events.length === 0; looks += 1) {
    if (looks === LOOKS)
      throw new Inconclusive('insufficient-evidence', `no event of the call has come to ${receiver} yet`);
    await session.time.pass(LOOK_AGAIN);
    events = await session.inbox.arrivals(receiver);
  }
  return events;
}

/** The events that came to two receivers; on a shared target once the second got as many as the first, if it ever does. */
export async function eventsAtBoth(session: Session, first: string, second: string) {
  const isReal = !session.hasLab && session.facilities.used.has('calls');
  for (let looks = 0; ; looks += 1) {
    const after = await eventsAt(session, second);
    const before = await eventsAt(session, first);
    if (!isReal || after.length >= before.length || looks === LOOKS) return { before, after };
    await session.time.pass(LOOK_AGAIN);
  }
}

/** The events with a text in any value or header; a text in small letters counts also where they are capitals. */
export function eventsWith(events: readonly Notification[], text: string): readonly Notification[] {
  return events.filter(({ body, headers, json }) => {
    const values = Object.values(headers);
    for (const value of json === undefined ? [body] : valuesIn(json))
      if (typeof value !== 'object' || value === null) values.push(String(value));
    return values.some((value) => value.includes(text) || value.toLowerCase().includes(text));
  });
}
