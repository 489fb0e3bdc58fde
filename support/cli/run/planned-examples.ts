import parseTags from '@cucumber/tag-expressions';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import type { CucumberSelection } from './cucumber-runner.ts';

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
