import { Cursor, Reading, TemplateMistake } from './cursor.ts';
import { ExpressionReader } from './expressions.ts';
import { NAME, OPENING } from './references.ts';
import type { Branch, Part } from './template.ts';

/** The most characters of a template. */
export const LONGEST_TEMPLATE = 100_000;

/** Directives that webhooks may not use. */
const UNSUPPORTED = new Set(['macro', 'parse', 'include', 'evaluate', 'define']);
const ENDINGS = new Set(['end', 'else', 'elseif']);
const DIRECTIVES = new Set(['if', 'foreach', 'set', 'break', 'stop', ...ENDINGS]);

/** Reads one text of the template language. Throws TemplateMistake for anything unknown. */
class TemplateReader {
  readonly #cursor: Cursor;
  readonly #expressions: ExpressionReader;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
    this.#expressions = new ExpressionReader(cursor, (within) => new TemplateReader(within).all());
  }

  all(): Part[] {
    const parts: Part[] = [];
    const ending = this.#block(parts);
    if (ending !== undefined) throw this.#cursor.mistake(`#${ending} has no beginning`);
    return parts;
  }

  /** Reads up to the directive that ends a block, and returns its name; undefined at the end of the text. */
  #block(parts: Part[]): string | undefined {
    const cursor = this.#cursor;
    while (!cursor.isAtEnd) {
      const text = cursor.take(/[^$#\\]+/y) ?? this.#escaped();
      if (text !== undefined) this.#text(parts, text);
      else if (cursor.startsWith('$')) {
        const reference = this.#expressions.reference();
        if (reference) parts.push(reference);
        else this.#sign(parts);
      } else if (!this.#comment(parts)) {
        const ending = this.#directive(parts);
        if (ending !== undefined) return ending;
      }
    }
    return undefined;
  }

  /** Texts that follow each other are one piece. */
  #text(parts: Part[], text: string): void {
    const last = parts.at(-1);
    if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text };
    else parts.push(this.#cursor.piece({ kind: 'text', text }));
  }

  #sign(parts: Part[]): void {
    this.#text(parts, this.#cursor.take(/[\s\S]/y) ?? '');
  }

  /** A backslash escapes a variable or a directive; otherwise it is text. */
  #escaped(): string | undefined {
    const escaped = this.#cursor.take(/\\[$#](?=[!{a-zA-Z_])/y);
    return escaped?.slice(1) ?? this.#cursor.take(/\\/y);
  }

  /** Skips a comment or reads verbatim text; returns whether there was either. */
  #comment(parts: Part[]): boolean {
    const cursor = this.#cursor;
    if (cursor.take(/##[^\n]*\n?/y)) return true;
    if (cursor.take(/#\*/y)) return cursor.takeUntil('*#', 'a comment') !== undefined;
    if (!cursor.take(/#\[\[/y)) return false;
    this.#text(parts, cursor.takeUntil(']]#', 'a verbatim text'));
    return true;
  }

  #directive(parts: Part[]): string | undefined {
    const cursor = this.#cursor;
    const start = cursor.at;
    const name = this.#directiveName();
    if (name === undefined || !DIRECTIVES.has(name)) {
      if (name !== undefined && (UNSUPPORTED.has(name) || cursor.startsWith('(')))
        throw cursor.mistake(`the directive #${name} is not supported`);
      cursor.back(start);
      this.#sign(parts);
      return undefined;
    }
    if (ENDINGS.has(name)) return name;
    parts.push(this.#cursor.piece(this.#known(name)));
    return undefined;
  }

  #directiveName(): string | undefined {
    const cursor = this.#cursor;
    cursor.take(/#/y);
    if (!cursor.take(/\{(?=[a-z])/y)) return cursor.take(NAME);
    const name = cursor.take(/[a-z]+/y);
    return cursor.take(/\}/y) && name;
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
    this.#restOfLine();
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
      if (condition === undefined && ending !== 'end') throw this.#cursor.mistake(`#${ending} comes after #else`);
      branches.push({ condition, parts });
      if (ending !== 'elseif') this.#restOfLine();
      opening = ending;
    }
    return { kind: 'if', branches };
  }

  #foreach(): Part {
    const cursor = this.#cursor;
    const name = this.#target();
    if (name === undefined || !cursor.take(/\s+/y) || !cursor.take(/in\b/y))
      throw cursor.mistake('#foreach needs ($name in …)');
    const of = this.#expressions.read();
    cursor.expect(')', 'after a loop');
    this.#restOfLine();
    const parts: Part[] = [];
    const ending = this.#block(parts);
    if (ending !== 'end') throw cursor.mistake('#foreach has no #end');
    this.#restOfLine();
    return { kind: 'foreach', name, of, parts };
  }

  #set(): Part {
    const cursor = this.#cursor;
    const name = this.#target();
    if (name === undefined || !cursor.takes('=')) throw cursor.mistake('#set needs ($name = …)');
    const value = this.#expressions.read();
    cursor.expect(')', 'after a value');
    this.#restOfLine();
    return { kind: 'set', name, value };
  }

  /** The variable that a directive sets, after the bracket it opens. */
  #target(): string | undefined {
    const cursor = this.#cursor;
    if (!cursor.takes('(')) return undefined;
    cursor.take(/\s+/y);
    if (!cursor.take(OPENING)) return undefined;
    const name = cursor.take(NAME);
    cursor.take(/\}/y);
    return name;
  }

  /** A directive alone on its line includes the line break. */
  #restOfLine(): void {
    const start = this.#cursor.at;
    this.#cursor.take(/[ \t]+/y);
    if (!this.#cursor.take(/\r?\n/y)) this.#cursor.back(start);
  }
}

/** Reads a template. Throws TemplateMistake with the line for what is wrong. */
export function readTemplate(text: string, reading = new Reading()): readonly Part[] {
  if (text.length > LONGEST_TEMPLATE) throw new TemplateMistake(`it is longer than ${LONGEST_TEMPLATE} characters`);
  return new TemplateReader(new Cursor(text, reading)).all();
}
