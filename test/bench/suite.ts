import { execFile } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { startPlatform } from '../../reference-impl/compose.ts';
import { type Figure, median } from './figure.ts';

const ROUNDS = 5;
const start = promisify(execFile);
const EMPTY = 'test/bench/empty-cucumber.ts';
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));

/** Milliseconds that a node command takes as a whole process. */
async function timed(...command: string[]): Promise<number> {
  const began = performance.now();
  await start(process.execPath, command, { maxBuffer: 1 << 26 });
  return performance.now() - began;
}

const run = (...options: string[]): Promise<number> =>
  timed('bin/plumbline', 'run', '--quiet', '--out', join(scratch, 'out'), ...options);

/** How many exchanges the whole suite makes, counted at a platform that it runs against. */
async function countExchanges(): Promise<number> {
  let count = 0;
  subscribe('http.server.request.start', () => {
    count += 1;
  });
  const { addresses, close } = await startPlatform();
  const { lab, ...interfaces } = addresses;
  const file = join(scratch, 'target.json');
  writeFileSync(file, JSON.stringify({ name: 'counted', kind: 'external', scope: 'reference', interfaces, lab }));
  await run('--target', file).catch(() => undefined);
  await close();
  return count;
}

/** The number that a script of this folder prints. */
async function printed(...command: string[]): Promise<number> {
  const { stdout } = await start(process.execPath, ['--import', 'tsx', ...command]);
  return Number(stdout.trim());
}

/** The whole run against cucumber doing nothing plus the same number of bare exchanges and worlds. */
async function wholeRun(): Promise<Figure> {
  const count = await countExchanges();
  const scenarios = await printed(EMPTY);
  const rounds: Array<Record<'ratio' | 'whole' | 'empty' | 'loop' | 'floor', number>> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const whole = await run();
    const empty = await timed('--import', 'tsx', EMPTY);
    const loop = await printed('test/bench/bare-loop.ts', String(count), String(scenarios));
    rounds.push({ whole, empty, loop, floor: 1.5 * empty + loop, ratio: whole / (1.5 * empty + loop) });
  }
  const shown = (name: 'whole' | 'empty' | 'loop'): number => Math.round(median(rounds.map((round) => round[name])));
  return {
    name: 'whole run, share of (1.5 × empty cucumber + bare loop)',
    value: median(rounds.map(({ ratio }) => ratio)),
    unit: '',
    bound: { atMost: 1 },
    detail: `${shown('whole')} ms against 1.5 × ${shown('empty')} ms + ${shown('loop')} ms; ${scenarios} examples, ${count} exchanges`,
  };
}

/** Milliseconds of a run that a fault turns red. */
async function redRun(...options: string[]): Promise<number> {
  const began = performance.now();
  const code = await run(...options).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  if (code !== 1) throw new Error(`a run with ${options.join(' ')} ended with ${code} instead of 1`);
  return performance.now() - began;
}

/** One rule from start to verdict, and the same examples with a fault switched on. */
async function oneRule(): Promise<Figure[]> {
  const plain: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await run('--rule', 'MSG-DEDUP-02'));
    ratios.push(
      (await redRun('--rule', 'MSG-DEDUP-02', '--fault', 'dedup.window-23-hours')) / (plain.at(-1) as number),
    );
  }
  return [
    { name: 'one rule, start to verdict', value: median(plain), unit: 'ms', bound: { atMost: 2000 } },
    {
      name: 'a run with a fault, share of the plain run',
      value: median(ratios),
      unit: '',
      bound: { atMost: 1.2 },
    },
  ];
}

/** What the suite costs. */
export async function benchSuite(): Promise<Figure[]> {
  try {
    return [await wholeRun(), ...(await oneRule())];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
