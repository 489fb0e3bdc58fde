import { isUtf8 } from 'node:buffer';
import { isNode, isSeq, LineCounter, type Node, type Pair, parseDocument, visit } from 'yaml';
import { readBounded } from '../../ground/bounded-file.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';

const LONGEST_TARGET = 1024 * 1024;

const MOST_TOLD = 20;

/** A target file as it was written, with the place of everything in it. */
export interface TargetText {
  readonly value: unknown;
  /** `line:column` of what a JSON pointer names, or of the nearest thing around it. */
  placeOf(pointer: string): string;
}

export interface TargetProblem {
  readonly pointer: string;
  /** What is wrong with it and what to do, without a full stop. */
  readonly says: string;
}

export const problemAt = (pointer: string, words: string): TargetProblem => ({ pointer, says: `${pointer} ${words}` });

function firstOf<Problem>(problems: readonly Problem[], spell: (problem: Problem) => string): string {
  const lines = new Set<string>();
  let at = 0;
  for (; at < problems.length && lines.size < MOST_TOLD; at += 1) lines.add(spell(problems[at] as Problem));
  if (at < problems.length) lines.add(`… and ${problems.length - at} more.`);
  return [...lines].join('\n');
}

/** One line for each of the first problems, in the order of the file: `path:line:column: what is wrong.` */
export function spellProblems(path: string, text: TargetText, problems: readonly TargetProblem[]): string {
  const placed = problems.map((problem) => {
    const place = text.placeOf(problem.pointer);
    const [line = 0, column = 0] = place.split(':').map(Number);
    return { problem, place, line, column };
  });
  const sorted = placed.toSorted((one, other) => one.line - other.line || one.column - other.column);
  return firstOf(sorted, ({ place, problem: { says } }) => `${path}:${place}: ${says}${says.endsWith('?') ? '' : '.'}`);
}

type Members = Map<unknown, Map<string, Pair>>;

function offsetOf(root: unknown, pointer: string, members: Members): number {
  let at: unknown = root;
  let offset = isNode(at) ? (at.range?.[0] ?? 0) : 0;
  for (const part of pointer.split('/').slice(1)) {
    const pair = members.get(at)?.get(part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const marked: unknown = pair ? pair.key : isSeq(at) ? at.items[Number(part)] : undefined;
    const range = isNode(marked) ? (marked as Node).range : undefined;
    if (!range) break;
    offset = range[0];
    at = pair ? pair.value : marked;
  }
  return offset;
}

function contentOf(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readBounded(path, LONGEST_TARGET);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`There is no target file ${path}.`);
    const why = code === 'EISDIR' ? ': it is a folder' : code === 'EACCES' ? ': permission denied' : '';
    throw new UsageError(`The target file ${path} cannot be read${why}.`);
  }
  if (!isUtf8(bytes)) throw new UsageError(`${path} is not text in UTF-8; save it in that encoding.`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

function wrongWords(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'a target file is one document; remove the line --- and what follows it';
  if (/call stack/.test(message)) return 'neither YAML nor JSON: it is nested too deeply';
  return `neither YAML nor JSON: ${message}`;
}

interface Mistake {
  readonly code: string;
  readonly message: string;
  readonly at: number;
}

/** Reads YAML or JSON. Throws UsageError with a line for each mistake in the notation. */
export function readTargetText(path: string): TargetText {
  const lines = new LineCounter();
  const document = parseDocument(contentOf(path), {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${Math.max(1, line)}:${Math.max(1, col)}`;
  };
  const errors = document.errors.map(({ code, message, pos }): Mistake => ({ code, message, at: pos[0] }));
  // The members of every map, and the keys that one has twice: the parser would compare each key with all others.
  const [members, twins]: [Members, Mistake[]] = [new Map(), []];
  visit(document, {
    Map: (_, map) => {
      const known = new Map<string, Pair>();
      for (const pair of map.items) {
        const key = pair.key as Node;
        const at = key?.range?.[0] ?? 0;
        if (known.has(String(key))) twins.push({ code: 'TWICE', message: 'Map keys must be unique', at });
        known.set(String(key), pair);
      }
      members.set(map, known);
    },
  });

  const mistakes = errors.length > 0 ? errors : twins;
  if (mistakes.length > 0)
    throw new UsageError(firstOf(mistakes, (each) => `${path}:${at(each.at)}: ${wrongWords(each.code, each.message)}`));
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return { value, placeOf: (pointer) => at(offsetOf(document.contents, pointer, members)) };
  } catch (error) {
    throw new UsageError(`${path} is neither YAML nor JSON: ${(error as Error).message.split('\n')[0]}`);
  }
}
