import type { Answer, Letter, Outcome } from './post.ts';

interface Tried {
  readonly attempt: number;
  readonly at: number;
  /** As they went over the wire, with a signature where there is one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly answer?: Answer | undefined;
}

export interface Attempt extends Tried {
  readonly id: string;
  /** What kind of notification it is, as users write it: `delivery_report`. */
  readonly type: string;
  /** The same as earlier clients of the lab read it: `delivery-report`. */
  readonly kind: string;
  readonly url: string;
  readonly about: string;
  readonly body: string;
  readonly note?: string;
}

/** An outcome in words, with the answer of the receiver if there is one. */
export const toldOf = (outcome: Outcome): Pick<Tried, 'outcome' | 'answer'> =>
  'status' in outcome ? { outcome: `status ${outcome.status}`, answer: outcome.answer } : { outcome: outcome.error };

/** How many attempts are remembered, and how much of an address or a body, in characters. */
const REMEMBERED = 1000;
const BEGINNING = 8000;

/** A copy, since a slice would keep the whole text in memory. */
const beginningOf = (text: string): string =>
  text.length > BEGINNING ? Buffer.from(text.slice(0, BEGINNING)).toString() : text;

function attemptOf(letter: Letter, { attempt, at, headers, outcome, answer }: Tried): Attempt {
  const { id, kind, note, order } = letter;
  const about = order.slice(order.lastIndexOf('/') + 1);
  const [url, body] = [beginningOf(letter.url), beginningOf(letter.body)];
  const known = { id, type: kind.replaceAll('-', '_'), kind, url, attempt, at, outcome, about, body, headers };
  return { ...known, ...(note === undefined ? {} : { note }), ...(answer && { answer }) };
}

/** The latest attempts of an outbox, each with its letter. */
export class AttemptLog {
  readonly attempts: Attempt[] = [];
  readonly #letters: Letter[] = [];
  #made = 0;

  add(letter: Letter, tried: Tried): Attempt {
    if (this.attempts.length === REMEMBERED) {
      this.attempts.shift();
      this.#letters.shift();
    }
    this.#made += 1;
    const noted = attemptOf(letter, tried);
    this.attempts.push(noted);
    this.#letters.push(letter);
    return noted;
  }

  get first(): number {
    return this.#made - this.attempts.length;
  }

  /** An attempt by its number among all, counted from 0, while it is remembered. */
  at(number: number): Attempt | undefined {
    return this.attempts[number - this.first];
  }

  letterAt(number: number): Letter | undefined {
    return this.#letters[number - this.first];
  }
}
