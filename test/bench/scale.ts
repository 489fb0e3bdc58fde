import { Pool } from 'undici';
import { makeWorldAt } from '../interop/matrix/hostile-world.ts';
import { basic } from '../wire/basic.ts';
import { type Child, startChildWith } from './child.ts';
import type { Figure, Outcome, Part } from './figure.ts';
import { inTurns, type Shot, shareOf } from './load.ts';
import { bodyOf, type Extra, messagingHeaders, submitTo } from './requests.ts';

const MANNER = { connections: 32, pipelining: 4 };

/** The most memory that a server with five million messages may use, in megabytes. */
const HEAP = 12_000;
const FEW = 1000;

const startServer = (): Promise<Child> => startChildWith({ heap: HEAP }, 'reference-server.ts');

/** Runs a job for each number below `count`, sixteen at a time. */
async function repeat(count: number, job: (place: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let place = next++; place < count; place = next++) await job(place);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** Posts a body to a server over and over; `bodyAt` says which. */
async function postAll(
  { url, headers }: Shot,
  count: number,
  bodyAt: (place: number) => string,
  wanted: number,
): Promise<void> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: 16 });
  await repeat(count, async (place) => {
    const answer = await pool.request({ path: pathname, method: 'POST', headers: { ...headers }, body: bodyAt(place) });
    await answer.body.dump();
    if (answer.statusCode !== wanted) throw new Error(`filling ${pathname} was answered ${answer.statusCode}`);
  });
  await pool.destroy();
}

/** Stores so many messages, a hundred in each request. */
export const fill = (shot: Shot, count: number, extra: Extra = {}): Promise<void> =>
  postAll(shot, Math.ceil(count / 100), (place) => bodyOf(100, place * 100, extra), 202);

/** A submit in a world whose clock stands still, so that what waits there keeps waiting; `settled` when nothing else is in progress. */
async function frozenShot(child: Child): Promise<{ shot: Shot; settled: () => Promise<void> }> {
  const { credentials: _unused, ...addresses } = child.ready;
  const { facts, close } = await makeWorldAt(addresses);
  await close();
  const [main] = facts.accounts;
  const headers = { ...messagingHeaders(child), authorization: basic(main?.key ?? '', main?.secret ?? '') };
  const settled = async (): Promise<void> => {
    const clock = `${child.ready.lab}/worlds/${facts.id}/clock/advance`;
    const now = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"by":"PT0S"}' };
    await (await fetch(clock, now)).arrayBuffer();
  };
  return { shot: { ...submitTo(child), headers }, settled };
}

/** Something that a server can have many of. */
type Things = (child: Child, count: number) => Promise<Shot>;

const messages: Things = async (child, count) => {
  const shot = submitTo(child);
  await fill(shot, count);
  return shot;
};

const worlds: Things = async (child, count) => {
  const headers = { 'content-type': 'application/json' };
  await postAll({ method: 'POST', url: `${child.ready.lab}/worlds`, headers }, count, () => '{}', 201);
  return submitTo(child);
};

const timers: Things = async (child, count) => {
  const { shot } = await frozenShot(child);
  const extra = { scheduled: '2024-01-16T12:00:00Z' };
  await fill(shot, count, extra);
  return { ...shot, body: bodyOf(1, 0, extra) };
};

/** Nothing listens at the receiver's port: each callback is tried once and then waits for its clock. */
const callbacks: Things = async (child, count) => {
  const { shot, settled } = await frozenShot(child);
  await fill(shot, count / 2, { delivery_report: true, callback_url: 'http://127.0.0.1:1/calls' });
  await settled();
  return shot;
};

/** What a submit costs a server with few things, as a share of what it costs one with many. */
async function compare(things: Things, count: number): Promise<Outcome> {
  const [small, large] = [await startServer(), await startServer()];
  const [few, many] = [await things(small, FEW), await things(large, count)];
  // What filling left behind is collected before anything is measured.
  await Promise.all([small.ask('memory'), large.ask('memory')]);
  const rounds = await inTurns([small, few], [large, many], MANNER);
  await Promise.all([small.stop(), large.stop()]);
  return { value: shareOf(rounds) };
}

/** What each message weighs among so many. */
async function weigh(count: number): Promise<Outcome> {
  const child = await startServer();
  const before = (await child.ask('memory')).memory as number;
  await messages(child, count);
  const after = (await child.ask('memory')).memory as number;
  await child.stop();
  return { value: (after - before) / count, detail: `${count.toLocaleString('en')} messages` };
}

const flat = (count: number, things: string): Figure => ({
  name: `submit, 1,000 against ${count.toLocaleString('en')} ${things}`,
  unit: '',
  bound: { atLeast: 0.9 },
});

const MILLION = 1_000_000;

const figures = {
  weight: { name: 'memory of a stored message of 60 characters', unit: 'bytes', bound: { atMost: 250 } },
  messages: flat(MILLION, 'stored messages'),
  worlds: flat(10_000, 'worlds'),
  timers: flat(100_000, 'timers'),
  callbacks: flat(10_000, 'pending callbacks'),
  mostMessages: flat(5 * MILLION, 'stored messages (`--full`)'),
  mostWorlds: flat(100_000, 'worlds (`--full`)'),
  mostTimers: flat(MILLION, 'timers (`--full`)'),
  mostCallbacks: flat(100_000, 'pending callbacks (`--full`)'),
};

type Key = keyof typeof figures;

const measure = async (isFull: boolean): Promise<Partial<Record<Key, Outcome>>> => ({
  weight: await weigh(MILLION),
  messages: await compare(messages, MILLION),
  worlds: await compare(worlds, 10_000),
  timers: await compare(timers, 100_000),
  callbacks: await compare(callbacks, 10_000),
  ...(isFull
    ? {
        mostMessages: await compare(messages, 5 * MILLION),
        mostWorlds: await compare(worlds, 100_000),
        mostTimers: await compare(timers, MILLION),
        mostCallbacks: await compare(callbacks, 100_000),
      }
    : {}),
});

/** Whether a submit costs the same however much there is. */
export const scale: Part<Key> = {
  title: 'With much to remember',
  about:
    'The processor time of a submit to a server that holds a thousand of something, as a share of that to one that holds many: 1 is flat, below 0.9 it has\n' +
    'grown by more than a tenth. Timers are scheduled messages, and pending callbacks have a receiver that is not there. The engine\n' +
    'looks at every page of memory when it collects new objects: a world takes 12 KB, and took 28 KB before its parts were made when they are needed.',
  figures,
  measure,
};
