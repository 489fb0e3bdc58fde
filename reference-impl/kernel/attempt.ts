import type { Letter } from './letter.ts';
import type { Answer, Outcome } from './post.ts';

export interface Attempt {
  readonly id: string;
  /** What kind of notification it is, as users write it: `delivery_report`. */
  readonly type: string;
  /** The same as earlier clients of the lab read it: `delivery-report`. */
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
  /** As they went over the wire, with a signature where there is one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer?: Answer;
}

/** One attempt: when it left, with which headers, and its outcome. */
export interface Tried {
  readonly attempt: number;
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly answer?: Answer | undefined;
}

/** An outcome in words, with the answer of the receiver if there is one. */
export const toldOf = (outcome: Outcome): Pick<Tried, 'outcome' | 'answer'> =>
  'status' in outcome ? { outcome: `status ${outcome.status}`, answer: outcome.answer } : { outcome: outcome.error };

/** How much of an address or a body an attempt remembers, in characters. */
const REMEMBERED = 8000;

/** A copy, since a slice would keep the whole text in memory. */
const beginningOf = (text: string): string =>
  text.length > REMEMBERED ? Buffer.from(text.slice(0, REMEMBERED)).toString() : text;

/** What is remembered of an attempt to send a letter. */
export function attemptOf(letter: Letter, { attempt, at, headers, outcome, answer }: Tried): Attempt {
  const { id, kind, note, order } = letter;
  const about = order.slice(order.lastIndexOf('/') + 1);
  const [url, body] = [beginningOf(letter.url), beginningOf(letter.body)];
  const known = { id, type: kind.replaceAll('-', '_'), kind, url, attempt, at, outcome, about, body, headers };
  return { ...known, ...(note === undefined ? {} : { note }), ...(answer && { answer }) };
}
