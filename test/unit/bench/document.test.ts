import { describe, expect, it } from 'vitest';
import { benchmarksPage } from '../../bench/document.ts';
import { keepsBound, type Outcome, type Part, withUnit } from '../../bench/figure.ts';
import { timeByOwner } from '../../bench/profile.ts';
import { withOutcomes } from '../../bench/record.ts';

const part: Part<'speed' | 'share'> = {
  title: 'Speed',
  about: 'How fast it is.',
  figures: {
    speed: { name: 'a | b', unit: 'ms', bound: { atMost: 20 } },
    share: { name: 'share', unit: '', bound: { atLeast: 0.9 } },
  },
  measure: async () => ({}),
};

const pageOf = (outcomes: Readonly<Record<string, Outcome>>): string =>
  benchmarksPage({ speed: part }, withOutcomes({}, 'speed', outcomes, new Date(0)));

describe('the page about benchmarks', () => {
  it('has a figure with its bound, in bold if it misses it', () => {
    const page = pageOf({ speed: { value: 20.04, detail: 'x' }, share: { value: 0.9 } });
    expect(page).toContain('| a \\| b | **20 ms** | at most 20 ms | x |');
    expect(page).toContain('| share | 0.9 | at least 0.9 |  |');
    expect(page).toContain('npm run bench -- speed');
  });

  it('says why a figure is missing', () => {
    expect(pageOf({ speed: { missing: 'there is no npx' } })).toContain(
      '| not measured | at most 20 ms | there is no npx |',
    );
    expect(pageOf({})).toContain('not measured yet');
  });

  it('keeps what was measured before', () => {
    const before = withOutcomes({}, 'speed', { speed: { value: 1 } });
    const after = withOutcomes(before, 'speed', { share: { value: 2 } });
    expect(after.speed?.outcomes).toEqual({ speed: { value: 1 }, share: { value: 2 } });
  });
});

describe('a figure', () => {
  it.each([
    [{ atMost: 20 }, 20, true],
    [{ atMost: 20 }, 20.1, false],
    [{ atLeast: 0.9 }, 0.9, true],
    [{ atLeast: 0.9 }, 0.89, false],
  ])('with the bound %j is kept by %d: %s', (bound, value, isKept) => {
    expect(keepsBound({ name: '', unit: '', bound }, { value })).toBe(isKept);
  });

  it.each([
    [1234.56, 'MB', '1,235 MB'],
    [12.34, '%', '12.3 %'],
    [0.876, '', '0.88'],
  ])('%d %s is written %s', (value, unit, written) => {
    expect(withUnit(value, unit)).toBe(written);
  });
});

describe('a profile', () => {
  const frame = (functionName: string, url = '') => ({ functionName, url });
  const nodes = [
    { id: 1, callFrame: frame('(root)'), children: [2, 4, 5] },
    { id: 2, callFrame: frame('judge', 'file:///p/support/ledger/judge.ts'), children: [3] },
    { id: 3, callFrame: frame('parse', 'node:internal/json') },
    { id: 4, callFrame: frame('(garbage collector)') },
    { id: 5, callFrame: frame('(idle)') },
  ];

  it('gives the time of a library to its caller, and leaves out waiting', () => {
    const times = timeByOwner({ nodes, samples: [2, 3, 4, 5, 1], timeDeltas: [10, 20, 40, 80, 160] });
    expect(Object.fromEntries(times)).toEqual({ reports: 30, garbage: 40, rest: 160 });
  });
});
