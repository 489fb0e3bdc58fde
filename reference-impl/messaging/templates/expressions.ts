import type { Cursor } from './cursor.ts';
import type { Expression, Part, Reference, Step } from './template.ts';

/** Reads the parts of a text in double quotes, which may name variables. */
export type ReadParts = (text: string, depth: number) => readonly Part[];

/** Operators by how tightly they bind, loosest first; words have their signs beside them. */
const LEVELS: ReadonlyArray<ReadonlyArray<readonly [pattern: RegExp, operator: string]>> = [
  [[/\s*(?:\|\||or\b)/y, '||']],
  [[/\s*(?:&&|and\b)/y, '&&']],
  [
    [/\s*(?:==|eq\b)/y, '=='],
    [/\s*(?:!=|ne\b)/y, '!='],
  ],
  [
    [/\s*(?:<=|le\b)/y, '<='],
    [/\s*(?:>=|ge\b)/y, '>='],
    [/\s*(?:<|lt\b)/y, '<'],
    [/\s*(?:>|gt\b)/y, '>'],
  ],
  [
    [/\s*\+/y, '+'],
    [/\s*-/y, '-'],
  ],
  [
    [/\s*\*/y, '*'],
    [/\s*\//y, '/'],
    [/\s*%/y, '%'],
  ],
];

/** The most entries of a range whose ends are written out. */
const LONGEST_RANGE = 1000;

const REFERENCE = /\$(!?)(\{?)([a-zA-Z_]\w*)/y;

/** Reads expressions and references of the template language. */
export class ExpressionReader {
  readonly #cursor: Cursor;
  readonly #readParts: ReadParts;

  constructor(cursor: Cursor, readParts: ReadParts) {
    this.#cursor = cursor;
    this.#readParts = readParts;
  }

  read(level = 0): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    let left = this.read(level + 1);
    for (;;) {
      const operator = operators.find(([pattern]) => this.#cursor.take(pattern))?.[1];
      if (operator === undefined) return left;
      left = { kind: 'binary', operator, left, right: this.read(level + 1) };
    }
  }

  /** The reference that begins here, or undefined when the dollar sign is only a dollar sign. */
  reference(): Reference | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    const match = cursor.take(REFERENCE);
    if (!match) return undefined;
    const [, quiet, brace, name] = match as unknown as [string, string, string, string];
    const path: Step[] = [];
    for (let step = this.#step(); step; step = this.#step()) path.push(step);
    if (brace !== '') cursor.expect('}', `after ${cursor.text.slice(start, cursor.at).slice(0, 40)}`);
    const source = cursor.text.slice(start, cursor.at);
    return { kind: 'reference', name, quiet: quiet === '!', path, source };
  }

  #step(): Step | undefined {
    const cursor = this.#cursor;
    const named = cursor.take(/\.([a-zA-Z_]\w*)/y)?.[1];
    if (named !== undefined) {
      if (!cursor.take(/\(/y)) return { kind: 'property', name: named };
      return { kind: 'method', name: named, values: this.#entries(')') };
    }
    if (
      !/^\[\s*(?:\d+|"[^"$#]*"|'[^']*'|\$[a-zA-Z_]\w*)\s*\]/.test(
        cursor.text.slice(cursor.at, cursor.at + 250),
      )
    )
      return undefined;
    cursor.take(/\[/y);
    const at = this.read();
    cursor.expect(']', 'after an index');
    return { kind: 'index', at };
  }

  #entries(end: string): Expression[] {
    const cursor = this.#cursor;
    return cursor.nested(() => {
      const entries: Expression[] = [];
      if (cursor.takes(end)) return entries;
      do entries.push(this.read());
      while (cursor.takes(','));
      cursor.expect(end, 'after the last entry');
      return entries;
    });
  }

  #unary(): Expression {
    const cursor = this.#cursor;
    if (cursor.take(/\s*(?:!(?!=)|not\b)/y)) return { kind: 'not', of: cursor.nested(() => this.#unary()) };
    return this.#primary();
  }

  #primary(): Expression {
    const cursor = this.#cursor;
    if (cursor.takes('(')) {
      const inner = cursor.nested(() => this.read());
      cursor.expect(')', 'after an expression');
      return inner;
    }
    if (cursor.takes('[')) return this.#list();
    if (cursor.takes('{')) return this.#map();
    return this.#constant() ?? this.#referenceHere();
  }

  #referenceHere(): Reference {
    const reference = this.reference();
    if (!reference) throw this.#cursor.mistake('an expression is missing');
    return reference;
  }

  #constant(): Expression | undefined {
    const cursor = this.#cursor;
    const number = cursor.take(/-?\d+(?:\.\d+)?/y)?.[0];
    if (number !== undefined) return { kind: 'constant', value: Number(number) };
    const plain = cursor.take(/'([^']*)'/y)?.[1];
    if (plain !== undefined) return { kind: 'constant', value: plain };
    const filled = cursor.take(/"((?:[^"]|"")*)"/y)?.[1];
    if (filled !== undefined)
      return { kind: 'filled', parts: this.#readParts(filled.replaceAll('""', '"'), cursor.depth + 1) };
    const word = cursor.take(/(?:true|false|null)\b/y)?.[0];
    return word === undefined ? undefined : { kind: 'constant', value: JSON.parse(word) };
  }

  #list(): Expression {
    const cursor = this.#cursor;
    const start = cursor.at;
    if (cursor.takes(']')) return { kind: 'list', entries: [] };
    const from = cursor.nested(() => this.read(4));
    if (cursor.takes('..')) {
      const to = cursor.nested(() => this.read(4));
      cursor.expect(']', 'after a range');
      const length =
        from.kind === 'constant' && to.kind === 'constant' && Number(to.value) - Number(from.value);
      if (Math.abs(Number(length)) >= LONGEST_RANGE)
        throw cursor.mistake(`a range has more than ${LONGEST_RANGE} entries`);
      return { kind: 'range', from, to };
    }
    cursor.at = start;
    return { kind: 'list', entries: this.#entries(']') };
  }

  #map(): Expression {
    const cursor = this.#cursor;
    return cursor.nested(() => {
      const entries: Array<readonly [Expression, Expression]> = [];
      if (cursor.takes('}')) return { kind: 'map', entries };
      do {
        const key = this.read();
        cursor.expect(':', 'between key and value');
        entries.push([key, this.read()]);
      } while (cursor.takes(','));
      cursor.expect('}', 'after the last entry');
      return { kind: 'map', entries };
    });
  }
}
