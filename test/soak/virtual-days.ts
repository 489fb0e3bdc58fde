import { Pool } from 'undici';
import { objections } from './check-history.ts';
import { History } from './history.ts';
import { within } from './pace.ts';
import type { Receiver } from './receiver.ts';
import { type Place, Sender, scriptCarrier } from './sender.ts';

/** Messages of each virtual day, and the days that pass. */
const MESSAGES = 40;
const DAYS = 7;

/** Milliseconds in a day. */
const DAY = 86_400_000;

/** Lets a week pass in a frozen world, with messages on each day; returns what was lost. */
export async function passDays(place: Place, receiver: Receiver): Promise<readonly string[]> {
  const history = new History();
  const sender = new Sender(place, history, receiver.addressOf(history, place.world));
  await scriptCarrier(place, 'PT6H');
  const lab = new Pool(place.lab);
  for (let day = 0; day < DAYS; day += 1) {
    const path = `/worlds/${place.world}/clock`;
    const { now } = (await (await lab.request({ path, method: 'GET' })).body.json()) as { now: string };
    await sender.send(MESSAGES, Date.parse(now));
    const to = new Date(Date.parse(now) + DAY).toISOString();
    const headers = { 'content-type': 'application/json' };
    const moved = await lab.request({ path: `${path}/advance`, method: 'POST', headers, body: JSON.stringify({ to }) });
    if (moved.statusCode !== 200) throw new Error(`the clock was not moved: ${await moved.body.text()}`);
    await moved.body.dump();
  }
  await within(5000, () => history.isComplete);
  await Promise.all([sender.close(), lab.destroy()]);
  return objections(history);
}
