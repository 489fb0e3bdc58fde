import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExamplePlace } from './example-index.ts';

/** The lines of files below a folder, each read once. */
export function linesBelow(root: string): (uri: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (uri) => {
    const lines = known.get(uri) ?? readFileSync(join(root, uri), 'utf8').split('\n');
    known.set(uri, lines);
    return lines;
  };
}

/** Where the example ends, counted from 1: before the next one of its file. */
function endOf(place: ExamplePlace, places: readonly ExamplePlace[]): number {
  const later = places.filter(({ uri, line }) => uri === place.uri && line > place.line);
  return Math.min(Number.POSITIVE_INFINITY, ...later.map(({ line }) => line - 1));
}

/** The examples whose steps use one of some words, of an outline the rows that do. */
export function placesAsking<Place extends ExamplePlace>(
  words: readonly string[],
  places: readonly Place[],
  linesOf: (uri: string) => readonly string[],
): Place[] {
  const asks = (line = ''): boolean => words.some((each) => line.includes(each));
  return places.flatMap((place) => {
    const lines = linesOf(place.uri);
    if (!lines.some(asks)) return [];
    const rows = place.rows ?? [];
    const steps = lines.slice(
      place.line - 1,
      Math.min(endOf(place, places), (rows[0] ?? Number.POSITIVE_INFINITY) - 1),
    );
    if (steps.some(asks)) return [place];
    const chosen = rows.filter((row) => asks(lines[row - 1]));
    return chosen.length > 0 ? [{ ...place, rows: chosen, isPart: true }] : [];
  });
}
