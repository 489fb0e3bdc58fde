import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Figure, median } from './figure.ts';

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

/** What a detail report with a narrow filter costs over a thousand stored messages and over a million. */
export async function benchReports(): Promise<Figure[]> {
  const rounds: Array<readonly [Measured, Measured]> = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await measure(1000), await measure(1_000_000)]);
  const [few, many] = rounds.at(-1) as readonly [Measured, Measured];
  const shown = ({ results }: Measured): string =>
    results.map(({ name, micros }) => `${name} ${Math.round(micros)}`).join(', ');
  return [
    {
      name: 'a narrow detail report, 1,000,000 stored against 1,000',
      value: median(rounds.map(([a, b]) => totalOf(b) / totalOf(a))),
      unit: '',
      bound: { atMost: 3 },
      detail: `µs a page: ${shown(many)} against ${shown(few)}`,
    },
    {
      name: 'memory of all four indexes per stored message',
      value: median(rounds.map(([, b]) => b.weight)),
      unit: 'bytes',
      bound: { atMost: 400 },
      detail: `first asked in ${many.results.map(({ build }) => Math.round(build)).join(', ')} ms`,
    },
  ];
}
