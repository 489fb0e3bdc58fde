import parseTags from '@cucumber/tag-expressions';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import type { CucumberSelection } from './cucumber-runner.ts';

export function pathsTo(places: readonly ExamplePlace[]): string[] {
  const lines = new Map<string, Set<number>>();
  for (const { uri, line, rows = [], isPart } of places) {
    const own = lines.get(uri) ?? new Set();
    for (const each of isPart ? rows : [line]) own.add(each);
    lines.set(uri, own);
  }
  return [...lines].map(([uri, of]) => [uri, ...of].join(':'));
}

export function featuresOf(places: Iterable<Pick<ExamplePlace, 'uri'>>): Set<string> {
  return new Set(Array.from(places, ({ uri }) => uri));
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

export function plannedExamples(
  { paths, tagExpression }: Pick<CucumberSelection, 'paths' | 'tagExpression'>,
  places: readonly ExamplePlace[],
): number {
  const isChosen = parseTags(tagExpression);
  const linesIn = new Map<string, string[]>();
  for (const path of paths) {
    const [uri = '', ...lines] = path.split(':');
    linesIn.set(uri, lines);
  }
  let count = 0;
  for (const { uri, line, tags, rows = [], rowTags = [] } of places) {
    const lines = linesIn.get(uri);
    if (!lines) continue;
    for (const [at, row] of (rows.length > 0 ? rows : [line]).entries()) {
      const isNamed = lines.length === 0 || lines.includes(String(row)) || lines.includes(String(line));
      const own = rows.length > 0 ? (rowTags[at] ?? tags) : tags;
      if (isNamed && isChosen.evaluate([...own])) count += 1;
    }
  }
  return count;
}
