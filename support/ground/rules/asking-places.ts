import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembered } from '../remembered.ts';
import type { ExamplePlace } from './example-index.ts';

export const linesBelow = (root: string): ((uri: string) => readonly string[]) =>
  remembered(Number.POSITIVE_INFINITY, (uri) => readFileSync(join(root, uri), 'utf8').split('\n'));

export function placesAsking<Place extends ExamplePlace>(
  words: readonly string[],
  places: readonly Place[],
  linesOf: (uri: string) => readonly string[],
): Place[] {
  const asks = (line = ''): boolean => words.some((each) => line.includes(each));
  const asking: Place[] = [];
  for (const place of places) {
    const { uri, line, rows = [] } = place;
    const lines = linesOf(uri);
    if (!lines.some(asks)) continue;

    let end = (rows[0] ?? lines.length + 1) - 1;
    for (const other of places) if (other.uri === uri && other.line > line) end = Math.min(end, other.line - 1);
    const chosen = rows.filter((row) => asks(lines[row - 1]));
    if (lines.slice(line - 1, end).some(asks)) asking.push(place);
    else if (chosen.length > 0) asking.push({ ...place, rows: chosen, isPart: true });
  }
  return asking;
}
