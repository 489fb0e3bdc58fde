import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median, type Outcome, type Part } from './figure.ts';

const ROUNDS = 3;
const start = promisify(execFile);

interface Measured {
  readonly results: ReadonlyArray<{ readonly name: string; readonly build: number; readonly micros: number }>;
  readonly weight: number;
}

async function measure(count: number): Promise<Measured> {
  const options = ['--import', 'tsx', '--expose-gc', '--max-old-space-size=4096'];
  const { stdout } = await start(process.execPath, [...options, 'test/bench/narrow-reports.ts', String(count)]);
  return JSON.parse(stdout) as Measured;
}

const totalOf = ({ results }: Measured): number => results.reduce((sum, { micros }) => sum + micros, 0);

async function compare(): Promise<Record<'page' | 'indexes', Outcome>> {
  const rounds: Array<readonly [Measured, Measured]> = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await measure(1000), await measure(1_000_000)]);
  const [few, many] = rounds.at(-1) as readonly [Measured, Measured];
  const shown = ({ results }: Measured): string =>
    results.map(({ name, micros }) => `${name} ${Math.round(micros)}`).join(', ');
  return {
    page: {
      value: median(rounds.map(([a, b]) => totalOf(b) / totalOf(a))),
      detail: `µs a page: ${shown(many)} against ${shown(few)}`,
    },
    indexes: {
      value: median(rounds.map(([, b]) => b.weight)),
      detail: `first asked in ${many.results.map(({ build }) => Math.round(build)).join(', ')} ms`,
    },
  };
}

/** What a detail report with a narrow filter costs over a thousand stored messages and over a million. */
export const reports: Part<'page' | 'indexes'> = {
  title: 'Detail reports',
  about:
    'A page of a detail report with a narrow filter, over a million stored messages and over a thousand, as a multiple.',
  figures: {
    page: { name: 'a narrow detail report, 1,000,000 stored against 1,000', unit: 'times', bound: { atMost: 3 } },
    indexes: { name: 'memory of all four indexes per stored message', unit: 'bytes', bound: { atMost: 400 } },
  },
  measure: compare,
};
