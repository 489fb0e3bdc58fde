import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namedPaths } from '../../../support/cli/phrases/written-examples.ts';
import { freshFolder } from '../../fresh-folder.ts';

const file = join(freshFolder(), 'own.feature');
writeFileSync(
  file,
  `Feature: F

  Example: one
    When it rains

  Scenario Outline: two
    When it <DOES>

    Examples:
      | DOES  |
      | rains |
      | snows |
`,
);

const linesOf = (...words: string[]): string[] => namedPaths(words).map((path) => path.replace(/^.*\.feature/, ''));

it('a feature file stands for all its examples', () => {
  expect(namedPaths(['features/token/lifetime.feature'])).toEqual(['features/token/lifetime.feature']);
  expect(linesOf(file)).toEqual(['']);
});

it.each([
  [3, 3],
  [4, 3],
  [5, 3],
  [7, 6],
  [10, 6],
  [12, 12],
])('line %i stands for what cucumber runs by line %i', (line, run) => {
  expect(linesOf(`${file}:${line}`)).toEqual([`:${run}`]);
});

it('several lines and several files may be named', () => {
  expect(linesOf(`${file}:4:11`, file)).toEqual([':3:11', '']);
});

it.each([
  [`${file}:2`, /own\.feature:2 is in no example; those of the file begin at 3, 6\.$/],
  ['no.feature', /^there is no no\.feature; /],
  ['README.md', /^README\.md is no feature file; write /],
  ['features', /^features is no feature file; write /],
])('%s is refused in one sentence', (word, sentence) => {
  expect(() => namedPaths([word])).toThrow(sentence);
});
