import { benchCallbacks } from './callbacks.ts';
import { type Child, startChild } from './child.ts';
import type { Figure, Outcome, Part } from './figure.ts';
import { bothIn, inTurns, type Manner, type Shot, separate, shareOf } from './load.ts';
import { movedTo, secretsOf, shotsAt, submitTo } from './requests.ts';

const EACH_ALONE: Manner = { connections: 32 };
const PIPELINED: Manner = { connections: 32, pipelining: 4 };

/** The path of a message that was just submitted. */
async function newMessage({ url, headers, body }: Shot): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body: body as string });
  const { messages } = (await answer.json()) as { messages: Array<{ message_id: string }> };
  return `/v1/messages/${messages[0]?.message_id}`;
}

async function compare(
  ours: Child,
  byHand: Child,
  pair: readonly [Shot, Shot],
  manner: Manner,
  warming?: number,
): Promise<Outcome> {
  const rounds = await inTurns([byHand, pair[0]], [ours, pair[1]], manner, warming);
  return { value: shareOf(rounds), detail: bothIn(rounds) };
}

/** How often both servers are started: the same code is up to a third faster or slower from one process to the next. */
const STARTS = 3;

/** The reference against a node:http server that does the same work, each alone on a processor. */
async function measureOnce(): Promise<Record<Key, Outcome>> {
  const ours = await startChild('reference-server.ts');
  const byHand = await startChild('by-hand-server.ts', JSON.stringify(secretsOf(ours)));
  separate(ours, byHand);
  const origin = byHand.ready.url as string;
  const both = (shot: Shot, manner = EACH_ALONE, warming?: number): Promise<Outcome> =>
    compare(ours, byHand, [movedTo(origin, shot), shot], manner, warming);
  const [submit, hundred] = [submitTo(ours), submitTo(ours, 100)];
  const [here, there] = [await newMessage(movedTo(origin, submit)), await newMessage(submit)];
  const { get, token, lookup, update } = shotsAt(ours, there);
  const outcomes = {
    submit: await both(submit),
    pipelined: await both(submit, PIPELINED),
    hundred: await both(hundred, EACH_ALONE, 1000),
    get: await compare(ours, byHand, [movedTo(origin, shotsAt(ours, here).get), get], EACH_ALONE),
    token: await both(token),
    lookup: await both(lookup),
    update: await both(update),
  };
  await Promise.all([ours.stop(), byHand.stop()]);
  return { ...outcomes, callback: await benchCallbacks() };
}

/** The middle one of several outcomes of each figure. */
async function measure(): Promise<Record<Key, Outcome>> {
  const all: Array<Record<Key, Outcome>> = [];
  for (let start = 0; start < STARTS; start += 1) all.push(await measureOnce());
  const shareIn = (outcome: Outcome): number => ('value' in outcome ? outcome.value : 0);
  const middle = (key: Key): Outcome =>
    all.map((each) => each[key]).toSorted((one, other) => shareIn(one) - shareIn(other))[1] as Outcome;
  return Object.fromEntries(Object.keys(figures).map((key) => [key, middle(key as Key)])) as Record<Key, Outcome>;
}

const share = (name: string, atLeast: number): Figure => ({ name, unit: '', bound: { atLeast } });

const figures = {
  submit: share('submit, 32 connections', 0.95),
  pipelined: share('submit, 32 connections with 4 requests in each', 0.95),
  hundred: share('submit, 100 messages in a request', 0.95),
  get: share('retrieve a message', 0.85),
  token: share('request a token', 0.85),
  lookup: share('look a number up', 0.85),
  update: share('update a voice service', 0.85),
  callback: share('a signed callback', 0.7),
};

type Key = keyof typeof figures;

/** What requests cost the reference. */
export const shares: Part<Key> = {
  title: 'Requests, as a share of the same work by hand',
  about:
    'A plain `node:http` server authenticates, validates, stores and answers the same requests, without worlds, faults and other operations; a bare client\n' +
    'signs and sends the same callbacks. The share is that of processor time of the server: 0.5 means that the reference needs twice as much. Each server\n' +
    'has one processor and the load another. Both are started three times, and the middle share counts. In a profile of the reference under updates, 70 % of\n' +
    'the time is `node:http` and writing to the socket, 17 % its own code, 5 % Fastify with its router and 4 % collecting garbage.',
  figures,
  measure,
};
