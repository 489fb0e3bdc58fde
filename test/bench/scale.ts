import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Pool } from 'undici';
import { type Child, startChildWith } from './child.ts';
import { figure, median, type Outcome, type Part } from './figure.ts';
import { inTurns, type Shot, shareOf } from './load.ts';
import { bodyOf, submitTo } from './requests.ts';

const run = promisify(execFile);
const MANNER = { connections: 32, pipelining: 4 };
const FEW = 1000;
const MILLION = 1_000_000;

/** The most memory that a server with a million messages may use, in megabytes. */
const HEAP = 4096;

const startServer = (): Promise<Child> => startChildWith({ heap: HEAP }, 'reference-server.ts');

/** Stores so many messages, a hundred in each request, over sixteen connections. */
export async function fill({ url, headers }: Shot, count: number): Promise<void> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: 16 });
  let next = 0;
  const work = async (): Promise<void> => {
    for (let from = next; from < count; from = next) {
      next += 100;
      const body = bodyOf(100, from);
      const answer = await pool.request({ path: pathname, method: 'POST', headers: { ...headers }, body });
      await answer.body.dump();
      if (answer.statusCode !== 202) throw new Error(`filling ${pathname} was answered ${answer.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  await pool.destroy();
}

const memoryOf = async (child: Child): Promise<number> => (await child.ask('memory')).memory as number;

/** What a submit costs a server with few messages, as a share of what it costs one with many; and what each of these weighs. */
async function submits(): Promise<Record<'weight' | 'messages', Outcome>> {
  const [small, large] = [await startServer(), await startServer()];
  const before = await memoryOf(large);
  await fill(submitTo(small), FEW);
  await fill(submitTo(large), MILLION);
  // What filling left behind is collected before anything is measured.
  const weight = ((await memoryOf(large)) - before) / MILLION;
  await memoryOf(small);
  const rounds = await inTurns([small, submitTo(small)], [large, submitTo(large)], MANNER);
  await Promise.all([small.stop(), large.stop()]);
  return { weight: { value: weight }, messages: { value: shareOf(rounds) } };
}

interface Measured {
  readonly name: string;
  readonly first: number;
  readonly later: readonly number[];
}

async function reports(): Promise<Record<'first' | 'later', Outcome>> {
  const options = ['--import', 'tsx', `--max-old-space-size=${HEAP}`];
  const { stdout } = await run(process.execPath, [...options, 'test/bench/narrow-reports.ts', String(MILLION)]);
  const measured = JSON.parse(stdout) as readonly Measured[];
  const detail = (timeOf: (each: Measured) => number): string =>
    measured.map((each) => `${each.name} ${Math.round(timeOf(each))}`).join(', ');
  const slowest = Math.max(...measured.map(({ first }) => first));
  const middle = median(measured.flatMap(({ later }) => later));
  return {
    first: { value: slowest, detail: detail(({ first }) => first) },
    later: { value: middle, detail: detail(({ later }) => median(later)) },
  };
}

const figures = {
  weight: figure('memory of a stored message of 60 characters', 'bytes', { atMost: 650 }),
  messages: figure('submit, 1,000 against 1,000,000 stored messages', '', { atLeast: 0.98 }),
  first: figure('the slowest first page of a narrow detail report', 'ms', { atMost: 300 }),
  later: figure('a later one', 'ms', { atMost: 200 }),
};

export const scale: Part<keyof typeof figures> = {
  title: 'With a million messages',
  about:
    'The processor time of a submit to a server that holds a thousand messages, as a share of that to one that holds a million: 1 is flat.\n' +
    'A detail report reads all messages of its period, one after the other: nothing is indexed. While it does, about 0.2 s over a million, the\n' +
    'platform answers nobody else. No collection of the old generation falls into the measured seconds; what takes longer with a million is\n' +
    'our own code, everywhere a little, as where a cache holds less of what it reads.',
  figures,
  measure: async () => ({ ...(await submits()), ...(await reports()) }),
};
