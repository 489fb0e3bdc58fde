import { Cursor } from './cursor.ts';
import type { Expression, Link, Part, Reference, Step } from './template.ts';

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

const LONGEST_RANGE = 1000;

export const NAME = /[a-zA-Z_]\w*/y;

/** What opens a reference, before its name. */
export const OPENING = /\$!?\{?(?=[a-zA-Z_])/y;

const SHOWN = 40;

export abstract class ExpressionReader extends Cursor {
  /** Everything up to the end of the text, which may name variables. */
  abstract parts(): readonly Part[];

  /** Operators of one level make one chain, however many there are: a tree would grow deep. */
  read(level = 0): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#unary();
    const first = this.read(level + 1);
    const links: Link[] = [];
    for (let operator = this.#operator(operators); operator; operator = this.#operator(operators))
      links.push({ operator, right: this.read(level + 1) });
    return links.length === 0 ? first : this.piece({ kind: 'chain', first, links });
  }

  #operator(operators: Readonly<Record<string, string>>): string | undefined {
    this.take(/\s+/y);
    const start = this.at;
    const operator = operators[this.take(OPERATOR) ?? ''];
    if (operator === undefined) this.back(start);
    return operator;
  }

  #entriesFrom(first: Expression, end: string): Expression[] {
    const entries = [first];
    while (this.takes(',')) entries.push(this.read());
    this.expect(end, 'after the last entry');
    return entries;
  }

  #unary(): Expression {
    this.take(/\s+/y);
    if (!this.take(/!(?!=)|not\b/y)) return this.#primary();
    return this.piece({ kind: 'not', of: this.nested(() => this.#unary()) });
  }

  #primary(): Expression {
    if (this.takes('(')) {
      const inner = this.nested(() => this.read());
      this.expect(')', 'after an expression');
      return inner;
    }
    if (this.takes('[')) return this.#list();
    if (this.takes('{'))
      return this.nested(() => {
        const entries: Array<readonly [Expression, Expression]> = [];
        if (this.takes('}')) return this.piece({ kind: 'map', entries });
        do {
          const key = this.read();
          this.expect(':', 'between key and value');
          entries.push([key, this.read()]);
        } while (this.takes(','));
        this.expect('}', 'after the last entry');
        return this.piece({ kind: 'map', entries });
      });
    const simple = this.#constant() ?? this.reference();
    if (!simple) throw this.mistake('an expression is missing');
    return simple;
  }

  #constant(): Expression | undefined {
    const number = this.take(/-?\d+(?:\.\d+)?/y);
    if (number !== undefined) return this.piece({ kind: 'constant', value: Number(number) });
    if (this.takes("'")) return this.piece({ kind: 'constant', value: this.takeUntil("'", 'a text in quotes') });
    if (this.takes('"')) {
      const pieces: string[] = [];
      do pieces.push(this.takeUntil('"', 'a text in quotes'));
      while (this.take(/"/y));
      return this.piece({ kind: 'filled', parts: this.within(pieces.join('"')).parts() });
    }
    const word = this.take(/(?:true|false|null)\b/y);
    return word === undefined ? undefined : this.piece({ kind: 'constant', value: JSON.parse(word) });
  }

  #list(): Expression {
    return this.nested(() => {
      if (this.takes(']')) return this.piece({ kind: 'list', entries: [] });
      const first = this.read();
      if (this.takes('..')) {
        const to = this.read();
        this.expect(']', 'after a range');
        const length = first.kind === 'constant' && to.kind === 'constant' && Number(to.value) - Number(first.value);
        if (Math.abs(Number(length)) >= LONGEST_RANGE)
          throw this.mistake(`a range has more than ${LONGEST_RANGE} entries`);
        return this.piece({ kind: 'range', from: first, to });
      }
      return this.piece({ kind: 'list', entries: this.#entriesFrom(first, ']') });
    });
  }

  /** The reference that begins here, or undefined when the dollar sign is only a dollar sign. */
  reference(): Reference | undefined {
    const start = this.at;
    const opening = this.take(OPENING);
    if (opening === undefined) return undefined;
    const name = this.take(NAME) as string;
    const path: Step[] = [];
    for (let step = this.#step(); step; step = this.#step()) path.push(this.piece(step));
    if (opening.endsWith('{')) this.expect('}', `after ${this.text.slice(start, Math.min(this.at, start + SHOWN))}`);
    const source = this.text.slice(start, this.at);
    return this.piece({ kind: 'reference', name, quiet: opening.includes('!'), path, source });
  }

  #step(): Step | undefined {
    if (this.take(/\.(?=[a-zA-Z_])/y)) {
      const name = this.take(NAME) as string;
      if (!this.take(/\(/y)) return { kind: 'property', name };
      const values = this.nested(() => (this.takes(')') ? [] : this.#entriesFrom(this.read(), ')')));
      return { kind: 'method', name, values };
    }
    // A bracket with anything but a plain index is text.
    const start = this.at;
    if (!this.take(/\[/y)) return undefined;
    this.take(/\s+/y);
    const at = this.#plain();
    if (at && this.takes(']')) return { kind: 'index', at: this.piece(at) };
    this.back(start);
    return undefined;
  }

  #plain(): Expression | undefined {
    const number = this.take(/\d+/y);
    if (number !== undefined) return { kind: 'constant', value: Number(number) };
    const quote = this.take(/["']/y);
    if (quote === undefined) {
      const start = this.at;
      if (!this.take(/\$(?=[a-zA-Z_])/y)) return undefined;
      const name = this.take(NAME) as string;
      const source = this.text.slice(start, this.at);
      return { kind: 'reference', name, quiet: false, path: [], source };
    }
    const value = this.take(quote === '"' ? /[^"$#]+/y : /[^']+/y) ?? '';
    return this.takes(quote) ? { kind: 'constant', value } : undefined;
  }
}
