import type { Answer } from './answer.ts';
import type { Notification } from './notification.ts';

/** One address that notifications are sent to, with the answers it will give; 200 when they run out. */
export interface Mailslot {
  readonly name: string;
  readonly url: string;
  readonly arrivals: Notification[];
  /** What came there and was not taken, a sentence each; the first few of them. */
  readonly refusals: string[];
  answers: Answer[];
  /** Given when `answers` has run out; may depend on what came. */
  otherwise: Answer | ((notification: Notification) => Answer);
}

/** An address at which nothing has come yet. */
export const freshSlot = (name: string, url: string): Mailslot => ({
  name,
  url,
  arrivals: [],
  refusals: [],
  answers: [],
  otherwise: { kind: 'status', status: 200 },
});

/** Refusals of one address that are told. */
const MOST_TOLD = 5;

/** Takes down why something was refused; the same is told once. */
export function noteRefusal({ refusals }: Mailslot, sentence: string): void {
  if (refusals.length < MOST_TOLD && !refusals.includes(sentence)) refusals.push(sentence);
}
