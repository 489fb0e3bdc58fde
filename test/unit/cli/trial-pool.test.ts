import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Scouts } from '../../../support/cli/proof/scouts.ts';
import type { TrialJob } from '../../../support/cli/proof/trial-plan.ts';
import { TrialPool, TrialQueue } from '../../../support/cli/proof/trial-pool.ts';
import type { RedExample } from '../../../support/ledger/ending.ts';
import type { Trial } from '../../../support/ledger/fault-outcome.ts';
import { forAllInTime } from '../for-all.ts';

class FakeWorker extends EventEmitter {
  constructor(word: object = { ready: true }) {
    super();
    queueMicrotask(() => this.emit('message', word));
  }

  send({ fault }: TrialJob): boolean {
    const trial: Trial = { fault, own: 1, red: [], crashes: [], ms: 1 };
    if (fault.startsWith('kills')) queueMicrotask(() => this.emit('exit', 1));
    else if (fault.startsWith('long')) this.#long(trial);
    else if (fault.startsWith('waits')) setInterval(() => this.emit('message', { alive: true }), 30_000);
    else if (!fault.startsWith('hangs'))
      queueMicrotask(() => this.emit('message', { trial, isFull: fault.startsWith('fills') }));
    return true;
  }

  /** A trial that takes longer than its patience, with examples that end in time. */
  #long(trial: Trial, left = 5): void {
    setTimeout(() => {
      this.emit('message', left > 0 ? { alive: true } : { trial, isFull: false });
      if (left > 0) this.#long(trial, left - 1);
    }, 2);
  }

  kill(): boolean {
    queueMicrotask(() => this.emit('exit', null));
    return true;
  }

  disconnect(): void {
    queueMicrotask(() => this.emit('exit', 0));
  }
}

function queueOf(...ids: readonly string[]): TrialQueue {
  const queue = new TrialQueue();
  queue.add(...ids.map((fault) => ({ fault, rule: 'A-1', paths: [] })));
  return queue;
}

class StuckWorker extends FakeWorker {
  override disconnect(): void {}
}

/** The outcome of a fault after ten minutes of a proof, and whether the proof has ended. */
async function afterMinutes(fault: string, start: () => FakeWorker): Promise<[Trial | undefined, boolean]> {
  const trials: Trial[] = [];
  let isOver = false;
  const pool = new TrialPool((trial) => trials.push(trial), { start: start as never });
  void pool.run(queueOf(fault), 1).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(600_000);
  return [trials[0], isOver];
}

async function tried(ids: readonly string[], workers: number) {
  const trials: Trial[] = [];
  let started = 0;
  const start = () => {
    started += 1;
    return new FakeWorker() as never;
  };
  const pool = new TrialPool((trial) => trials.push(trial), { start, patience: 8 });
  await pool.run(queueOf(...ids), workers);
  return { fates: trials.map(({ fault, lost }) => [fault, lost]).sort(), started };
}

afterEach(() => void vi.useRealTimers());

describe('the pool of trials', () => {
  it.each([
    ['tries every fault once, with no more processes than asked for', ['a', 'b', 'c', 'd', 'e'], 2],
    ['goes on with a fresh process where one is full', ['a', 'fills-1', 'b', 'fills-2'], 1],
  ])('%s', async (_, ids, workers) => {
    const { fates, started } = await tried(ids, workers);
    expect(fates.map(([fault]) => fault)).toEqual(ids.toSorted());
    expect(started).toBe(2);
  });

  it('tells a fault that kills or hangs its process as lost and goes on with the others', async () => {
    const { fates } = await tried(['kills', 'a', 'hangs', 'b'], 1);
    expect(fates).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['hangs', 'time-out'],
      ['kills', 'crash'],
    ]);
  });

  it('is patient with a long trial as long as its examples end', async () => {
    expect((await tried(['long'], 1)).fates).toEqual([['long', undefined]]);
  });

  it('ends a trial whose every example waits for an answer that never comes, and a process that does not leave', async () => {
    vi.useFakeTimers();
    const [waiting, isOver] = await afterMinutes('waits', () => new FakeWorker());
    expect([waiting?.lost, isOver]).toEqual(['time-out', true]);
    const [tried, isLeft] = await afterMinutes('a', () => new StuckWorker());
    expect([tried?.lost, isLeft]).toEqual([undefined, true]);
  });

  it('takes trouble of a worker for a defect of the harness', async () => {
    const start = () => new FakeWorker({ trouble: 'no steps' }) as never;
    const pool = new TrialPool(() => undefined, { start });
    await expect(pool.run(queueOf('a'), 1)).rejects.toThrow(/no steps/);
  });
});

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
