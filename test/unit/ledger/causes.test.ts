import { describe, expect, it } from 'vitest';
import { causeOf, differInStepAlone, isOf } from '../../../support/ledger/fingerprint.ts';
import { runWarnings } from '../../../support/ledger/run-warnings.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';
import { redEnding } from '../../../support/reports/likely-causes.ts';
import { failureTexts } from '../../../support/reports/report-set.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { anExample, aRun, failed, passed, threw } from '../reporting/a-run.ts';
import { judgeAll } from './judge-one.ts';

const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');
const ids = ['MSG-01', 'MSG-02', 'MSG-03', 'MSG-04'];

describe('the id of a fingerprint', () => {
  it.each([
    ['status 400→404', 'status-404-for-400'],
    ['status 2xx→500', 'status-500-for-2xx'],
    ['report code 305→none', 'report-code-none-for-305'],
  ])('of %s is %s', (fingerprint, id) => {
    expect(causeOf(fingerprint)).toBe(id);
  });

  it('has the words of the step, and tells the same difference at another step', () => {
    const [one, other, third] = [
      causeOf('"a" is reported twice: to equal 2 ← 1'),
      causeOf('"b" is reported two times: to equal 2 ← 1'),
      causeOf('"a" is reported twice: to equal 2 ← 3'),
    ];
    expect(one).toMatch(/^a-is-reported-twice-[\da-f]{8}$/);
    expect([differInStepAlone(one, other), differInStepAlone(one, third)]).toEqual([true, false]);
  });

  it('is that of an entry of an earlier version, with values that change from run to run', () => {
    const known = { rule: 'A', reason: 'r', owner: 'o', issue: 'i', expires: '2027-01-01' };
    const fingerprint = "x: to equal 'account-DzruSErL0F' ← 'none'";
    expect(isOf({ ...known, fingerprint }, causeOf("x: to equal '#' ← 'none'"))).toBe(true);
  });
});

describe('the causes of a run', () => {
  const run = aRun([
    anExample('MSG-01', [failed]),
    anExample('MSG-02', [failed]),
    anExample('MSG-02', [otherwise], { name: 'another' }),
    anExample('MSG-03', [otherwise]),
    anExample('MSG-04', [passed]),
  ]);
  const verdicts = judgeAll(ids, run);

  it('have each rule that they make red, and each rule the one that makes the most red', () => {
    expect(verdicts.causes).toMatchObject([
      { id: 'status-404-for-400', rules: ['MSG-01', 'MSG-02'], premiseOf: [] },
      { id: 'status-500-for-400', rules: ['MSG-02', 'MSG-03'] },
    ]);
    expect(verdicts.causes?.[0]?.words).toBe('expected HTTP status 400, got 404 in 2 rules');
    const causes = verdicts.rules.map(({ cause }) => cause);
    expect(causes).toEqual(['status-404-for-400', 'status-404-for-400', 'status-500-for-400', undefined]);
  });

  it('say which statuses a step takes', () => {
    const print = { expected: 'to be one of [ 400, 404 ]', actual: '200' };
    const given = { subject: '', path: '', isStatus: true, expected: [400, 404], actual: 200, print };
    const red = anExample('MSG-01', [{ ...failed, difference: { ...given, relation: 'is one of' } }]);
    const { causes } = judgeAll(['MSG-01'], aRun([red]));
    expect(causes?.[0]?.words).toBe('expected HTTP status 400 or 404, got 200 in 1 rule');
    expect(causes?.[0]?.id).toMatch(/^status-to-be-one-of-400-404-/);
  });

  it('have one text each, with the other rules and what else is different in the first', () => {
    const facts = {
      out: 'r',
      alone: (id: string) => `run ${id}`,
      suspicion: { kind: 'external', faults: [] },
    } as const;
    const texts = failureTexts(verdicts, run, facts);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(
      /^FAIL MSG-01 .*\n {2}cause {5}status-404-for-400 · .*\n {2}also {6}MSG-02 MSG-02 says so/,
    );
    expect(texts[1]).not.toContain('also');
  });
});

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
