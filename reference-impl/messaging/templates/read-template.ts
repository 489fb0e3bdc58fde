import { Cursor, TemplateMistake } from './cursor.ts';
import { ExpressionReader } from './expressions.ts';
import type { Branch, Part } from './template.ts';

/** The most characters of a template. */
export const LONGEST_TEMPLATE = 100_000;

/** What the language has and a webhook may not use. */
const UNSUPPORTED = new Set(['macro', 'parse', 'include', 'evaluate', 'define']);
const ENDINGS = new Set(['end', 'else', 'elseif']);
const DIRECTIVES = new Set(['if', 'foreach', 'set', 'break', 'stop', ...ENDINGS]);

const DIRECTIVE = /#(?:\{([a-z]+)\}|([a-zA-Z_]\w*))/y;
const REST_OF_LINE = /[ \t]*\r?\n/y;

/** Reads one text of the template language. Throws TemplateMistake for what it does not know. */
class TemplateReader {
  readonly #cursor: Cursor;
  readonly #expressions: ExpressionReader;

  constructor(text: string, depth: number) {
    this.#cursor = new Cursor(text, depth);
    this.#expressions = new ExpressionReader(this.#cursor, (inner, at) =>
      new TemplateReader(inner, at).all(),
    );
  }

  all(): Part[] {
    const parts: Part[] = [];
    const ending = this.#block(parts);
    if (ending !== undefined) throw this.#cursor.mistake(`#${ending} has nothing to belong to`);
    return parts;
  }

  /** Reads up to the directive that ends a block, and answers its name; undefined at the end of the text. */
  #block(parts: Part[]): string | undefined {
    const cursor = this.#cursor;
    while (!cursor.isAtEnd) {
      const text = cursor.take(/[^$#\\]+/y)?.[0];
      if (text !== undefined) parts.push({ kind: 'text', text });
      else if (cursor.startsWith('$')) parts.push(this.#expressions.reference() ?? this.#sign());
      else if (cursor.startsWith('\\')) parts.push(this.#escaped());
      else if (!this.#comment(parts)) {
        const ending = this.#directive(parts);
        if (ending !== undefined) return ending;
      }
    }
    return undefined;
  }

  #sign(): Part {
    return { kind: 'text', text: this.#cursor.take(/[\s\S]/y)?.[0] ?? '' };
  }

  /** A backslash keeps a variable or a directive from being one. */
  #escaped(): Part {
    const sign = this.#cursor.take(/\\([$#])(?=[!{a-zA-Z_])/y)?.[1];
    return sign === undefined ? this.#sign() : { kind: 'text', text: sign };
  }

  /** Passes over a comment or takes a text that is left as it is; answers whether there was one. */
  #comment(parts: Part[]): boolean {
    const cursor = this.#cursor;
    if (cursor.take(/##[^\n]*\n?/y)) return true;
    if (cursor.take(/#\*/y)) return cursor.takeUntil('*#', 'a comment') !== undefined;
    if (!cursor.take(/#\[\[/y)) return false;
    parts.push({ kind: 'text', text: cursor.takeUntil(']]#', 'a text to be left alone') });
    return true;
  }

  #directive(parts: Part[]): string | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    const match = cursor.take(DIRECTIVE);
    const name = match?.[1] ?? match?.[2];
    if (name === undefined || !DIRECTIVES.has(name)) {
      if (name !== undefined && (UNSUPPORTED.has(name) || cursor.startsWith('(')))
        throw cursor.mistake(`the directive #${name} is not supported`);
      cursor.at = start;
      parts.push(this.#sign());
      return undefined;
    }
    if (ENDINGS.has(name)) return name;
    parts.push(this.#known(name));
    return undefined;
  }

  #known(name: string): Part {
    if (name === 'if') return this.#cursor.nested(() => this.#if());
    if (name === 'foreach') return this.#cursor.nested(() => this.#foreach());
    if (name === 'set') return this.#set();
    return { kind: name as 'break' | 'stop' };
  }

  #condition(): Branch['condition'] {
    this.#cursor.expect('(', 'before a condition');
    const condition = this.#expressions.read();
    this.#cursor.expect(')', 'after a condition');
    this.#cursor.take(REST_OF_LINE);
    return condition;
  }

  #if(): Part {
    const branches: Branch[] = [];
    let opening: string | undefined = 'if';
    while (opening !== 'end') {
      const condition = opening === 'else' ? undefined : this.#condition();
      const parts: Part[] = [];
      const ending = this.#block(parts);
      if (ending === undefined) throw this.#cursor.mistake('#if has no #end');
      if (condition === undefined && ending !== 'end')
        throw this.#cursor.mistake(`#${ending} comes after #else`);
      branches.push({ condition, parts });
      this.#cursor.take(ending === 'elseif' ? /(?:)/y : REST_OF_LINE);
      opening = ending;
    }
    return { kind: 'if', branches };
  }

  #foreach(): Part {
    const cursor = this.#cursor;
    const name = cursor.take(/\s*\(\s*\$!?\{?([a-zA-Z_]\w*)\}?\s+in\b/y)?.[1];
    if (name === undefined) throw cursor.mistake('#foreach wants ($name in …)');
    const of = this.#expressions.read();
    cursor.expect(')', 'after a loop');
    cursor.take(REST_OF_LINE);
    const parts: Part[] = [];
    const ending = this.#block(parts);
    if (ending !== 'end') throw cursor.mistake('#foreach has no #end');
    cursor.take(REST_OF_LINE);
    return { kind: 'foreach', name, of, parts };
  }

  #set(): Part {
    const cursor = this.#cursor;
    const name = cursor.take(/\s*\(\s*\$!?\{?([a-zA-Z_]\w*)\}?\s*=/y)?.[1];
    if (name === undefined) throw cursor.mistake('#set wants ($name = …)');
    const value = this.#expressions.read();
    cursor.expect(')', 'after a value');
    cursor.take(REST_OF_LINE);
    return { kind: 'set', name, value };
  }
}

/** Reads a template. Throws TemplateMistake with the line for what is wrong. */
export function readTemplate(text: string): readonly Part[] {
  if (text.length > LONGEST_TEMPLATE)
    throw new TemplateMistake(`it is longer than ${LONGEST_TEMPLATE} characters`);
  return new TemplateReader(text, 0).all();
}
