import type { Session } from './session.ts';

/** The last characters of an instant that differ between any two within 24 hours. */
const SIGNIFICANT = 6;

type Example = Pick<Session, 'facts' | 'hasLab' | 'time'>;

/**
 * The texts of an example as they are sent. On a shared account that withholds repeats a text of another example, or of
 * the run before, would make this one a repeat: there each text ends with a mark of its example.
 */
export class MarkedTexts {
  readonly #example: Example;
  readonly #sent = new Map<unknown, string>();
  #mark: string | undefined;

  constructor(example: Example) {
    this.#example = example;
  }

  get #isMarking(): boolean {
    const { facts, hasLab } = this.#example;
    return !hasLab && facts.accounts.some(({ features }) => features?.includes('de-duplication'));
  }

  /** The text to send for one that a step writes. */
  toSend(text: string): string {
    if (!this.#isMarking || typeof text !== 'string' || text === '') return text;
    const { time } = this.#example;
    this.#mark ??= time.waits.tape.key(() => time.now().toString(36).slice(-SIGNIFICANT));
    const marked = `${text} ${this.#mark}`;
    this.#sent.set(text, marked);
    return marked;
  }

  /** What to expect where a step writes a text that was sent; other values are what they are. */
  expected(value: unknown): unknown {
    return this.#sent.get(value) ?? value;
  }
}
