import { describe, expect, it } from 'vitest';
import { runWarnings } from '../../../support/ledger/run-warnings.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';
import { redEnding } from '../../../support/reports/likely-causes.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { anExample, aRun, failed, threw } from '../reporting/a-run.ts';
import { judgeAll } from './judge-one.ts';

const answered = (...statuses: number[]) => ({ examples: [anExample('MSG-01', [failed], { answers: statuses })] });

const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe('a warning about the run itself', () => {
  it.each<[what: string, statuses: number[], warning: RegExp]>([
    ['no credentials', [...times(98, 401), 200, 201], /^98 % of 100 answers were 401: check the credentials/],
    ['no right', times(20, 403), /^100 % of 20 answers were 403: .*allowed/],
    ['wrong addresses', times(30, 404), /404: check the addresses/],
    ['fast', [...times(80, 429), ...times(20, 200)], /^80 % of 100 answers were 429: lower limits\.requestsPerSecond/],
    ['a broken target', [...times(10, 500), ...times(10, 503)], /^100 % of 20 answers were 5xx: .*log/],
  ])('about %s', (_, statuses, warning) => {
    expect(runWarnings(answered(...statuses))).toEqual([expect.stringMatching(warning)]);
  });

  it.each<[what: string, statuses: number[]]>([
    ['too few answers', times(19, 401)],
    ['fewer than four of five', [...times(79, 401), ...times(21, 200)]],
    ['refusals of what was asked', times(50, 400)],
    ['successes', times(50, 200)],
  ])('is not given for %s', (_, statuses) => {
    expect(runWarnings(answered(...statuses))).toEqual([]);
  });

  const red = ['MSG-01', 'MSG-02', 'MSG-03', 'MSG-04'];
  const run = aRun([
    ...red.slice(0, 3).map((id) => anExample(id, [failed], { answers: times(10, 401) })),
    anExample('MSG-04', [threw('AssertionError', 'it: expected 1 to equal 2')]),
  ]);
  const verdicts = judgeAll(red, run);
  const facts = { alone: (id: string) => `run ${id}`, suspicion: { kind: 'external' as const, faults: [] } };

  it('comes before everything but the verdict, and a green run has none', () => {
    expect(githubAnnotations(verdicts)[1]).toMatch(/^::error title=Plumbline::100 %25 of 30/);
    expect(verdictsMarkdown(verdicts).split('\n')[4]).toMatch(/^> 100 % of 30 answers were 401/);
    const green = aRun([anExample('MSG-01', undefined, { answers: times(30, 401) })]);
    expect(judgeAll(['MSG-01'], green).warnings).toBeUndefined();
  });

  it('is the first cause at the end of a long red output, before those of the rules', () => {
    const lines = redEnding(verdicts, run, facts) ?? [];
    expect(lines[0]).toMatch(/^NOT CONFORMANT/);
    expect(lines[2]).toMatch(/^ +the run {2}100 % of 30 answers were 401/);
    expect(lines.slice(3)).toEqual([
      '   3 rules  status-404-for-400, most of all MSG-01',
      expect.stringMatching(/^ {4}1 rule {2}.*: MSG-04$/),
      'next        run MSG-01',
    ]);
  });

  it('names the rule with the most red examples first, however many rules share another cause', () => {
    const differing = threw('AssertionError', 'it: expected 1 to equal 2');
    const twice = ['one', 'two'].map((name) => anExample('MSG-04', [differing], { name }));
    const alike = aRun([...red.slice(0, 3).map((id) => anExample(id, [failed])), ...twice]);
    const lines = redEnding(judgeAll(red, alike), alike, facts) ?? [];
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^ {4}1 rule {2}.*: MSG-04$/),
      '   3 rules  status-404-for-400, most of all MSG-01',
      'next        run MSG-04',
    ]);
  });

  it('has no such end where two rules are red', () => {
    const two = aRun(red.slice(0, 2).map((id) => anExample(id, [failed])));
    expect(redEnding(judgeAll(red, two), two, facts)).toBeUndefined();
  });
});
