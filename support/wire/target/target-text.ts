import { readFileSync } from 'node:fs';
import { isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { UsageError } from '../../ground/problems/usage-error.ts';

/** A target file as it was written, with the place of everything in it. */
export interface TargetText {
  readonly value: unknown;
  /** `line:column` of what a JSON pointer names, or of the nearest thing around it. */
  placeOf(pointer: string): string;
}

/** Unescapes one part of a JSON pointer. */
const plain = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function offsetOf(root: unknown, pointer: string): number {
  let at: unknown = root;
  let offset = isNode(at) ? (at.range?.[0] ?? 0) : 0;
  for (const part of pointer.split('/').slice(1).map(plain)) {
    const pair = isMap(at) ? at.items.find(({ key }) => String(key) === part) : undefined;
    const marked: unknown = pair ? pair.key : isSeq(at) ? at.items[Number(part)] : undefined;
    const range = isNode(marked) ? (marked as Node).range : undefined;
    if (!range) break;
    offset = range[0];
    at = pair ? pair.value : marked;
  }
  return offset;
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`There is no target file ${path}.`);
    const why = code === 'EISDIR' ? ': it is a folder' : code === 'EACCES' ? ': permission denied' : '';
    throw new UsageError(`The target file ${path} cannot be read${why}.`);
  }
}

/** Reads YAML or JSON. Throws UsageError with a line for each mistake in the notation. */
export function readTargetText(path: string): TargetText {
  const lines = new LineCounter();
  const document = parseDocument(contentOf(path), {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${Math.max(1, line)}:${Math.max(1, col)}`;
  };
  if (document.errors.length > 0)
    throw new UsageError(
      document.errors
        .map(({ message, pos: [start] }) => `${path}:${at(start)}: neither YAML nor JSON: ${message}`)
        .join('\n'),
    );
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return { value, placeOf: (pointer) => at(offsetOf(document.contents, pointer)) };
  } catch (error) {
    throw new UsageError(`${path} is neither YAML nor JSON: ${(error as Error).message.split('\n')[0]}`);
  }
}
