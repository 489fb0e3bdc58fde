import { isUtf8 } from 'node:buffer';
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
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`There is no target file ${path}.`);
    const why = code === 'EISDIR' ? ': it is a folder' : code === 'EACCES' ? ': permission denied' : '';
    throw new UsageError(`The target file ${path} cannot be read${why}.`);
  }
  if (!isUtf8(bytes)) throw new UsageError(`${path} is not text in UTF-8; save it in that encoding.`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** What is wrong with the notation. */
function wrongWords(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'a target file is one document; remove the line --- and what follows it';
  if (/call stack/.test(message)) return 'neither YAML nor JSON: it is nested too deeply';
  return `neither YAML nor JSON: ${message}`;
}

/** Reads YAML or JSON. Throws UsageError with a line for each mistake in the notation. */
export function readTargetText(path: string): TargetText {
  const lines = new LineCounter();
  const document = parseDocument(contentOf(path), {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
  });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${Math.max(1, line)}:${Math.max(1, col)}`;
  };
  if (document.errors.length > 0)
    throw new UsageError(
      document.errors
        .map(({ code, message, pos: [start] }) => `${path}:${at(start)}: ${wrongWords(code, message)}`)
        .join('\n'),
    );
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return { value, placeOf: (pointer) => at(offsetOf(document.contents, pointer)) };
  } catch (error) {
    throw new UsageError(`${path} is neither YAML nor JSON: ${(error as Error).message.split('\n')[0]}`);
  }
}
