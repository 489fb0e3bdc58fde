import autocannon from 'autocannon';
import { type Child, startChild } from './child.ts';
import { type Figure, median } from './figure.ts';

const ROUNDS = 5;
const SECONDS = 3;
const TEXT = 'Your parcel arrives tomorrow between nine and eleven, see you';

const bodyOf = (count: number, from = 0): string =>
  JSON.stringify({
    messages: Array.from({ length: count }, (_, i) => ({
      content: TEXT,
      destination_number: `+4670${String(from + i).padStart(8, '0')}`,
      format: 'SMS',
      delivery_report: false,
    })),
  });

function headersOf({ ready }: Child): Record<string, string> {
  const { messaging } = (ready.credentials ?? { messaging: { key: 'k', secret: 's' } }) as {
    messaging: { key: string; secret: string };
  };
  return {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${messaging.key}:${messaging.secret}`).toString('base64')}`,
  };
}

/** What one server did under load: submits per second, and processor time for each in microseconds. */
interface Load {
  readonly rate: number;
  readonly cpu: number;
}

/** Loads one server for a while; every answer must be a 2xx. */
async function load(child: Child): Promise<Load> {
  const before = (await child.ask('cpu')).cpu as number;
  const result = await autocannon({
    url: `${child.ready.messaging}/v1/messages`,
    method: 'POST',
    headers: headersOf(child),
    body: bodyOf(1),
    connections: 32,
    pipelining: 4,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  const after = (await child.ask('cpu')).cpu as number;
  return { rate: result['2xx'] / result.duration, cpu: (after - before) / result['2xx'] };
}

/** Stores messages in batches of 100 until there are `count`. */
async function fill(child: Child, from: number, count: number): Promise<void> {
  const { Pool } = await import('undici');
  const pool = new Pool(child.ready.messaging as string, { connections: 16 });
  const headers = headersOf(child);
  const batches = Array.from({ length: Math.ceil((count - from) / 100) }, (_, i) => from + i * 100);
  const walk = async (): Promise<void> => {
    for (let start = batches.pop(); start !== undefined; start = batches.pop()) {
      const answer = await pool.request({
        path: '/v1/messages',
        method: 'POST',
        headers,
        body: bodyOf(100, start),
      });
      await answer.body.dump();
      if (answer.statusCode !== 202) throw new Error(`filling the store was answered ${answer.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, walk));
  await pool.destroy();
}

/** The reference against bare node:http, round by round in turn. */
export async function compareWithBare(): Promise<Figure[]> {
  const [bare, reference] = [await startChild('bare-server.ts'), await startChild('reference-server.ts')];
  const rounds: Array<readonly [Load, Load]> = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [await load(bare), await load(reference)] as const;
    if (round > 0) rounds.push(pair);
  }
  await Promise.all([bare.stop(), reference.stop()]);
  const [floor, ours] = [0, 1].map((i) => Math.round(median(rounds.map((pair) => (pair[i] as Load).rate))));
  return [
    {
      name: 'submits per second, share of bare node:http',
      value: median(rounds.map(([a, b]) => b.rate / a.rate)),
      unit: '',
      bound: { atLeast: 0.6 },
      detail: `${ours} against ${floor} per second`,
    },
    {
      name: 'the same by processor time of the servers',
      value: median(rounds.map(([a, b]) => a.cpu / b.cpu)),
      unit: '',
      bound: { atLeast: 0.6 },
      detail: `${median(rounds.map(([, b]) => b.cpu)).toFixed(1)} against ${median(rounds.map(([a]) => a.cpu)).toFixed(1)} µs each`,
    },
  ];
}

/** The same server with a thousand and with a million stored messages, and what a stored message weighs. */
async function compareFullWithEmpty(): Promise<Figure[]> {
  const full = await startChild('reference-server.ts');
  const before = (await full.ask('memory')).memory as number;
  await fill(full, 0, 1_000_000);
  const after = (await full.ask('memory')).memory as number;
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const small = await startChild('reference-server.ts');
    await fill(small, 0, 1000);
    const [few, many] = [await load(small), await load(full)];
    await small.stop();
    if (round > 0) ratios.push(few.cpu / many.cpu);
  }
  await full.stop();
  return [
    {
      name: 'processor time of a submit, 1,000 stored against 1,000,000',
      value: median(ratios),
      unit: '',
      bound: { atLeast: 0.9 },
    },
    {
      name: 'memory per stored message of 60 characters',
      value: (after - before) / 1_000_000,
      unit: 'bytes',
      bound: { atMost: 1024 },
    },
  ];
}

/** What a submit costs. */
export async function benchSubmit(): Promise<Figure[]> {
  return [...(await compareWithBare()), ...(await compareFullWithEmpty())];
}
