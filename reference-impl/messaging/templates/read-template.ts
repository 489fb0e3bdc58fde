import { Reading, TemplateMistake } from './cursor.ts';
import { ExpressionReader, NAME, OPENING } from './expressions.ts';
import type { Branch, Part } from './template.ts';

export const LONGEST_TEMPLATE = 100_000;

const UNSUPPORTED = new Set(['macro', 'parse', 'include', 'evaluate', 'define']);
const ENDINGS = new Set(['end', 'else', 'elseif']);
const DIRECTIVES = new Set(['if', 'foreach', 'set', 'break', 'stop', ...ENDINGS]);

/** Reads one text of the template language. Throws TemplateMistake for anything unknown. */
class TemplateReader extends ExpressionReader {
  parts(): Part[] {
    const parts: Part[] = [];
    const ending = this.#block(parts);
    if (ending !== undefined) throw this.mistake(`#${ending} has no beginning`);
    return parts;
  }

  /** Reads up to the directive that ends a block, and returns its name; undefined at the end of the text. */
  #block(parts: Part[]): string | undefined {
    while (!this.isAtEnd) {
      // A backslash escapes a variable or a directive; otherwise it is text.
      const text = this.take(/[^$#\\]+/y) ?? this.take(/\\[$#](?=[!{a-zA-Z_])/y)?.slice(1) ?? this.take(/\\/y);
      if (text !== undefined) this.#text(parts, text);
      else if (this.startsWith('$')) {
        const reference = this.reference();
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
    else parts.push(this.piece({ kind: 'text', text }));
  }

  #sign(parts: Part[]): void {
    this.#text(parts, this.take(/[\s\S]/y) ?? '');
  }

  /** Skips a comment or reads verbatim text; returns whether there was either. */
  #comment(parts: Part[]): boolean {
    if (this.take(/##[^\n]*\n?/y)) return true;
    if (this.take(/#\*/y)) return this.takeUntil('*#', 'a comment') !== undefined;
    if (!this.take(/#\[\[/y)) return false;
    this.#text(parts, this.takeUntil(']]#', 'a verbatim text'));
    return true;
  }

  #directive(parts: Part[]): string | undefined {
    const start = this.at;
    const name = this.#directiveName();
    if (name === undefined || !DIRECTIVES.has(name)) {
      if (name !== undefined && (UNSUPPORTED.has(name) || this.startsWith('(')))
        throw this.mistake(`the directive #${name} is not supported`);
      this.back(start);
      this.#sign(parts);
      return undefined;
    }
    if (ENDINGS.has(name)) return name;
    let part: Part = { kind: name as 'break' | 'stop' };
    if (name === 'if') part = this.nested(() => this.#if());
    else if (name === 'foreach') part = this.nested(() => this.#foreach());
    else if (name === 'set') part = this.#set();
    parts.push(this.piece(part));
    return undefined;
  }

  #directiveName(): string | undefined {
    this.take(/#/y);
    if (!this.take(/\{(?=[a-z])/y)) return this.take(NAME);
    const name = this.take(/[a-z]+/y);
    return this.take(/\}/y) && name;
  }

  #condition(): Branch['condition'] {
    this.expect('(', 'before a condition');
    const condition = this.read();
    this.expect(')', 'after a condition');
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
      if (ending === undefined) throw this.mistake('#if has no #end');
      if (condition === undefined && ending !== 'end') throw this.mistake(`#${ending} comes after #else`);
      branches.push({ condition, parts });
      if (ending !== 'elseif') this.#restOfLine();
      opening = ending;
    }
    return { kind: 'if', branches };
  }

  #foreach(): Part {
    const name = this.#target();
    if (name === undefined || !this.take(/\s+/y) || !this.take(/in\b/y))
      throw this.mistake('#foreach needs ($name in …)');
    const of = this.read();
    this.expect(')', 'after a loop');
    this.#restOfLine();
    const parts: Part[] = [];
    const ending = this.#block(parts);
    if (ending !== 'end') throw this.mistake('#foreach has no #end');
    this.#restOfLine();
    return { kind: 'foreach', name, of, parts };
  }

  #set(): Part {
    const name = this.#target();
    if (name === undefined || !this.takes('=')) throw this.mistake('#set needs ($name = …)');
    const value = this.read();
    this.expect(')', 'after a value');
    this.#restOfLine();
    return { kind: 'set', name, value };
  }

  /** The variable that a directive sets, after the bracket it opens. */
  #target(): string | undefined {
    if (!this.takes('(')) return undefined;
    this.take(/\s+/y);
    if (!this.take(OPENING)) return undefined;
    const name = this.take(NAME);
    this.take(/\}/y);
    return name;
  }

  /** A directive alone on its line includes the line break. */
  #restOfLine(): void {
    const start = this.at;
    this.take(/[ \t]+/y);
    if (!this.take(/\r?\n/y)) this.back(start);
  }
}

/** Reads a template. Throws TemplateMistake with the line for what is wrong. */
export function readTemplate(text: string, reading = new Reading()): readonly Part[] {
  if (text.length > LONGEST_TEMPLATE) throw new TemplateMistake(`it is longer than ${LONGEST_TEMPLATE} characters`);
  return new TemplateReader(text, reading).parts();
}
