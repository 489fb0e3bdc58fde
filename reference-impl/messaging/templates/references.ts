import type { Cursor } from './cursor.ts';
import type { Expression, Reference, Step } from './template.ts';

/** Reads the values of a method up to the bracket that ends them. */
type ReadEntries = (end: string) => Expression[];

/** The name of a variable, a member, a method or a directive. */
export const NAME = /[a-zA-Z_]\w*/y;

/** What opens a reference, before its name. */
export const OPENING = /\$!?\{?(?=[a-zA-Z_])/y;

/** How much of a reference an error message quotes. */
const SHOWN = 40;

export class ReferenceReader {
  readonly #cursor: Cursor;
  readonly #readEntries: ReadEntries;

  constructor(cursor: Cursor, readEntries: ReadEntries) {
    this.#cursor = cursor;
    this.#readEntries = readEntries;
  }

  /** The reference that begins here, or undefined when there is none. */
  read(): Reference | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    const opening = cursor.take(OPENING);
    if (opening === undefined) return undefined;
    const name = cursor.take(NAME) as string;
    const path: Step[] = [];
    for (let step = this.#step(); step; step = this.#step()) path.push(cursor.piece(step));
    if (opening.endsWith('{'))
      cursor.expect('}', `after ${cursor.text.slice(start, Math.min(cursor.at, start + SHOWN))}`);
    const source = cursor.text.slice(start, cursor.at);
    return cursor.piece({ kind: 'reference', name, quiet: opening.includes('!'), path, source });
  }

  #step(): Step | undefined {
    const cursor = this.#cursor;
    if (!cursor.take(/\.(?=[a-zA-Z_])/y)) return this.#index();
    const name = cursor.take(NAME) as string;
    if (!cursor.take(/\(/y)) return { kind: 'property', name };
    return { kind: 'method', name, values: this.#readEntries(')') };
  }

  /** A bracket with anything but a plain index is text. */
  #index(): Step | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    if (cursor.take(/\[/y)) {
      cursor.take(/\s+/y);
      const at = this.#plain();
      if (at && cursor.takes(']')) return { kind: 'index', at: cursor.piece(at) };
      cursor.back(start);
    }
    return undefined;
  }

  #plain(): Expression | undefined {
    const cursor = this.#cursor;
    const number = cursor.take(/\d+/y);
    if (number !== undefined) return { kind: 'constant', value: Number(number) };
    const quote = cursor.take(/["']/y);
    if (quote === undefined) return this.#variable();
    const value = cursor.take(quote === '"' ? /[^"$#]+/y : /[^']+/y) ?? '';
    return cursor.takes(quote) ? { kind: 'constant', value } : undefined;
  }

  #variable(): Expression | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    if (!cursor.take(/\$(?=[a-zA-Z_])/y)) return undefined;
    const name = cursor.take(NAME) as string;
    const source = cursor.text.slice(start, cursor.at);
    return { kind: 'reference', name, quiet: false, path: [], source };
  }
}
