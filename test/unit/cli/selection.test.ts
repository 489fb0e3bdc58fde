import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsOf, usualWorkers } from '../../../support/cli/run/example-workers.ts';
import { namedPaths } from '../../../support/cli/run/named-paths.ts';
import { select, withFailed } from '../../../support/cli/run/selection.ts';
import { durationOf } from '../../../support/cli/terminal/options.ts';
import { nearest } from '../../../support/ground/rules/nearest.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { problem } from '../problem.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, threw } from '../reporting/a-run.ts';

function folderOf(examples: ReturnType<typeof anExample>[]): string {
  const ids = [...new Set(examples.map(({ rule }) => rule))];
  const rules = ids.map((id) => aRule(id, id === 'MSG-05' ? { standing: 'observe' } : {}));
  const out = freshFolder();
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'verdicts.json'), JSON.stringify(judge(rules, aRun(examples), circumstances(ids))));
  return out;
}

const out = folderOf([
  anExample('MSG-01', [failed]),
  anExample('MSG-02', [inconclusive]),
  anExample('MSG-03', [threw('TypeError', 'x is undefined')]),
  anExample('MSG-04'),
  anExample('MSG-05', [failed]),
]);

describe('--failed', () => {
  it('stands for the rules that failed or were in error, and only those', () => {
    expect(withFailed({ rule: [], failed: true, out }).rule).toEqual(['MSG-01', 'MSG-03']);
    expect(withFailed({ rule: [], out }).rule).toEqual([]);
  });

  it('is refused in one sentence where nothing failed, nothing ran, or rules are chosen already', () => {
    const green = folderOf([anExample('MSG-01')]);
    expect(() => withFailed({ rule: [], failed: true, out: green })).toThrow(/^no rule failed in the last run/);
    expect(() => withFailed({ rule: [], failed: true, out: join(out, 'none') })).toThrow(/^there is no run in/);
    expect(() => withFailed({ rule: ['MSG-01'], failed: true, out })).toThrow(/leave out --rule, --area and --tags/);
    expect(() => withFailed({ rule: [], area: ['MSG'], failed: true, out })).toThrow(/leave out/);
  });
});

const book = new RuleBook([
  aRule('MSG-01'),
  aRule('MSG-02'),
  aRule('LIM-01', { aliasOf: 'MSG-01' }),
  aRule('VOICE-01', { area: 'VOICE' }),
  aRule('TOK-01', { area: 'TOK' }),
]);
const places = [
  { uri: 'features/a.feature', line: 3, name: 'a', tags: ['@messaging', '@MSG-01'] },
  { uri: 'features/v.feature', line: 3, name: 'v', tags: ['@voice', '@VOICE-01', '@smoke'] },
  { uri: 'features/t.feature', line: 3, name: 't', tags: ['@token', '@TOK-01', '@smoke'] },
];
const none = { rule: [], unreachable: [] };

describe('a selection', () => {
  it('takes an alias as its twin and only the file that holds it', () => {
    expect(select({ ...none, rule: ['LIM-01'] }, book, places)).toEqual({
      paths: ['features/a.feature'],
      tagExpression: '(@MSG-01)',
      described: '--rule LIM-01',
    });
  });

  it('takes the rules of an area that have examples, beside those that are named', () => {
    const { tagExpression, described } = select({ ...none, area: ['tok'], rule: ['MSG-01'] }, book, places);
    expect(tagExpression).toBe('(@MSG-01 or @TOK-01)');
    expect(described).toBe('--rule MSG-01 --area tok');
  });

  it('is everything without a wish', () => {
    expect(select(none, book, places)).toMatchObject({ tagExpression: '', described: undefined });
  });

  it('leaves published examples out where nothing is judged by them, unless somebody asks for them', () => {
    const both = new RuleBook([aRule('MSG-01'), aRule('PUB-01', { standing: 'published' })]);
    const all = [...places, { uri: 'features/p.feature', line: 3, name: 'p', tags: ['@published', '@PUB-01'] }];
    const expressionOf = (over: object) => select({ ...none, ...over }, both, all).tagExpression;
    expect(expressionOf({ published: false })).toBe('not (@published)');
    expect(expressionOf({ published: true })).toBe('');
    for (const asked of [{ tags: '@published' }, { tags: '@PUB-01 or @smoke' }, { rule: ['PUB-01'] }])
      expect(expressionOf({ ...asked, published: false })).not.toContain('not (');
    expect(expressionOf({ tags: '@smoke', published: false })).toBe('(@smoke) and not (@published)');
  });

  it('keeps each alternative of a tag expression together', () => {
    const wishes = { ...none, rule: ['MSG-01'], tags: '@smoke or @voice', unreachable: ['@lookup'] };
    expect(select(wishes, book, places).tagExpression).toBe('(@MSG-01) and (@smoke or @voice) and not (@lookup)');
  });

  it('refuses a rule without example', () => {
    const ask = () => select({ ...none, rule: ['MSG-02'] }, book, places);
    expect(ask).toThrow(problem('UsageError', /no example yet/));
  });
});

it('options read durations', () => {
  expect(['500ms', '30s', '10m', '1.5h'].map((text) => durationOf('--limit', text))).toEqual([
    500, 30_000, 600_000, 5_400_000,
  ]);
});

it('the example index suggests near names only', () => {
  expect(nearest('msg-01', ['MSG-01', 'VOICE-01'])).toBe('MSG-01');
  expect(nearest('completely-else', ['MSG-01'])).toBeUndefined();
});

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

const FILES = Array.from({ length: 40 }, (_, at) => `features/${at}.feature`);
const PLACES = FILES.flatMap((uri) => [
  { uri, line: 3, tags: [] },
  { uri, line: 9, tags: [], rows: Array.from({ length: 19 }, (_, at) => 20 + at) },
]) as never;

it('parts hold every file once, in order, and become smaller', () => {
  const next = partsOf({ paths: FILES, tagExpression: '@a' }, PLACES, 2);
  const parts: string[][] = [];
  for (let part = next(); part; part = next()) {
    expect(part.tagExpression).toBe('@a');
    parts.push([...part.paths]);
  }
  expect(parts.flat()).toEqual(FILES);
  expect(parts[0]?.length).toBeGreaterThan(parts.at(-1)?.length as number);
  expect(next()).toBeUndefined();
});

it('a few examples are not worth another process, and nobody starts more than four', () => {
  expect(usualWorkers(FILES.slice(0, 15), PLACES)).toBe(1);
  expect(usualWorkers(['features/1.feature:3:20'], PLACES)).toBe(1);
  expect(usualWorkers([...FILES, ...FILES, ...FILES], PLACES)).toBeLessThanOrEqual(4);
});
