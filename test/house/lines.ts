import type { SourceFile } from '../architecture/source.ts';

export type Kind = 'product' | 'tests' | 'data';

const isData = (path: string): boolean =>
  /\.json$|\.data\.ts$|\.(?:png|svg|jpe?g|gif|ico)$/.test(path) ||
  /^features\/(?:operations|editions)\/|^test\/vendor\/data\/|(?:^|\/)witnesses\.txt$/.test(path);

/** Data count as data wherever they are; what is not data, as tests below `test`, else as the product. */
export const kindOf = (path: string): Kind => (isData(path) ? 'data' : path.startsWith('test/') ? 'tests' : 'product');

/** The lines of a text at a width: a longer line counts as often as the width goes into it. A paragraph of Markdown is one line. */
export function linesOf(text: string, width: number): number {
  const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n');
  return text === '' ? 0 : lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
}

/** The lines of files by what they count as; a picture counts one line. */
export function linesByKind(files: readonly SourceFile[], width: number): Readonly<Record<Kind, number>> {
  const sum: Record<Kind, number> = { product: 0, tests: 0, data: 0 };
  for (const { path, text } of files)
    sum[kindOf(path)] += linesOf(text, path.endsWith('.md') ? Number.POSITIVE_INFINITY : width);
  return sum;
}
