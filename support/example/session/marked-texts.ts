import type { Facts } from '../../ground/facts.ts';
import type { Tape } from '../../ground/time/tape.ts';

/** The last characters of an instant that differ between any two within 24 hours. */
const SIGNIFICANT = 6;

interface MarkedParts {
  readonly facts: Facts;
  readonly hasLab: boolean;
  readonly tape: Tape;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The texts of an example as they are sent. On a shared account that withholds repeats a text of another example, or of
 * the run before, would make this one a repeat: there each text ends with a mark of its example.
 */
export class MarkedTexts {
  readonly #parts: MarkedParts;
  readonly #sent = new Map<unknown, string>();
  #mark: string | undefined;

  constructor(parts: MarkedParts) {
    this.#parts = parts;
  }

  get #isMarking(): boolean {
    const { facts, hasLab } = this.#parts;
    return !hasLab && facts.accounts.some(({ features }) => features?.includes('de-duplication'));
  }

  /** The text to send for one that a step writes. */
  toSend(text: string): string {
    if (!this.#isMarking || typeof text !== 'string' || text === '') return text;
    const { tape, now } = this.#parts;
    this.#mark ??= tape.key(() => now().toString(36).slice(-SIGNIFICANT));
    const marked = `${text} ${this.#mark}`;
    this.#sent.set(text, marked);
    return marked;
  }

  /** What to expect where a step writes a text that was sent; other values are what they are. */
  expected(value: unknown): unknown {
    return this.#sent.get(value) ?? value;
  }
}
