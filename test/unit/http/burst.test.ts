import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Undeclared } from '../../../support/ground/problems/undeclared.ts';
import { type RealTime, realTime } from '../../../support/ground/time/pause.ts';
import { Burst } from '../../../support/wire/http/burst.ts';
import { HttpClient } from '../../../support/wire/http/client.ts';
import { Reach } from '../../../support/wire/http/reach.ts';
import { type Limits, Restraint } from '../../../support/wire/safety/restraint.ts';
import { TokenBucket } from '../../../support/wire/safety/token-bucket.ts';
import { listening } from '../../wire/listening.ts';
import { standingTime } from './standing-time.ts';

const SIZE = 64;

/** The current burst, and how many of its connections were open when each request came in. */
let burst = new Burst(SIZE);
let openThen: number[] = [];
let taken = 0;
let unanswered: ServerResponse[] = [];
/** Whether an answer waits until all requests are there. */
let isPatient = false;

const connections = (): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

const server = createServer((_request, response) => {
  openThen.push(burst.open);
  unanswered.push(response);
  if (isPatient && unanswered.length < SIZE) return;
  for (const each of unanswered) each.end();
});
server.on('connection', () => {
  taken += 1;
});
const url = await listening(server);
afterAll(() => void server.closeAllConnections());

beforeEach(() => {
  burst = new Burst(SIZE);
  openThen = [];
  taken = 0;
  unanswered = [];
  isPatient = false;
});

const clientWith = (limits: Limits): HttpClient =>
  new HttpClient({ reach: new Reach([url]), restraint: new Restraint(limits, realTime), patience: 3000 });

const sendAll = (client: HttpClient, together: Burst, count = SIZE, body = '') =>
  Promise.allSettled(
    Array.from({ length: count }, () =>
      client.send({ method: 'POST', url: `${url}/v1/messages`, headers: {}, body, together }),
    ),
  );

const submit = JSON.stringify({ messages: [{ content: 'Hi', destination_number: '+46700000001' }] });

const reasonsOf = (outcomes: ReadonlyArray<PromiseSettledResult<unknown>>): unknown[] =>
  outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));

describe('a burst', () => {
  it('has all its connections open before the first request is answered, or even there', async () => {
    await sendAll(clientWith({}), burst);
    expect(openThen).toHaveLength(SIZE);
    expect(openThen[0]).toBe(SIZE);
    expect(taken).toBe(SIZE);
  });

  it('sends nothing before all its requests are there', async () => {
    const three = new Burst(3);
    const two = sendAll(clientWith({}), three, 2);
    await connections();
    expect(openThen).toEqual([]);
    three.abandon(new Error('the third will not come'));
    expect(reasonsOf(await two)).toEqual([new Error('the third will not come'), new Error('the third will not come')]);
    expect(openThen).toEqual([]);
  });

  it('ends when nobody answers there', async () => {
    const client = new HttpClient({ reach: new Reach(['http://127.0.0.1:9']), patience: 3000 });
    const request = { method: 'GET', url: 'http://127.0.0.1:9/', headers: {} };
    const together = new Burst(2);
    const outcomes = await Promise.allSettled([1, 2].map(() => client.send({ ...request, together })));
    const unavailable = expect.stringContaining('target-unavailable');
    expect(reasonsOf(outcomes).map(String)).toEqual([unavailable, unavailable]);
    expect(together.open).toBe(0);
  });
});

describe('a burst that the limits of the target forbid', () => {
  it('is beyond reach when fewer may leave in a second, and nothing is sent', async () => {
    const [first] = reasonsOf(await sendAll(clientWith({ requestsPerSecond: 10 }), new Burst(SIZE)));
    expect(first).toBeInstanceOf(Undeclared);
    expect(String(first)).toContain('limits.requestsPerSecond of 64 or more');
    expect(openThen).toEqual([]);
  });

  it('leaves whole or not at all when the messages do not suffice, and uses none of them up', async () => {
    const client = clientWith({ messages: 10 });
    const outcomes = await sendAll(client, new Burst(11), 11, submit);
    expect(reasonsOf(outcomes)).toHaveLength(11);
    expect(String(reasonsOf(outcomes)[0])).toContain('[budget-exhausted] limits.messages allows 10');
    expect(openThen).toEqual([]);
    expect(reasonsOf(await sendAll(client, new Burst(10), 10, submit))).toEqual([]);
  });

  it('keeps a second free of other requests on both sides', async () => {
    const time = standingTime();
    const bucket = new TokenBucket(64, time);
    await bucket.take();
    await bucket.takeTogether(64);
    expect(time.at).toBe(1000);
    await bucket.take();
    expect(time.at).toBe(2000);
  });
});

async function momentsOf(bucket: TokenBucket, time: { at: number }, count: number): Promise<number[]> {
  const moments: number[] = [];
  for (let taken = 0; taken < count; taken += 1) {
    await bucket.take();
    moments.push(time.at - 5000);
  }
  return moments;
}

describe('a token bucket', () => {
  it('spaces requests evenly', async () => {
    const time = standingTime(5000);
    expect(await momentsOf(new TokenBucket(4, time), time, 4)).toEqual([0, 250, 500, 750]);
  });

  it('keeps tokens for later up to its size', async () => {
    const time = standingTime(5000);
    const bucket = new TokenBucket(10, time, 3);
    expect(await momentsOf(bucket, time, 5)).toEqual([0, 0, 0, 100, 200]);
    time.at += 60_000;
    expect(await momentsOf(bucket, time, 4)).toEqual([60_200, 60_200, 60_200, 60_300]);
  });

  it('lets those that come at once through one by one', async () => {
    const pauses: number[] = [];
    const time: RealTime = { now: () => 0, pause: async (span) => void pauses.push(span) };
    const bucket = new TokenBucket(2, time);
    await Promise.all([bucket.take(), bucket.take(), bucket.take()]);
    expect(pauses).toEqual([500, 1000]);
  });
});
