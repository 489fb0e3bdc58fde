import { describe, expect, it } from 'vitest';
import { evidenceAxes, NO_SIGHTINGS, withRun } from '../../../support/ledger/evidence-axes.ts';
import { judge } from '../../../support/ledger/judge.ts';
import type { KillMatrix } from '../../../support/ledger/kill-matrix.ts';
import { evidenceMarkup } from '../../../support/reports/rulebook/evidence-markup.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed } from '../reporting/a-run.ts';

const rules = [aRule('A'), { ...aRule('B'), standing: 'published' as const }, aRule('C')];

const run = judge(
  rules,
  aRun([anExample('A', [passed]), anExample('B', [failed]), anExample('C', [inconclusive])], {
    startedAt: Date.UTC(2026, 10, 22),
  }),
  circumstances(['A', 'B', 'C'], { target: 'sandbox', published: true }),
);
const platform = { ...run, ownClient: { summary: run.summary, rules: [] } };

const proof = {
  outcomes: [true, false].map((caught) => ({ rule: 'A', caught })),
  alternatives: [
    { rows: ['A', 'C'], accepted: true },
    { rows: ['C'], accepted: false },
  ],
} as unknown as KillMatrix;

describe('the evidence for a rule', () => {
  it('is told axis by axis', () => {
    const [a, b, c] = evidenceAxes(rules, proof, NO_SIGHTINGS).rules;
    expect(a).toMatchObject({
      documented: true,
      judged: true,
      faults: { done: 1, of: 2 },
      alternatives: { done: 1, of: 1 },
    });
    expect(b).toMatchObject({ documented: false, judged: true, faults: { done: 0, of: 0 }, targets: [], clients: [] });
    expect(c).toMatchObject({ alternatives: { done: 1, of: 2 } });
  });

  it('is not known without a proof', () => {
    expect(evidenceAxes(rules, undefined, NO_SIGHTINGS).rules[0]).toMatchObject({ faults: null, alternatives: null });
  });

  it('has what a run on a target decided, with nothing of its values', () => {
    const seen = withRun(NO_SIGHTINGS, platform);
    expect(Object.keys(seen.targets)).toEqual(['A', 'B']);
    expect(seen.targets.B).toEqual([
      { target: 'sandbox', date: '2026-11-22', verdict: 'fail', digest: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ]);
    expect(evidenceAxes(rules, proof, seen).rules[0]?.targets).toHaveLength(1);
  });

  it('has the latest run of each target alone', () => {
    const twice = withRun(withRun(NO_SIGHTINGS, platform), { ...platform, startedAt: '2026-11-23T00:00:00.000Z' });
    const others = withRun(twice, { ...platform, target: 'another' });
    expect(others.targets.A?.map(({ target, date }) => `${target} ${date}`)).toEqual([
      'sandbox 2026-11-23',
      'another 2026-11-22',
    ]);
  });

  it('counts a run of a client for clients', () => {
    const seen = withRun(NO_SIGHTINGS, { ...run, ownClient: undefined });
    expect([Object.keys(seen.targets), Object.keys(seen.clients)]).toEqual([[], ['A', 'B']]);
  });

  it('is a table that says when nothing was seen yet', () => {
    const page = evidenceMarkup(evidenceAxes(rules, undefined, NO_SIGHTINGS), new Set(['A'])).text;
    expect(page).toContain('3 judged rules, 2 of them about clients and receivers');
    expect(page).toContain('No run on a real target was taken up yet; no proof is at hand');
    const seen = withRun(NO_SIGHTINGS, { ...platform, target: '<b>' });
    const later = evidenceMarkup(evidenceAxes(rules, proof, seen), new Set(['A', 'B'])).text;
    expect(later).toContain('2 were seen on a real target');
    expect(later).toContain('&lt;b&gt;, 2026-11-22: fail');
    expect(later).toContain('<td>1 of 2</td>');
  });
});
