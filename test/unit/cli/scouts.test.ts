import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Scouts } from '../../../support/cli/proof/scouts.ts';
import type { RedExample } from '../../../support/ledger/ending.ts';
import type { Trial } from '../../../support/ledger/fault-outcome.ts';
import { forAllInTime } from '../for-all.ts';

const red = (rule: string, line: number, ending: RedExample['ending'] = 'assertion'): RedExample => ({
  ...{ rule, name: 'An example', uri: 'features/a.feature', line, ending },
  ...{ step: 'it is so', message: 'it is not', fingerprint: '' },
});

const paths = (...lines: number[]): string[] => lines.map((line) => `features/a.feature:${line}`);

const lineOf = (path: string): number => Number(path.split(':')[1]);

/** A platform with a fault: examples at these lines end as said, all others pass. Remembers what was tried together. */
function faulty(ends: Readonly<Record<number, RedExample['ending'] | 'crash'>>) {
  const tried: number[][] = [];
  const tryWith = async (chosen: readonly string[]): Promise<Trial> => {
    const lines = chosen.map(lineOf);
    tried.push(lines);
    const ending = (line: number) => ends[line] ?? 'pass';
    return {
      fault: 'a.fault',
      own: lines.length,
      red: lines.flatMap((line) => {
        const end = ending(line);
        return end === 'pass' || end === 'crash' ? [] : [red('A-01', line, end)];
      }),
      crashes: lines.some((line) => ending(line) === 'crash') ? ['messages.submit: fell'] : [],
      ms: 1,
    };
  };
  return { tried, tryWith };
}

it('the order in which examples are tried begins with those that caught faults of the rule, the last one first', () => {
  const scouts = new Scouts();
  scouts.learn('A-01', [red('B-01', 3), red('A-01', 7), red('A-01', 9)]);
  scouts.learn('A-01', [red('A-01', 9, 'precondition'), red('A-01', 8)]);
  expect(scouts.ordered('A-01', paths(6, 7, 8, 9))).toEqual(paths(8, 7, 6, 9));
  expect(scouts.ordered('B-01', paths(3, 7))).toEqual(paths(3, 7));
});

describe('examples that are tried until one catches the fault', () => {
  it('end with it, and it goes first the next time', async () => {
    const scouts = new Scouts();
    const first = faulty({ 4: 'assertion' });
    const { own, red: caught } = await scouts.untilCaught('A-01', paths(1, 2, 3, 4, 5, 6, 7, 8, 9), first.tryWith);
    expect(first.tried).toEqual([[1], [2, 3], [4, 5, 6, 7]]);
    expect([own, caught.map(({ line }) => line)]).toEqual([7, [4]]);
    const next = faulty({ 4: 'assertion' });
    await scouts.untilCaught('A-01', paths(1, 2, 3, 4, 5), next.tryWith);
    expect(next.tried).toEqual([[4]]);
  });

  it('are all of them where the fault survives, and what was red is told', async () => {
    const { tried, tryWith } = faulty({ 2: 'precondition', 3: 'inconclusive' });
    const trial = await new Scouts().untilCaught('A-01', paths(1, 2, 3, 4), tryWith);
    expect(tried.flat()).toEqual([1, 2, 3, 4]);
    expect(trial).toMatchObject({ own: 4, ms: 3, red: [{ line: 2 }, { line: 3 }] });
  });

  it('end when the platform falls over, which is no catch', async () => {
    const { tried, tryWith } = faulty({ 1: 'crash', 2: 'assertion' });
    const trial = await new Scouts().untilCaught('A-01', paths(1, 2), tryWith);
    expect(tried).toEqual([[1]]);
    expect(trial.crashes).toEqual(['messages.submit: fell']);
  });

  it('catch the same faults in any order', async () => {
    const lines = fc.uniqueArray(fc.nat(20), { minLength: 1 });
    await forAllInTime(lines, fc.nat(20), fc.array(fc.nat(20)), async (written, killer, caught) => {
      const scouts = new Scouts();
      for (const line of caught) scouts.learn('A-01', [red('A-01', line)]);
      const { red: found } = await scouts.untilCaught(
        'A-01',
        paths(...written),
        faulty({ [killer]: 'assertion' }).tryWith,
      );
      expect(found.length > 0).toBe(written.includes(killer));
    });
  });
});
