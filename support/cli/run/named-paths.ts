import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { examplesAt, type WrittenExample } from '../phrases/written-examples.ts';

const PATH = /^(.+?\.feature)((?::\d+)*)$/;

/** The line by which cucumber runs what is at a line: a row of an outline, or an example with all its rows. */
function runLine(examples: readonly WrittenExample[], line: number): number | undefined {
  const isRow = examples.some((each) => each.line === line);
  return isRow ? line : examples.find(({ from, to }) => from <= line && line <= to)?.keyword;
}

/** The feature files that words name, as cucumber takes them. Throws UsageError for a word that names no example. */
export function namedPaths(words: readonly string[]): string[] {
  return words.map((word) => {
    const [, file, lines = ''] = PATH.exec(word) ?? [];
    if (file === undefined)
      throw new UsageError(`${word} is no feature file; write features/….feature, with :LINE for one example of it.`);
    const found = [resolve(file), join(ROOT, file)].find((path) => existsSync(path));
    if (found === undefined) throw new UsageError(`there is no ${file}; paths begin at the working folder.`);
    const uri = relative(ROOT, found).replaceAll('\\', '/');
    const examples = examplesAt(uri);
    if (examples.length === 0) throw new UsageError(`${file} has no example.`);
    const chosen = lines
      .split(':')
      .slice(1)
      .map((line) => {
        const at = runLine(examples, Number(line));
        if (at !== undefined) return at;
        const begins = [...new Set(examples.map(({ keyword }) => keyword))].join(', ');
        throw new UsageError(`${file}:${line} is in no example; those of the file begin at ${begins}.`);
      });
    return [uri, ...chosen].join(':');
  });
}
