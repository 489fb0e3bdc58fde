import type { Notification } from '../../wire/callbacks/notification.ts';

/** Which of the events at a receiver are meant: those with a text in them, those from an instant on, or all. */
export interface Arrived {
  readonly text?: string | undefined;
  readonly from?: number | undefined;
}

const mentions = (text: string, { body, headers }: Notification): boolean =>
  `${body} ${JSON.stringify(headers)}`.toLowerCase().includes(text.toLowerCase());

/** The events that are meant; a text counts wherever it is, in letters of either case. */
export const meantEvents = (
  events: readonly Notification[],
  { text = '', from = Number.NEGATIVE_INFINITY }: Arrived,
): readonly Notification[] => events.filter((each) => each.at >= from && mentions(text, each));
