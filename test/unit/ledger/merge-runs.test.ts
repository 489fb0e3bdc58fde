import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOfShard } from '../../../support/cli/run/selection.ts';
import { evidenceAxes, NO_SIGHTINGS, withRun } from '../../../support/ledger/evidence-axes.ts';
import { judge } from '../../../support/ledger/judge.ts';
import type { KillMatrix } from '../../../support/ledger/kill-matrix.ts';
import { mergeRuns, type NamedRun } from '../../../support/ledger/runs/merge.ts';
import type { SavedRun } from '../../../support/ledger/saved-run.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { evidenceMarkup } from '../../../support/reports/rulebook/evidence-markup.ts';
import { forSome } from '../for-all.ts';
import { problem } from '../problem.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed } from '../reporting/a-run.ts';
import { aSavedShard } from './a-saved-run.ts';

const IDS = Array.from({ length: 12 }, (_, at) => `MSG-${10 + at}`);
const RULES = IDS.map((id) => aRule(id));

const judged = ({ run, record }: Pick<SavedRun, 'run' | 'record'>): Verdicts =>
  judge(RULES, run, { ...circumstances(IDS), ...record.circumstances });

const withoutTimes = ({ startedAt: _, finishedAt: __, ...rest }: Verdicts) => rest;

const steps = fc.constantFrom(passed, failed, inconclusive);

describe('mergeRuns', () => {
  it('gives the verdicts of the whole run, whatever the number of shards', () =>
    forSome(
      40,
      fc.array(steps, { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer(),
      (each, total, turn) => {
        const examples = IDS.map((id, at) => anExample(id, [each[at] as typeof passed]));
        const shards = Array.from({ length: total }, (_, at) => {
          const mine = rulesOfShard(IDS, { index: at + 1, total });
          return aSavedShard(
            at + 1,
            total,
            examples.filter(({ rule }) => mine.includes(rule)),
          );
        });
        const turned = [...shards.slice(turn % total), ...shards.slice(0, turn % total)];
        const whole = judge(RULES, aRun(examples), circumstances(IDS));
        expect(withoutTimes(judged(mergeRuns(turned)))).toEqual(withoutTimes(whole));
      },
    ));

  const one = aSavedShard(1, 3, [anExample('MSG-10')]);
  const two = aSavedShard(2, 3, [anExample('MSG-11')]);
  const three = aSavedShard(
    3,
    3,
    IDS.slice(2).map((id) => anExample(id)),
  );

  it('is not fully verified when a shard is missing', () => {
    const verdicts = judged(mergeRuns([one, three]));
    expect(verdicts).toMatchObject({
      overall: 'not-fully-verified',
      exitCode: 3,
      partial: true,
      missingShards: [2],
    });
    expect(verdicts.selection).toBe('shard 2 of 3 is missing');
  });

  it('is never conformant when a shard was cancelled before it began', () => {
    const verdicts = judged(mergeRuns([one, { ...two, ...aSavedShard(2, 3, [], { cancelled: true }) }, three]));
    expect(verdicts).toMatchObject({ overall: 'not-fully-verified', exitCode: 130 });
  });

  const other = (over: Parameters<typeof aSavedShard>[3], total = 3): NamedRun => ({
    ...aSavedShard(2, total, [], over),
    name: 'b',
  });

  it.each([
    ['another target', [one, other({ by: { target: 'x' } })], /differ in the target: bundled, bundled and x, bundled/],
    ['another claim', [one, other({ by: { claim: { product: 'P', version: '2' } } })], /differ in the claim/],
    ['another suite', [one, other({ suite: { version: '2', digest: 'abc' } })], /differ in the suite/],
    ['other addresses', [one, other({ addresses: { messaging: 'http://x' } })], /differ in the addresses/],
    ['another fault', [one, other({ faults: ['f'] })], /differ in the faults/],
    ['another selection', [one, other({ chosen: '--rule A' })], /differ in the selection of examples/],
    ['another number of shards', [one, other({}, 4)], /s1 is one of 3 shards and b one of 4/],
    ['a shard twice', [one, { ...one, name: 'b' }], /shard 1\/3 is given twice: s1 and b/],
    ['a whole run', [one, other({ by: { shard: undefined } })], /b is not a shard/],
    ['nothing', [], /nothing to merge/],
  ])('refuses %s with one sentence', (_, runs, sentence) => {
    expect(() => mergeRuns(runs)).toThrow(problem('UsageError', sentence));
  });
});

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
