/** Raised for a template that cannot be read or that wants more than a template may have. */
export class TemplateMistake extends Error {
  override name = 'TemplateMistake';
}

/** How deep blocks, lists and brackets may be nested. */
const DEEPEST = 30;

/** A place in the text of a template that only moves on. */
export class Cursor {
  readonly text: string;
  at = 0;
  #depth = 0;

  constructor(text: string, depth = 0) {
    this.text = text;
    this.#depth = depth;
  }

  get depth(): number {
    return this.#depth;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  startsWith(words: string): boolean {
    return this.text.startsWith(words, this.at);
  }

  /** Takes what a sticky pattern matches here; undefined and no move when it does not. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.at = pattern.lastIndex;
    return match;
  }

  /** Takes exactly these characters after blanks; answers whether they were there. */
  takes(words: string): boolean {
    this.take(/\s*/y);
    if (!this.startsWith(words)) return false;
    this.at += words.length;
    return true;
  }

  expect(words: string, where: string): void {
    if (!this.takes(words)) throw this.mistake(`${words} is missing ${where}`);
  }

  /** Everything up to `end`, which is passed over. */
  takeUntil(end: string, what: string): string {
    const found = this.text.indexOf(end, this.at);
    if (found < 0) throw this.mistake(`${what} has no ${end}`);
    const taken = this.text.slice(this.at, found);
    this.at = found + end.length;
    return taken;
  }

  /** Reads something that is nested in what is read now. */
  nested<Read>(read: () => Read): Read {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw this.mistake(`it is nested more than ${DEEPEST} deep`);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** A mistake with the line it is on. */
  mistake(says: string): TemplateMistake {
    let line = 1;
    for (let at = this.text.indexOf('\n'); at >= 0 && at < this.at; at = this.text.indexOf('\n', at + 1))
      line += 1;
    return new TemplateMistake(`line ${line}: ${says}`);
  }
}
