import type { TimeLadder } from '../../wire/lab/time-ladder.ts';
import type { Cast } from './cast.ts';

/** The last characters of an instant that differ between any two within 24 hours. */
const SIGNIFICANT = 6;

/** Pages whose links are counted: the links of other examples to the same page would count too. */
const COUNTED = /https:\/\/example\.com\/(?:counted|mine|pages|three)\//g;

/** The texts of an example as sent; each ends with a mark of its own where a shared account withholds repeats. */
export class MarkedTexts {
  readonly #cast: Cast;
  readonly #time: TimeLadder;
  readonly #sent = new Map<unknown, string>();
  #mark: string | undefined;

  constructor(cast: Cast, time: TimeLadder) {
    this.#cast = cast;
    this.#time = time;
  }

  get #isMarking(): boolean {
    const { facts, hasWorld } = this.#cast;
    return !hasWorld && facts.accounts.some(({ features }) => features?.includes('de-duplication'));
  }

  #ownMark(): string {
    const time = this.#time;
    this.#mark ??= time.waits.tape.key(() => time.now().toString(36).slice(-SIGNIFICANT));
    return this.#mark;
  }

  /** A page of this example's own in the place of one whose links are counted. */
  ownPages(text: string): string {
    return this.#cast.hasWorld ? text : text.replace(COUNTED, (page) => `${page}${this.#ownMark()}/`);
  }

  toSend(text: string): string {
    if (typeof text !== 'string' || text === '') return text;
    const own = this.ownPages(text);
    if (!this.#isMarking) return own;
    const marked = `${own} ${this.#ownMark()}`;
    this.#sent.set(text, marked);
    return marked;
  }

  /** What to expect where a step writes a text that was sent; other values are what they are. */
  expected(value: unknown): unknown {
    return this.#sent.get(value) ?? value;
  }

  /** Whether a text that arrived may be of this example: where texts are marked it has the mark. */
  isOwn(text: string | undefined): boolean {
    return this.#mark === undefined || !this.#isMarking || (text?.includes(this.#mark) ?? false);
  }

  /** A text that arrived, as steps write it: without the mark of the example. */
  asWritten(text: string | undefined = ''): string {
    const mark = ` ${this.#mark}`;
    return this.#mark !== undefined && text.endsWith(mark) ? text.slice(0, -mark.length) : text;
  }
}
