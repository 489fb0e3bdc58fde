import { type Attempt, attemptOf, type Tried } from './attempt.ts';
import type { Letter } from './letter.ts';

const REMEMBERED = 1000;

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

  /** The number of the oldest one that is remembered. */
  get first(): number {
    return this.#made - this.attempts.length;
  }

  /** An attempt by its number among all, counted from 0, while it is remembered. */
  at(number: number): Attempt | undefined {
    return this.attempts[number - this.first];
  }

  /** The letter of an attempt, while it is remembered. */
  letterAt(number: number): Letter | undefined {
    return this.#letters[number - this.first];
  }
}
