/** Thrown for a template that cannot be read or takes too much work. */
export class TemplateMistake extends Error {
  override name = 'TemplateMistake';
}

export const DEEPEST = 30;

/** How many levels a quoted text counts as: it is read as a copy, so few may be nested. */
const TEXT_LEVELS = 10;

/** The most pieces of a template: texts, references, directives, values and steps from one value to the next. */
export const MOST_PIECES = 10_000;

export class Reading {
  /** Attempts to match plus characters matched. */
  steps = 0;
  pieces = 0;
}

/** A position in the text of a template. Every move is counted. */
export class Cursor {
  readonly text: string;
  readonly #reading: Reading;
  #at = 0;
  #depth: number;

  constructor(text: string, reading: Reading, depth = 0) {
    this.text = text;
    this.#reading = reading;
    this.#depth = depth;
  }

  get at(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.text.length;
  }

  startsWith(words: string): boolean {
    this.#reading.steps += 1;
    return this.text.startsWith(words, this.#at);
  }

  /**
   * Reads what a sticky pattern matches here; undefined, without a move, if it does not.
   * The pattern is one run of characters or fails within a few, so that the count is right.
   */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.text)?.[0];
    this.#moveTo(this.#at + (taken?.length ?? 0));
    return taken;
  }

  /** Reads spaces and then exactly these characters; returns whether they were there. */
  takes(words: string): boolean {
    this.take(/\s+/y);
    if (!this.startsWith(words)) return false;
    this.#moveTo(this.#at + words.length);
    return true;
  }

  expect(words: string, where: string): void {
    if (!this.takes(words)) throw this.mistake(`${words} is missing ${where}`);
  }

  /** Everything up to `end`, which is skipped. */
  takeUntil(end: string, what: string): string {
    const from = this.#at;
    const found = this.text.indexOf(end, from);
    if (found < 0) throw this.mistake(`${what} has no ${end}`);
    this.#moveTo(found + end.length);
    return this.text.slice(from, found);
  }

  back(to: number): void {
    this.#at = to;
  }

  nested<Read>(read: () => Read): Read {
    this.#enter(1);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** A reader of the same kind for a text in quotes that ends here, counted with this one. */
  within(text: string): this {
    const Same = this.constructor as new (...given: ConstructorParameters<typeof Cursor>) => this;
    const inner = new Same(text, this.#reading, this.#depth);
    inner.#enter(TEXT_LEVELS);
    return inner;
  }

  piece<Piece>(piece: Piece): Piece {
    this.#reading.pieces += 1;
    if (this.#reading.pieces > MOST_PIECES) throw this.mistake(`it has more than ${MOST_PIECES} pieces`);
    return piece;
  }

  mistake(says: string): TemplateMistake {
    let line = 1;
    for (let at = this.text.indexOf('\n'); at >= 0 && at < this.#at; at = this.text.indexOf('\n', at + 1)) line += 1;
    return new TemplateMistake(`line ${line}: ${says}`);
  }

  #moveTo(at: number): void {
    this.#reading.steps += 1 + at - this.#at;
    this.#at = at;
  }

  #enter(levels: number): void {
    this.#depth += levels;
    if (this.#depth > DEEPEST) throw this.mistake(`it is nested more than ${DEEPEST} deep`);
  }
}
