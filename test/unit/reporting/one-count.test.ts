import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remedyLines } from '../../../support/cli/run/run-output.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { REASONS } from '../../../support/ground/problems/inconclusive.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { promiseTable } from '../../../support/ledger/promise-summary.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { gapsOf } from '../../../support/reports/rulebook/unverified-markup.ts';
import { countsOf } from '../../../support/reports/rulebook/words.ts';
import { staircase } from '../../../support/reports/staircase.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { forAll } from '../for-all.ts';
import { anExample, aRule, aRun, circumstances, failed, passed, threw } from './a-run.ts';

const AREAS = ['MSG', 'DR', 'X'];

const aStep = fc.oneof(
  { weight: 3, arbitrary: fc.constant<RecordedStep>(passed) },
  fc.constant<RecordedStep>(failed),
  fc.constant<RecordedStep>(threw('TypeError', 'undefined')),
  fc.constantFrom(...REASONS).map((reason) => threw('Inconclusive', `[${reason}] it says so`)),
  fc.constant<RecordedStep>(threw('Undeclared', '[precondition-unmet] the target file declares no app')),
);

/** A made-up rule: its area, its standing, what it needs, and how its examples end. */
const aMadeUpRule = fc.record({
  area: fc.constantFrom(...AREAS),
  standing: fc.constantFrom('documented' as const, 'observe' as const, 'published' as const),
  needs: fc.constantFrom([], ['carrier'], ['clock']),
  hasExamples: fc.boolean(),
  steps: fc.array(aStep, { maxLength: 3 }),
});

const aMadeUpRun = fc
  .record({
    rules: fc.array(aMadeUpRule, { minLength: 1, maxLength: 12 }),
    scope: fc.constantFrom('reference' as const, 'external' as const),
    published: fc.boolean(),
    selection: fc.constantFrom(undefined, '--tags @smoke'),
    require: fc.constantFrom(undefined, 0, 60, 90),
  })
  .map(({ rules, ...over }) => {
    const ids = rules.map((_, at) => `MSG-${at}`);
    const rows = rules.map(({ area, standing, needs }, at) => aRule(ids[at] ?? '', { area, standing, needs }));
    const examples = rules.flatMap(({ steps }, at) => steps.map((step) => anExample(ids[at] ?? '', [step])));
    const known = ids.filter((_, at) => rules[at]?.hasExamples || (rules[at]?.steps.length ?? 0) > 0);
    return judge(rows, aRun(examples), circumstances(known, over));
  });

/** The number before some words in a line; 0 where they are not in it. */
const numberIn = (line: string, words: string): number =>
  Number(new RegExp(`(\\d+) (?:of \\d+ )?${words}`).exec(line)?.[1] ?? 0);

function sumsOf(lines: readonly string[], cells: (line: string) => string[]): Record<string, number> {
  const [head = '', ...rows] = lines;
  const titles = cells(head).slice(1);
  return Object.fromEntries(
    titles.map((title, at) => [title, rows.reduce((sum, row) => sum + Number(cells(row)[at + 1] ?? 0), 0)]),
  );
}

const consoleSums = (verdicts: Verdicts): Record<string, number> => {
  const lines = promiseTable(verdicts).split('\n');
  const first = (lines[0] ?? '').indexOf('pass') + 'pass'.length - 13;
  return sumsOf(
    lines.filter((line) => !line.includes('nothing ran')),
    (line) => [line.slice(0, first), ...(line.slice(first).match(/.{13}/g) ?? [])].map((cell) => cell.trim()),
  );
};

const pageSums = (verdicts: Verdicts): Record<string, number> => {
  const lines = verdictsMarkdown(verdicts).split('\n');
  const from = lines.findIndex((line) => line.startsWith('| promise'));
  const table = lines.slice(from).filter((_, at, all) => all.slice(0, at + 1).every((line) => line.startsWith('|')));
  return sumsOf(
    table.filter((line) => !line.includes('--')),
    (line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
  );
};

/** What is counted: its words in the tables, in the first line, and its member of the summary. */
const COUNTED = [
  ['pass', 'judged rules passed', 'pass'],
  ['fail', 'failed', 'fail'],
  ['error', 'in error', 'error'],
  ['inconclusive', 'inconclusive', 'inconclusive'],
  ['carried over', 'carried over', 'carriedOver'],
  ['not here', 'not verifiable here', 'notVerifiable'],
  ['open', 'open', 'open'],
] as const;

it('each rule is counted in one place, and every output says the same of it', () =>
  forAll(aMadeUpRun, (verdicts) => {
    const { summary, rules } = verdicts;
    const all = Object.fromEntries(COUNTED.map(([title, _words, member]) => [title, summary[member]]));
    const shown = Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
    const line = boundLine(verdicts);
    expect(Object.fromEntries(COUNTED.map(([title, words]) => [title, numberIn(line, words)]))).toEqual(all);
    const areas = new Set(rules.filter(({ judged }) => judged).map(({ area }) => area));
    const inAreas = rules.filter(({ area }) => areas.has(area));
    expect(badgeOf(verdicts).message).toContain(`${summary.pass}/${summary.judged - summary.notApplicable} `);
    for (const sums of inAreas.length === rules.length ? [consoleSums(verdicts), pageSums(verdicts)] : [])
      expect(sums).toMatchObject(shown);
  }));

it('the rule book counts as the first line does, and every undecided rule has a remedy', () =>
  forAll(aMadeUpRun, (verdicts) => {
    const { summary, rules } = verdicts;
    const book = Object.fromEntries(countsOf(rules).map(({ verdict, count }) => [verdict, count]));
    const counted = Object.entries(summary).filter(([name]) => name !== 'judged');
    expect(
      counted
        .map(([name]) => name)
        .toSorted()
        .join(' '),
    ).toBe('carriedOver error fail inconclusive notApplicable notSelected notVerifiable open pass pending recorded');
    const told = (name: string) => book[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] ?? 0;
    expect(counted.map(([name]) => [name, told(name)])).toEqual(counted);
    const undecided = summary.inconclusive + summary.carriedOver + summary.notVerifiable;
    const steps = staircase(rules);
    expect(steps.reduce((sum, step) => sum + step.rules.length, 0)).toBe(undecided);
    expect(new Set(steps.map(({ says }) => says)).size).toBe(steps.length);
    expect(gapsOf(rules as never).slice(0, steps.length)).toMatchObject(steps.map(({ says }) => ({ remedy: says })));
    const toVerify = /to verify (\d+)/.exec(remedyLines(verdicts, () => '') ?? '')?.[1] ?? 0;
    expect(Number(toVerify)).toBe(undecided);
  }));

it('the reasons in the first line add up to the rules that they are reasons of', () => {
  const sum = (text = ''): number => [...text.matchAll(/(\d+) /g)].reduce((all, [, count]) => all + Number(count), 0);
  forAll(aMadeUpRun, (verdicts) => {
    const line = boundLine(verdicts);
    const reasons = (words: string) => sum(new RegExp(`${words} \\(([^)]*)\\)`).exec(line)?.[1]);
    expect(reasons('inconclusive')).toBe(verdicts.summary.inconclusive);
    expect(reasons('not verifiable here')).toBe(verdicts.summary.notVerifiable);
  });
});
