import type { Answer } from './answer.ts';
import type { Notification } from './notification.ts';

/** One address that notifications are sent to, with the answers it will give; 200 when they run out. */
export interface Mailslot {
  readonly name: string;
  readonly url: string;
  readonly arrivals: Notification[];
  /** What came there and was not taken, a sentence each; the first few of them. */
  readonly refusals: string[];
  /** How many connections the receiver has dropped since the address was opened. */
  readonly dropped: () => number;
  answers: Answer[];
  /** Given when `answers` has run out; may depend on what came. */
  otherwise: Answer | ((notification: Notification) => Answer);
}

/** An address at which nothing has come yet. */
export const freshSlot = (name: string, url: string, dropped: () => number): Mailslot => ({
  name,
  url,
  arrivals: [],
  refusals: [],
  dropped,
  answers: [],
  otherwise: { kind: 'status', status: 200 },
});

/** How many refusals of one address are reported. */
const MOST_TOLD = 5;

/** Notes why something was refused; the same reason only once. */
export function noteRefusal({ refusals }: Mailslot, sentence: string): void {
  if (refusals.length < MOST_TOLD && !refusals.includes(sentence)) refusals.push(sentence);
}
