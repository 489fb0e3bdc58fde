import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from '../architecture/source.ts';

/** A function of a file; `lines` counts from its first to its last line. */
interface WrittenFunction {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
}

/** A regular expression as it is written in a file; of one that is built, the texts that it is built from. */
export interface WrittenPattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
}

/** What a file consists of, as far as the figures ask. */
export interface Syntax {
  readonly functions: readonly WrittenFunction[];
  readonly patterns: readonly WrittenPattern[];
  /** Spreads of an object or a list that is written out where it is spread. */
  readonly literalSpreads: number;
}

interface Spanned {
  readonly start: number;
  readonly end: number;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const QUOTED = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

const NAME = /^[A-Za-z_$][\w$]*$/;

const textsIn = (code: string): string => [...code.matchAll(QUOTED)].map(([, ...texts]) => texts.join('')).join(' ');

/** What a pattern is built from: the texts among its arguments, and those of the constants that these name. */
function builtFrom(argument: string, constants: ReadonlyMap<string, string>): string {
  const named = argument.split(/[^\w$]+/).filter((word) => NAME.test(word));
  return [textsIn(argument), ...named.map((name) => textsIn(constants.get(name) ?? ''))].join(' ').trim();
}

/** A regular expression that says a few words and nothing else, as editors need them in the list of a parameter type. */
const isOfWords = (element: unknown): boolean =>
  /^[^\\^$.*+?()[\]{}|]+$/.test((element as { regex?: { pattern: string } } | null)?.regex?.pattern ?? '');

/** Reads the functions, patterns and literal spreads of a file; a closed list of words is one pattern, however long it is. */
export function syntaxOf({ path, text }: SourceFile): Syntax {
  const functions: WrittenFunction[] = [];
  const patterns: WrittenPattern[] = [];
  const built: Spanned[] = [];
  const constants = new Map<string, string>();
  const listed = new Set<number>();
  let literalSpreads = 0;
  const note = ({ start, end }: Spanned): void => {
    const line = lineAt(text, start);
    functions.push({ path, line, lines: lineAt(text, end) - line + 1 });
  };
  const noteBuilt = ({ callee, arguments: [given] }: { callee: Spanned; arguments: Spanned[] }): void => {
    if (text.slice(callee.start, callee.end) === 'RegExp' && given) built.push(given);
  };
  const visitor = new Visitor({
    FunctionDeclaration: note as never,
    FunctionExpression: note as never,
    ArrowFunctionExpression: note as never,
    NewExpression: noteBuilt as never,
    CallExpression: noteBuilt as never,
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, text.slice(init.start, init.end));
    },
    SpreadElement({ argument }) {
      if (argument.type === 'ObjectExpression' || argument.type === 'ArrayExpression') literalSpreads += 1;
    },
    ArrayExpression({ elements }) {
      if (elements.every(isOfWords)) for (const element of elements.slice(1)) listed.add(element?.start ?? 0);
    },
    Literal(node) {
      if (!('regex' in node) || !node.regex || listed.has(node.start)) return;
      patterns.push({ path, line: lineAt(text, node.start), source: node.regex.pattern });
    },
  });
  visitor.visit(parseSync(path, text).program);
  const made = built.map(({ start, end }) => ({
    path,
    line: lineAt(text, start),
    source: builtFrom(text.slice(start, end), constants),
  }));
  return { functions, patterns: [...patterns, ...made], literalSpreads };
}
