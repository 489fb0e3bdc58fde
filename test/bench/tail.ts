import { startChild } from './child.ts';
import { median, type Outcome, type Part } from './figure.ts';
import { load, separate } from './load.ts';
import { submitTo } from './requests.ts';

const ROUNDS = 3;

/** The share of what the server can do that is asked of it. */
const BUSY = 0.8;
const MANNER = { connections: 32 };

async function measure(): Promise<Record<'p99', Outcome>> {
  const child = await startChild('reference-server.ts');
  separate(child);
  const shot = submitTo(child);
  await load(child, shot, { ...MANNER, amount: 10_000 });
  const rounds: Array<{ p99: number; rate: number; most: number }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const most = (await load(child, shot, MANNER)).rate;
    const { p99, rate } = await load(child, shot, { ...MANNER, seconds: 3, rate: Math.round(BUSY * most) });
    rounds.push({ p99, rate, most });
  }
  await child.stop();
  const [rate, most] = (['rate', 'most'] as const).map((name) => Math.round(median(rounds.map((each) => each[name]))));
  const detail = `${rate} submits a second, of ${most} at saturation`;
  return { p99: { value: median(rounds.map(({ p99 }) => p99)), detail } };
}

/** How long the slowest in a hundred wait. */
export const tail: Part<'p99'> = {
  title: 'Waiting',
  about:
    'Submits over 32 connections at a steady rate: 80 % of what the same server did without a limit just before. A request that starts late because the one\n' +
    'before it was slow counts from when it should have started.',
  figures: { p99: { name: 'p99 of a submit at 80 % of saturation', unit: 'ms', bound: { atMost: 20 } } },
  measure,
};
