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

/** Submits per second against one server; every answer must be a 202. */
async function load(child: Child): Promise<number> {
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
  return result['2xx'] / result.duration;
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
async function compareWithBare(): Promise<Figure> {
  const [bare, reference] = [await startChild('bare-server.ts'), await startChild('reference-server.ts')];
  const ratios: number[] = [];
  const rates: number[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pair = [await load(bare), await load(reference)] as const;
    if (round === 0) continue;
    rates.push([...pair]);
    ratios.push(pair[1] / pair[0]);
  }
  await Promise.all([bare.stop(), reference.stop()]);
  const [floor, ours] = [0, 1].map((i) => Math.round(median(rates.map((pair) => pair[i] as number))));
  return {
    name: 'submits per second, share of bare node:http',
    value: median(ratios),
    unit: '',
    bound: { atLeast: 0.6 },
    detail: `${ours} against ${floor} per second`,
  };
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
    if (round > 0) ratios.push(many / few);
  }
  await full.stop();
  return [
    {
      name: 'submits per second, 1,000,000 stored against 1,000',
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
  return [await compareWithBare(), ...(await compareFullWithEmpty())];
}
