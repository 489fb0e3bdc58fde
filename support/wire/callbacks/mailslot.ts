import type { Answer } from './answer.ts';
import type { Notification } from './notification.ts';

export interface Mailslot {
  readonly name: string;
  readonly url: string;
  readonly arrivals: Notification[];
  readonly refusals: string[];
  /** How many connections the receiver has dropped since the address was opened. */
  readonly dropped: () => number;
  answers: Answer[];
  otherwise: Answer | ((notification: Notification) => Answer);
}

export const freshSlot = (name: string, url: string, dropped: () => number): Mailslot => ({
  name,
  url,
  arrivals: [],
  refusals: [],
  dropped,
  answers: [],
  otherwise: { kind: 'status', status: 200 },
});

const MOST_TOLD = 5;

export function noteRefusal({ refusals }: Mailslot, sentence: string): void {
  if (refusals.length < MOST_TOLD && !refusals.includes(sentence)) refusals.push(sentence);
}
