import { execFile } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { startPlatform } from '../../reference-impl/compose.ts';
import { median, type Outcome, type Part } from './figure.ts';

const ROUNDS = 3;
/** Single rules are fast, and so vary more. */
const RULE_ROUNDS = 5;
const start = promisify(execFile);
const EMPTY = 'test/bench/empty-cucumber.ts';
const scratch = (): string => mkdtempSync(join(tmpdir(), 'bench-'));

/** Milliseconds that a node command takes as a whole process. */
async function timed(...command: string[]): Promise<number> {
  const began = performance.now();
  await start(process.execPath, command, { maxBuffer: 1 << 26 });
  return performance.now() - began;
}

const run = (place: string, ...options: string[]): Promise<number> =>
  timed('bin/plumbline', 'run', '--quiet', '--out', join(place, 'out'), ...options);

/** How many exchanges the whole suite makes, counted at a platform that it runs against. */
async function countExchanges(place: string): Promise<number> {
  let count = 0;
  subscribe('http.server.request.start', () => {
    count += 1;
  });
  const { addresses, close } = await startPlatform();
  const { lab, ...interfaces } = addresses;
  const file = join(place, 'target.json');
  writeFileSync(file, JSON.stringify({ name: 'counted', kind: 'external', scope: 'reference', interfaces, lab }));
  await run(place, '--target', file).catch(() => undefined);
  await close();
  return count;
}

/** The number that a script of this folder prints. */
async function printed(...command: string[]): Promise<number> {
  const { stdout } = await start(process.execPath, ['--import', 'tsx', ...command]);
  return Number(stdout.trim());
}

/** The whole run against cucumber doing nothing plus the same number of bare exchanges and worlds. */
async function wholeRun(place: string): Promise<Outcome> {
  const count = await countExchanges(place);
  const scenarios = await printed(EMPTY);
  const rounds: Array<Record<'ratio' | 'whole' | 'empty' | 'loop', number>> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const whole = await run(place);
    const empty = await timed('--import', 'tsx', EMPTY);
    const loop = await printed('test/bench/bare-loop.ts', String(count), String(scenarios));
    rounds.push({ whole, empty, loop, ratio: whole / (1.5 * empty + loop) });
  }
  const shown = (name: 'whole' | 'empty' | 'loop'): number => Math.round(median(rounds.map((round) => round[name])));
  const [whole, empty, loop] = [shown('whole'), shown('empty'), shown('loop')];
  return {
    value: median(rounds.map(({ ratio }) => ratio)),
    detail: `${whole} ms against 1.5 × ${empty} ms + ${loop} ms; ${scenarios} examples, ${count} exchanges`,
  };
}

/** Milliseconds of a run that a fault turns red. */
async function redRun(place: string, ...options: string[]): Promise<number> {
  const began = performance.now();
  const code = await run(place, ...options).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  if (code !== 1) throw new Error(`a run with ${options.join(' ')} ended with ${code} instead of 1`);
  return performance.now() - began;
}

/** One rule from start to verdict, and the same examples with a fault switched on. */
async function oneRule(place: string): Promise<Record<'rule' | 'fault', Outcome>> {
  const plain: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < RULE_ROUNDS; round += 1) {
    const took = await run(place, '--rule', 'MSG-DEDUP-02');
    plain.push(took);
    ratios.push((await redRun(place, '--rule', 'MSG-DEDUP-02', '--fault', 'dedup.window-23-hours')) / took);
  }
  return { rule: { value: median(plain) }, fault: { value: median(ratios) } };
}

/** What the suite costs. */
export const suite: Part<'whole' | 'rule' | 'fault'> = {
  title: 'The suite',
  about:
    'The whole bundled run, against one and a half times Cucumber over the same features with steps that do nothing, plus as many bare exchanges and worlds;\n' +
    'and a single rule, from the command to its verdict. In a profile of one rule, loading\n' +
    'packages takes 23 % of the time, loading our own code 10 %, and collecting garbage 9 %. Before our code was bundled, a rule took 1.4 times as long;\n' +
    'with the packages bundled too, it took longer again.',
  figures: {
    whole: { name: 'whole run, against (1.5 × empty cucumber + bare loop)', unit: 'times', bound: { atMost: 1.2 } },
    rule: { name: 'one rule, command to verdict', unit: 'ms', bound: { atMost: 900 } },
    fault: { name: 'a run with a fault, against the plain run', unit: 'times', bound: { atMost: 1.2 } },
  },
  measure: async () => {
    const place = scratch();
    try {
      return { whole: await wholeRun(place), ...(await oneRule(place)) };
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
};
