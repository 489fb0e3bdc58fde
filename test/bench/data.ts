import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { median, type Outcome, type Part } from './figure.ts';
import { inTurns, shareOf } from './load.ts';
import { submitTo } from './requests.ts';
import { fill } from './scale.ts';

/** Messages that are there at the measured restart. */
const STORED = 100_000;

const MANNER = { connections: 32, pipelining: 4 };

/** Submits with a data file against submits without one, round by round in turn. */
async function compareKept(folder: string): Promise<Record<'cpu' | 'rate', Outcome>> {
  const [plain, kept] = [
    await startChild('reference-server.ts'),
    await startChild('reference-server.ts', join(folder, 'kept.data')),
  ];
  const rounds = await inTurns([plain, submitTo(plain)], [kept, submitTo(kept)], MANNER);
  await Promise.all([plain.stop(), kept.stop()]);
  const of = (place: 0 | 1): number => Math.round(median(rounds.map((pair) => pair[place].rate)));
  return {
    cpu: { value: shareOf(rounds) },
    rate: {
      value: median(rounds.map(([without, with_]) => with_.rate / without.rate)),
      detail: `${of(1)} against ${of(0)} per second`,
    },
  };
}

async function timeToStart(file: string): Promise<number> {
  const began = performance.now();
  const child = await startChild('reference-server.ts', file);
  const took = performance.now() - began;
  await child.stop();
  return took;
}

/** How much longer a start takes that has messages to remember, and what each weighs in the file. */
async function restart(folder: string): Promise<Record<'start' | 'size', Outcome>> {
  const file = join(folder, 'restart.data');
  const first = await startChild('reference-server.ts', file);
  await fill(submitTo(first), STORED);
  await first.stop();
  const took = (await timeToStart(file)) - (await timeToStart(join(folder, 'empty.data')));
  const size = [file, `${file}-wal`].reduce(
    (sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const detail = `${STORED} messages in requests of 100`;
  return { start: { value: (took / STORED) * 1000, detail }, size: { value: size / STORED, detail } };
}

/** What it costs to keep worlds. */
export const data: Part<'cpu' | 'rate' | 'start' | 'size'> = {
  title: 'A data file',
  about:
    'Submits to `serve --data FILE`, as a share of submits to the same server without a file, and what a restart takes.',
  figures: {
    cpu: { name: 'submits with a data file, by processor time', unit: '', bound: { atLeast: 0.4 } },
    rate: { name: 'the same by submits per second, which depends on the disk', unit: '' },
    start: { name: 'start with a data file, per million messages', unit: 's' },
    size: { name: 'data file per message', unit: 'bytes' },
  },
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-data-'));
    try {
      return { ...(await compareKept(folder)), ...(await restart(folder)) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
