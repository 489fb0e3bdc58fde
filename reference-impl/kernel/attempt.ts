import type { Letter } from './outbox.ts';

/** One attempt as the lab shows it. */
export interface Attempt {
  readonly id: string;
  readonly kind: string;
  /** How the address begins. */
  readonly url: string;
  readonly attempt: number;
  readonly at: number;
  readonly outcome: string;
  /** The message or the call it is about. */
  readonly about: string;
  /** How the body begins. */
  readonly body: string;
  readonly note?: string;
}

/** How much of an address or a body an attempt remembers, in characters. */
const REMEMBERED = 8000;

/** A copy, since a slice would keep the whole text in memory. */
const beginningOf = (text: string): string =>
  text.length > REMEMBERED ? Buffer.from(text.slice(0, REMEMBERED)).toString() : text;

/** What is remembered of an attempt to send a letter. */
export function attemptOf(letter: Letter, attempt: number, at: number, outcome: string): Attempt {
  const { id, kind, note, order } = letter;
  const about = order.slice(order.lastIndexOf('/') + 1);
  const [url, body] = [beginningOf(letter.url), beginningOf(letter.body)];
  const known = { id, kind, url, attempt, at, outcome, about, body };
  return note === undefined ? known : { ...known, note };
}
