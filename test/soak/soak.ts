import { Pool, request } from 'undici';
import { type Child, startChild } from '../bench/child.ts';
import { median } from '../bench/figure.ts';
import { objections } from './check-history.ts';
import { History } from './history.ts';
import { keepPace, within } from './pace.ts';
import { Receiver } from './receiver.ts';
import { type Place, Sender, scriptCarrier } from './sender.ts';

/** Messages of each virtual day, and the days that pass. */
const MESSAGES = 40;
const DAYS = 7;

const DAY = 86_400_000;

/** Lets a week pass in a frozen world, with messages on each day; returns what was lost. */
async function passDays(place: Place, receiver: Receiver): Promise<readonly string[]> {
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

/** How long a soak takes: rounds, each with worlds of its own, and milliseconds of traffic in each. */
interface Length {
  readonly rounds: number;
  readonly span: number;
}

/** What a soak found. `memory` in bytes after a full collection, one for each round. */
interface Soaked {
  readonly rate: number;
  readonly accepted: number;
  readonly attempts: number;
  readonly memory: readonly number[];
  readonly objections: readonly string[];
}

/** Rounds before memory is looked at: caches fill and code is compiled. */
const WARM = 1;

/** How long nothing may come at the end of a round, in milliseconds: the longest wait of a message and some retries. */
const LAST_WAIT = 90_000;

/** Messages on their way while the reference is saturated. */
const MOST_IN_THE_AIR = 4000;

async function newWorld({ ready }: Child, clock: 'real' | 'frozen'): Promise<Place> {
  const { lab, messaging } = ready as Record<string, string>;
  const headers = { 'content-type': 'application/json' };
  const made = await request(`${lab}/worlds`, { method: 'POST', headers, body: JSON.stringify({ clock }) });
  const { id, credentials } = (await made.body.json()) as { id: string; credentials: { messaging: Place } };
  return { ...credentials.messaging, lab: lab as string, messaging: messaging as string, world: id };
}

const endWorld = async ({ lab, world }: Place): Promise<void> =>
  (await request(`${lab}/worlds/${world}`, { method: 'DELETE' })).body.dump();

/** Returns when everything has come, or nothing comes any more: on a busy machine the end takes its time. */
async function theRest(history: History): Promise<void> {
  for (let seen = -1; !history.isComplete && history.arrivals.length > seen; ) {
    seen = history.arrivals.length;
    await within(LAST_WAIT, () => history.isComplete);
  }
}

/** Sends in a new world until the time is over, and waits for the rest; returns the history. */
async function traffic(child: Child, receiver: Receiver, send: (sender: Sender, history: History) => Promise<void>) {
  const place = await newWorld(child, 'real');
  const history = new History();
  const sender = new Sender(place, history, receiver.addressOf(history, place.world));
  await scriptCarrier(place, 'PT0.3S');
  await send(sender, history);
  await theRest(history);
  await sender.close();
  await endWorld(place);
  return history;
}

/** Messages a second that come to their end when the next are sent as soon as one may be in the air: half of them. */
async function halfOfSaturation(child: Child, receiver: Receiver): Promise<number> {
  const began = performance.now();
  let took = 0;
  const history = await traffic(child, receiver, async (sender, { accepted, finals }) => {
    for (; took < 2000; took = performance.now() - began) {
      await sender.send(100);
      await within(1000, () => accepted.size - finals.size < MOST_IN_THE_AIR);
    }
  });
  return Math.round(history.accepted.size / (took / 1000) / 2);
}

async function round(child: Child, receiver: Receiver, rate: number, span: number) {
  const frozen = await newWorld(child, 'frozen');
  const [history, lost] = await Promise.all([
    traffic(child, receiver, (sender) => keepPace(rate, span, (messages) => sender.send(messages))),
    passDays(frozen, receiver),
  ]);
  await endWorld(frozen);
  const memory = (await child.ask('memory')).memory as number;
  return { history, memory, objections: [...objections(history), ...lost] };
}

/** Loads the reference at half of what it can do; `tell` gets a line for each round. */
export async function soak({ rounds, span }: Length, tell: (line: string) => void): Promise<Soaked> {
  const [child, receiver] = [await startChild('reference-server.ts'), await new Receiver().open()];
  const rate = await halfOfSaturation(child, receiver);
  const memory: number[] = [];
  const found: string[] = [];
  let [accepted, attempts] = [0, 0];
  for (let count = 1; count <= rounds; count += 1) {
    const done = await round(child, receiver, rate, span);
    accepted += done.history.accepted.size;
    attempts += done.history.arrivals.length;
    memory.push(done.memory);
    found.push(...done.objections);
    const megabytes = (done.memory / 1e6).toFixed(1);
    tell(`round ${count}: ${done.history.accepted.size} messages at ${rate} a second, ${megabytes} MB afterwards`);
  }
  await child.stop();
  receiver.close();
  return { rate, accepted, attempts, memory, objections: found };
}

/** How much more memory the last third of the rounds needs than the first third, after the warm ones. */
export function growth(memory: readonly number[]): number {
  const settled = memory.slice(WARM);
  const third = Math.ceil(settled.length / 3);
  return median(settled.slice(-third)) / median(settled.slice(0, third)) - 1;
}
