import type { Answer } from './answer.ts';
import type { Notification } from './notification.ts';

export interface Mailslot {
  readonly name: string;
  readonly url: string;
  readonly arrivals: Notification[];
  readonly refusals: string[];
  /** How many connections the receiver has dropped since the address was opened. */
  readonly dropped: () => number;
  /** Whether a request without a body counts: at a receiver of notifications it is none, but a look whether anybody is there. */
  takesEmpty: boolean;
  answers: Answer[];
  otherwise: Answer | ((notification: Notification) => Answer);
}

export const freshSlot = (name: string, url: string, dropped: () => number): Mailslot => ({
  name,
  url,
  arrivals: [],
  refusals: [],
  dropped,
  takesEmpty: false,
  answers: [],
  otherwise: { kind: 'status', status: 200 },
});
