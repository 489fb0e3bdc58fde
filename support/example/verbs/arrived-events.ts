import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Session } from '../session/session.ts';

/** How long a call on a shared target is given for its first event, and how often that is; milliseconds. */
const LOOK_AGAIN = 20_000;
const LOOKS = 3;

/** A call on a shared target takes as long as it takes. */
const isOfRealCall = ({ hasLab, facilities }: Session): boolean => !hasLab && facilities.used.has('calls');

/**
 * The events that came to a receiver, where any are expected. How long a call on a shared target takes is not known: some
 * time passes until the first one. Throws Inconclusive (insufficient-evidence) when there is none then.
 */
export async function eventsAt(
  session: Session,
  receiver: string,
  areExpected = true,
): Promise<readonly Notification[]> {
  const isReal = isOfRealCall(session);
  let events = await session.arrivals(receiver);
  for (let looks = 0; areExpected && isReal && events.length === 0; looks += 1) {
    if (looks === LOOKS)
      throw new Inconclusive('insufficient-evidence', `no event of the call has come to ${receiver} yet`);
    await session.time.pass(LOOK_AGAIN);
    events = await session.arrivals(receiver);
  }
  return events;
}

/** The events that came to two receivers; on a shared target once the second got as many as the first, if it ever does. */
export async function eventsAtBoth(session: Session, first: string, second: string) {
  const isReal = isOfRealCall(session);
  const look = async () => {
    const after = await eventsAt(session, second);
    return { before: await eventsAt(session, first), after };
  };
  let seen = await look();
  for (let looks = 0; isReal && seen.after.length < seen.before.length && looks < LOOKS; looks += 1) {
    await session.time.pass(LOOK_AGAIN);
    seen = await look();
  }
  return seen;
}

/** Which of the events at a receiver are meant: those with a text in them, those from an instant on, or all. */
export interface Arrived {
  readonly text?: string | undefined;
  readonly from?: number | undefined;
}

/** Every text, number and flag in JSON, as text; the names of members do not count. */
const valuesIn = (json: unknown): string[] =>
  typeof json === 'object' && json !== null ? Object.values(json).flatMap(valuesIn) : [String(json)];

const mentions = (text: string, { body, headers, json }: Notification): boolean =>
  [...(json === undefined ? [body] : valuesIn(json)), ...Object.values(headers)].some(
    (value) => value.includes(text) || value.toLowerCase().includes(text),
  );

/** The events that are meant; a text counts in any value or header; one in small letters also where they are capitals. */
export const meantEvents = (
  events: readonly Notification[],
  { text = '', from = Number.NEGATIVE_INFINITY }: Arrived,
): readonly Notification[] => events.filter((each) => each.at >= from && mentions(text, each));
