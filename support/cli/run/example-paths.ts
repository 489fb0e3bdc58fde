import type { ExamplePlace } from '../../ground/rules/example-index.ts';

const linesOf = ({ line, rows = [], isPart }: ExamplePlace): readonly number[] => (isPart ? rows : [line]);

/** Writes examples as cucumber takes them: a file with the lines to run in it. */
export function pathsTo(places: readonly ExamplePlace[]): string[] {
  const lines = new Map<string, Set<number>>();
  for (const place of places) lines.set(place.uri, new Set([...(lines.get(place.uri) ?? []), ...linesOf(place)]));
  return [...lines].map(([uri, of]) => [uri, ...of].join(':'));
}

/** Each example by itself: of an outline every row. */
export const singlePaths = ({ uri, line, rows = [] }: ExamplePlace): string[] =>
  (rows.length > 0 ? rows : [line]).map((each) => `${uri}:${each}`);

/** The single places that `pathsTo` wrote together. */
export function placesIn(paths: readonly string[]): ReadonlySet<string> {
  const places = paths.map((path) => path.split(':'));
  return new Set(places.flatMap(([uri, ...lines]) => lines.map((line) => `${uri}:${line}`)));
}
