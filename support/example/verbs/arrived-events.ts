import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Session } from '../session/session.ts';

/**
 * The events that came to a receiver. Throws Inconclusive (insufficient-evidence) where a call on a shared target has sent
 * none yet: how long such a call takes is not known.
 */
export async function eventsAt(session: Session, receiver: string): Promise<readonly Notification[]> {
  const events = await session.arrivals(receiver);
  if (events.length > 0 || session.hasLab || !session.facilities.used.has('calls')) return events;
  throw new Inconclusive('insufficient-evidence', `no event of the call has come to ${receiver} yet`);
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
