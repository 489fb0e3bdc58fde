import { describe, expect, it } from 'vitest';
import { judge } from '../../../support/ledger/judge.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine, ownClientLine } from '../../../support/reports/bound-line.ts';
import { junitXml } from '../../../support/reports/junit.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed } from '../reporting/a-run.ts';

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
