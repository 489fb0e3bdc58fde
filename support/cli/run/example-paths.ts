import type { ExamplePlace } from '../../ground/rules/example-index.ts';

export function pathsTo(places: readonly ExamplePlace[]): string[] {
  const lines = new Map<string, Set<number>>();
  for (const { uri, line, rows = [], isPart } of places) {
    const own = lines.get(uri) ?? new Set();
    for (const each of isPart ? rows : [line]) own.add(each);
    lines.set(uri, own);
  }
  return [...lines].map(([uri, of]) => [uri, ...of].join(':'));
}

/** The feature files of some places. */
export function featuresOf(places: Iterable<Pick<ExamplePlace, 'uri'>>): Set<string> {
  const files = new Set<string>();
  for (const { uri } of places) files.add(uri);
  return files;
}

export function singlePaths({ uri, line, rows = [] }: ExamplePlace): string[] {
  return (rows.length > 0 ? rows : [line]).map((each) => `${uri}:${each}`);
}

export function placesIn(paths: readonly string[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const path of paths) {
    const [uri, ...lines] = path.split(':');
    for (const line of lines) places.add(`${uri}:${line}`);
  }
  return places;
}
