import { execFile } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPlatform } from '../../reference-impl/compose.ts';
import { inFolder, megabytesIn, secondsOf } from './cost.ts';
import { figure, median, type Outcome, type Part } from './figure.ts';

const ROUNDS = 3;
/** Single rules are fast, and so vary more. */
const RULE_ROUNDS = 5;
const start = promisify(execFile);
const EMPTY = 'test/bench/empty-cucumber.ts';

const run = (out: string, ...options: string[]) =>
  secondsOf('bin/plumbline', 'run', '--quiet', '--out', out, ...options);

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
  const command = ['bin/plumbline', 'run', '--quiet', '--out', join(place, 'counted'), '--target', file];
  await start(process.execPath, command, { maxBuffer: 1 << 26 }).catch(() => undefined);
  await close();
  return count;
}

async function printed(...command: string[]): Promise<number> {
  const { stdout } = await start(process.execPath, ['--import', 'tsx', ...command]);
  return Number(stdout.trim());
}

/** The whole run against cucumber doing nothing plus the same number of bare exchanges and worlds, in seconds. */
async function wholeRun(place: string) {
  const count = await countExchanges(place);
  const examples = await printed(EMPTY);
  const out = join(place, 'whole');
  const rounds: Array<Record<'ratio' | 'clock' | 'processor' | 'empty' | 'loop', number>> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(out, { recursive: true, force: true });
    const { clock, processor } = run(out);
    const empty = secondsOf('--import', 'tsx', EMPTY).clock;
    const loop = (await printed('test/bench/bare-loop.ts', String(count), String(examples))) / 1000;
    rounds.push({ clock, processor, empty, loop, ratio: clock / (1.5 * empty + loop) });
  }
  const middle = (name: keyof (typeof rounds)[0]): number => median(rounds.map((round) => round[name]));
  const parts = [middle('clock'), middle('empty'), middle('loop')].map((seconds) => seconds.toFixed(1));
  return {
    whole: { value: middle('ratio'), detail: `${parts[0]} s against 1.5 × ${parts[1]} s + ${parts[2]} s` },
    clock: { value: middle('clock'), detail: `${examples} examples, ${count} exchanges` },
    processor: { value: middle('processor') },
    example: { value: (1000 * middle('processor')) / examples, detail: 'of processor time, all costs' },
    reports: { value: megabytesIn(out) },
  };
}

function oneRule(place: string): Record<'rule' | 'ruleReports', Outcome> {
  const out = join(place, 'rule');
  const rounds = Array.from({ length: RULE_ROUNDS }, () => {
    rmSync(out, { recursive: true, force: true });
    return run(out, '--rule', 'MSG-DEDUP-02').clock;
  });
  return { rule: { value: median(rounds) }, ruleReports: { value: megabytesIn(out) } };
}

const figures = {
  whole: figure('whole run, against (1.5 × empty cucumber + bare exchanges)', 'times', { atMost: 1.2 }),
  clock: figure('whole run, on the clock', 's'),
  processor: figure('whole run, processor time', 's', { atMost: 16 }),
  example: figure('an example', 'ms', { atMost: 3 }),
  rule: figure('one rule, command to verdict', 's', { atMost: 0.8 }),
  reports: figure('reports of a whole green run', 'MB', { atMost: 12 }),
  ruleReports: figure('reports of one green rule', 'MB', { atMost: 0.3 }),
};

export const suite: Part<keyof typeof figures> = {
  title: 'The suite',
  about:
    'The whole bundled run with as many processes as cores, against one and a half times Cucumber over the same features with steps that do\n' +
    'nothing, plus as many bare exchanges and worlds, in one process; and a single rule, of which a quarter is loading packages. Seven tenths of\n' +
    'the processor time are JavaScript, which the next part divides up; the rest is V8, whose options (when, on which thread) save 3 % at most.',
  figures,
  measure: () => inFolder(async (place) => ({ ...(await wholeRun(place)), ...oneRule(place) })),
};
