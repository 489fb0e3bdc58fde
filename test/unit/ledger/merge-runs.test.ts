import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOfShard } from '../../../support/cli/run/selection.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { mergeRuns, type NamedRun } from '../../../support/ledger/runs/merge.ts';
import type { SavedRun } from '../../../support/ledger/saved-run.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
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
