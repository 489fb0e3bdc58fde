import { describe, expect, it } from 'vitest';
import type { KnownFailure } from '../../../support/ground/claim.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { knownFailureLines } from '../../../support/ledger/known-failure-lines.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine, ownClientLine } from '../../../support/reports/bound-line.ts';
import { junitXml } from '../../../support/reports/junit.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import {
  aKnown,
  anExample,
  aRule,
  aRun,
  circumstances,
  failed,
  inconclusive,
  passed,
  threw,
} from '../reporting/a-run.ts';
import { judgeAll, judgeOne } from './judge-one.ts';

describe('known failures', () => {
  const known = aKnown('MSG-01');
  const withKnown = (examples: (readonly RecordedStep[])[], over = {}) =>
    judgeOne(examples, { knownFailures: [{ ...known, ...over }] });

  const of = (knownFailures: KnownFailure[], second = failed) => {
    const run = aRun([anExample('MSG-01', [failed]), anExample('MSG-02', [second])]);
    return judgeAll(['MSG-01', 'MSG-02'], run, { knownFailures });
  };

  it('accepts the same deviation up to the day of expiry', () => {
    expect(withKnown([[failed], [passed]])).toMatchObject({
      overall: 'conformant-with-known-failures',
      exitCode: 0,
      rules: [{ known: 'accepted', verdict: 'fail' }],
    });
  });

  it('accepts an entry of an earlier version, which wrote an id that changes from run to run', () => {
    const reported = (id: string) =>
      threw('AssertionError', `accounts: expected [ [ 'none' ] ] to deeply equal [ [ '${id}' ] ]`, 'it is reported');
    const fingerprint = "it is reported: to deeply equal [ [ 'account-DzruSErL0F' ] ] ← [ [ 'none' ] ]";
    const { rules, overall } = withKnown([[reported('account-gipTsWuu2_')]], { fingerprint });
    expect(overall).toBe('conformant-with-known-failures');
    expect(rules).toMatchObject([{ known: 'accepted', knownFailures: [{ fingerprint }] }]);
    expect(withKnown([[reported('account-1')]], { fingerprint }).rules).toMatchObject([{ known: 'changed' }]);
  });

  it('leaves one alone that did not run', () => {
    const by = { knownFailures: [known], selection: '--rule MSG-02' };
    expect(judgeAll(['MSG-01', 'MSG-02'], aRun([anExample('MSG-02')]), by).exitCode).toBe(0);
  });

  const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');

  it.each<[string, RegExp, RecordedStep[][], string?]>([
    ['stale', /^known failure MSG-01 "status 400→404" \(P-1, owner platform\) passes now: take it out/, [[passed]]],
    ['changed', /fails in another way, status-500-for-400: repair it, or take .* up/, [[otherwise]]],
    ['expired', /has expired on 2026-05-05: repair it, or give it a new date/, [[failed]], '2026-05-06'],
    ['changed', /fails in more ways than known, status-500-for-400: repair/m, [[failed], [otherwise]]],
  ])('tells of one that is %s what to do: %s', (state, sentence, examples, today) => {
    const verdicts = judgeOne(examples, { knownFailures: [known], ...(today ? { today } : {}) });
    expect([verdicts.rules[0]?.known, verdicts.exitCode]).toEqual([state, 4]);
    expect(knownFailureLines(verdicts).join('\n')).toMatch(sentence);
    expect(verdictsMarkdown(verdicts)).toContain('## Known failures');
    expect(verdicts.overall).toBe('known-failures-out-of-date');
    expect(junitXml(verdicts)).toContain('<failure ');
  });

  it('finds one of two out of date, although the other still fails as known', () => {
    const second = { ...known, fingerprint: 'status 400→500' };
    const verdicts = judgeOne([[failed], [passed]], { knownFailures: [known, second] });
    expect(verdicts).toMatchObject({
      exitCode: 4,
      overall: 'known-failures-out-of-date',
      rules: [{ known: 'stale' }],
    });
    expect(verdicts.rules[0]?.knownFailures).toMatchObject([{ state: 'accepted' }, { state: 'stale' }]);
  });

  it('says so when the difference is as known and the step reads otherwise', () => {
    const different = threw('AssertionError', 'expected 2 to equal 1');
    const { fingerprint: now = '' } = judgeOne([[different]], {}).rules[0]?.examples[0] ?? {};
    expect(now).toContain(' ← ');
    const before = `a step as it read before: ${now.slice(now.lastIndexOf(': ') + 2)}`;
    const verdicts = judgeOne([[different]], { knownFailures: [{ ...known, fingerprint: before }] });
    expect([verdicts.rules[0]?.known, verdicts.exitCode]).toEqual(['changed', 4]);
    expect(knownFailureLines(verdicts).join()).toMatch(/same difference at a step that reads otherwise, .*take .* up/);
  });

  it('takes an entry by its cause, for the rules that it names and no others', () => {
    const { rule: _, fingerprint: __, ...accepted } = known;
    const entry = { cause: 'status-404-for-400', rules: ['MSG-01', 'MSG-02'], ...accepted };
    const both = of([entry]);
    expect(both).toMatchObject({ exitCode: 0, causes: [{ id: entry.cause, rules: ['MSG-01', 'MSG-02'] }] });
    expect(knownFailureLines(both)).toEqual([
      'known failure MSG-01, MSG-02 status-404-for-400 (P-1, owner platform) fails as known, accepted until 2026-05-05',
    ]);
    expect(of([{ ...entry, rules: ['MSG-01'] }])).toMatchObject({ exitCode: 1, overall: 'not-conformant' });
    const stale = of([entry], passed);
    expect(stale.exitCode).toBe(4);
    expect(knownFailureLines(stale).join()).toMatch(
      /known failure MSG-02 status-404-for-400 .* passes now: take it out/,
    );
  });

  it('says nothing of one whose rule could not be decided', () => {
    const verdicts = withKnown([[passed], [inconclusive]]);
    expect(verdicts.rules[0]).toMatchObject({ verdict: 'inconclusive', known: undefined });
    expect(knownFailureLines(verdicts)).toEqual([]);
  });

  it('never hides a failure that is not known', () => {
    expect(of([known])).toMatchObject({ exitCode: 1, overall: 'not-conformant' });
  });
});

const TAGS = ['@BEARER-08', '@client'];
const rules = [aRule('MSG-01'), aRule('BEARER-08', { role: 'client' })];

function judged(platform: readonly object[], client: readonly object[], over = {}) {
  const run = aRun([
    ...platform.map((step) => anExample('MSG-01', [step as typeof passed])),
    ...client.map((step) => anExample('BEARER-08', [step as typeof passed], { tags: TAGS })),
  ]);
  const tagsByRule = new Map([
    ['MSG-01', ['@MSG-01', '@messaging']],
    ['BEARER-08', TAGS],
  ]);
  const examplesByRule = new Map([
    ['MSG-01', { platform: 3, client: 0, published: 0, core: [] }],
    ['BEARER-08', { platform: 0, client: 1, published: 0, core: [] }],
  ]);
  return judge(rules, run, circumstances([], { tagsByRule, examplesByRule, ...over }));
}

describe('a rule about a client', () => {
  it('is no part of the verdict on a platform', () => {
    const verdicts = judged([passed], [failed]);
    expect(verdicts).toMatchObject({ overall: 'conformant', exitCode: 0, summary: { judged: 1, pass: 1, fail: 0 } });
    expect(verdicts.rules.map(({ id }) => id)).toEqual(['MSG-01']);
    expect(verdicts.ownClient).toMatchObject({ summary: { judged: 1, fail: 1 }, rules: [{ id: 'BEARER-08' }] });
  });

  it('has a heading of its own wherever the verdict is shown', () => {
    const verdicts = judged([passed], [passed]);
    const line = "The harness's own client (no part of the verdict): 1 of 1 judged rules passed";
    expect(ownClientLine(verdicts)).toBe(line);
    expect(verdictsMarkdown(verdicts)).toContain("## The harness's own client");
    expect(boundLine(verdicts)).toContain('1 of 1 judged rules passed');
    expect(badgeOf(verdicts).message).toContain('1/1');
    expect(junitXml(verdicts)).toContain('BEARER-08');
  });

  it.each([
    [passed, 0],
    [failed, 1],
  ])('decides a run in which nothing else was asked', (step, exitCode) => {
    expect(judged([], [step], { selection: '--rule BEARER-08' }).exitCode).toBe(exitCode);
  });

  it('is the verdict where a client is judged', () => {
    const verdicts = judged([], [passed], { client: { tasks: [] } });
    expect(verdicts.rules.map(({ id }) => id)).toEqual(['BEARER-08']);
    expect(verdicts.ownClient).toBeUndefined();
  });
});

it('a run that did not reach such rules says nothing of them', () => {
  expect(ownClientLine(judged([passed], []))).toBeUndefined();
});

describe('what a verdict rests on', () => {
  it('is some of the examples, where others stayed open', () => {
    const [rule] = judged([passed, inconclusive], []).rules;
    expect(rule?.exampleCount).toEqual({ run: 1, of: 3, core: { run: 1, of: 3 } });
  });

  it('is what the examples that passed used', () => {
    const seen = (...restsOn: ReadonlyArray<'interface' | 'lab' | 'handset'>) => ({
      seen: { forms: [], broken: [], restsOn },
    });
    const run = aRun([
      anExample('MSG-01', [passed], seen('lab', 'interface')),
      anExample('MSG-01', [inconclusive], seen('handset')),
    ]);
    expect(judge(rules, run, circumstances(['MSG-01'])).rules[0]?.evidence).toEqual(['interface', 'lab']);
  });
});
