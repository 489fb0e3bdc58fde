import type { ExamplePlace } from '../../ground/rules/example-index.ts';

/** Writes examples as cucumber takes them: a file with the lines to run in it. */
export function pathsTo(places: readonly ExamplePlace[]): string[] {
  const lines = new Map<string, Set<number>>();
  for (const { uri, line, rows = [], isPart } of places) {
    const own = lines.get(uri) ?? new Set();
    for (const each of isPart ? rows : [line]) own.add(each);
    lines.set(uri, own);
  }
  return [...lines].map(([uri, of]) => [uri, ...of].join(':'));
}

/** Each example by itself: of an outline every row. */
export function singlePaths({ uri, line, rows = [] }: ExamplePlace): string[] {
  return (rows.length > 0 ? rows : [line]).map((each) => `${uri}:${each}`);
}

/** The single places that `pathsTo` wrote together. */
export function placesIn(paths: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const path of paths) {
    const [uri, ...lines] = path.split(':');
    for (const line of lines) places.add(`${uri}:${line}`);
  }
  return places;
}
