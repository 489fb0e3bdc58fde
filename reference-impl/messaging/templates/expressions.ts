import type { Cursor } from './cursor.ts';
import { ReferenceReader } from './references.ts';
import type { Expression, Link, Part, Reference } from './template.ts';

/** Reads the parts of a text in double quotes, which may name variables. */
export type ReadParts = (within: Cursor) => readonly Part[];

/** Operators by how tightly they bind, loosest first; words have their signs beside them. */
const LEVELS: ReadonlyArray<Readonly<Record<string, string>>> = [
  { '||': '||', or: '||' },
  { '&&': '&&', and: '&&' },
  { '==': '==', eq: '==', '!=': '!=', ne: '!=' },
  { '<=': '<=', le: '<=', '>=': '>=', ge: '>=', '<': '<', lt: '<', '>': '>', gt: '>' },
  { '+': '+', '-': '-' },
  { '*': '*', '/': '/', '%': '%' },
];

const OPERATOR = /\|\||&&|[=!]=|[<>]=?|[-+*/%]|(?:or|and|eq|ne|le|ge|lt|gt)\b/y;

/** The most entries of a range whose ends are written out. */
const LONGEST_RANGE = 1000;

export class ExpressionReader {
  readonly #cursor: Cursor;
  readonly #readParts: ReadParts;
  readonly #references: ReferenceReader;

  constructor(cursor: Cursor, readParts: ReadParts) {
    this.#cursor = cursor;
    this.#readParts = readParts;
    this.#references = new ReferenceReader(cursor, (end) => this.#entries(end));
  }

  /** The reference that begins here, or undefined when the dollar sign is only a dollar sign. */
  reference(): Reference | undefined {
    return this.#references.read();
  }

  /** Operators of one level make one chain, however many there are: a tree would grow deep. */
  read(level = 0): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    const first = this.read(level + 1);
    const links: Link[] = [];
    for (let operator = this.#operator(operators); operator; operator = this.#operator(operators))
      links.push({ operator, right: this.read(level + 1) });
    return links.length === 0 ? first : this.#cursor.piece({ kind: 'chain', first, links });
  }

  #operator(operators: Readonly<Record<string, string>>): string | undefined {
    const cursor = this.#cursor;
    cursor.take(/\s+/y);
    const start = cursor.at;
    const operator = operators[cursor.take(OPERATOR) ?? ''];
    if (operator === undefined) cursor.back(start);
    return operator;
  }

  /** Reads entries from the first to the last, after the bracket that opens them. */
  #entries(end: string): Expression[] {
    const cursor = this.#cursor;
    return cursor.nested(() => (cursor.takes(end) ? [] : this.#entriesFrom(this.read(), end)));
  }

  #entriesFrom(first: Expression, end: string): Expression[] {
    const entries = [first];
    while (this.#cursor.takes(',')) entries.push(this.read());
    this.#cursor.expect(end, 'after the last entry');
    return entries;
  }

  #unary(): Expression {
    const cursor = this.#cursor;
    cursor.take(/\s+/y);
    if (!cursor.take(/!(?!=)|not\b/y)) return this.#primary();
    return cursor.piece({ kind: 'not', of: cursor.nested(() => this.#unary()) });
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
    const simple = this.#constant() ?? this.reference();
    if (!simple) throw cursor.mistake('an expression is missing');
    return simple;
  }

  #constant(): Expression | undefined {
    const cursor = this.#cursor;
    const number = cursor.take(/-?\d+(?:\.\d+)?/y);
    if (number !== undefined) return cursor.piece({ kind: 'constant', value: Number(number) });
    if (cursor.takes("'")) return cursor.piece({ kind: 'constant', value: cursor.takeUntil("'", 'a text in quotes') });
    if (cursor.takes('"')) return this.#filled();
    const word = cursor.take(/(?:true|false|null)\b/y);
    return word === undefined ? undefined : cursor.piece({ kind: 'constant', value: JSON.parse(word) });
  }

  /** In double quotes two of them mean one. */
  #filled(): Expression {
    const cursor = this.#cursor;
    const pieces: string[] = [];
    do pieces.push(cursor.takeUntil('"', 'a text in quotes'));
    while (cursor.take(/"/y));
    return cursor.piece({ kind: 'filled', parts: this.#readParts(cursor.within(pieces.join('"'))) });
  }

  #list(): Expression {
    const cursor = this.#cursor;
    return cursor.nested(() => {
      if (cursor.takes(']')) return cursor.piece({ kind: 'list', entries: [] });
      const first = this.read();
      if (cursor.takes('..')) return this.#range(first);
      return cursor.piece({ kind: 'list', entries: this.#entriesFrom(first, ']') });
    });
  }

  #range(from: Expression): Expression {
    const cursor = this.#cursor;
    const to = this.read();
    cursor.expect(']', 'after a range');
    const length = from.kind === 'constant' && to.kind === 'constant' && Number(to.value) - Number(from.value);
    if (Math.abs(Number(length)) >= LONGEST_RANGE)
      throw cursor.mistake(`a range has more than ${LONGEST_RANGE} entries`);
    return cursor.piece({ kind: 'range', from, to });
  }

  #map(): Expression {
    const cursor = this.#cursor;
    return cursor.nested(() => {
      const entries: Array<readonly [Expression, Expression]> = [];
      if (cursor.takes('}')) return cursor.piece({ kind: 'map', entries });
      do {
        const key = this.read();
        cursor.expect(':', 'between key and value');
        entries.push([key, this.read()]);
      } while (cursor.takes(','));
      cursor.expect('}', 'after the last entry');
      return cursor.piece({ kind: 'map', entries });
    });
  }
}
