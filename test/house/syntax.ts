import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from '../architecture/source.ts';

/** A function of a file; `lines` counts from its first to its last line. */
export interface WrittenFunction {
  readonly path: string;
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

/** A regular expression as it is written in a file. */
export interface WrittenPattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
}

interface Spanned {
  readonly start: number;
  readonly end: number;
}

interface Named extends Spanned {
  readonly id?: { readonly name?: string } | null;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Every function of a file that has a body, arrow functions and methods included. */
export function functionsOf({ path, text }: SourceFile): WrittenFunction[] {
  const found: WrittenFunction[] = [];
  const note = (node: Named): void => {
    const [first, last] = [lineAt(text, node.start), lineAt(text, node.end)];
    const name = node.id?.name ?? text.slice(node.start, node.start + 40).split('\n')[0] ?? '';
    found.push({ path, name, line: first, lines: last - first + 1 });
  };
  const visitor = new Visitor({
    FunctionDeclaration: note as never,
    FunctionExpression: note as never,
    ArrowFunctionExpression: note as never,
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** Every regular expression literal of a file. */
export function patternsOf({ path, text }: SourceFile): WrittenPattern[] {
  const found: WrittenPattern[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      found.push({ path, line: lineAt(text, node.start), source: node.regex.pattern });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}
