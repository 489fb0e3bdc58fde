import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Refusals } from '../../../reference-impl/kernel/refusals.ts';
import { type LocalPlatform, startPlatform } from '../../../reference-impl/library/platform.cjs';
import { basic } from '../../wire/basic.ts';
import { forAll } from '../for-all.ts';

it('planned refusals are made as often as planned, those planned first first, and for no other operation', () => {
  const plan = fc.array(
    fc.record({ status: fc.integer({ min: 400, max: 599 }), times: fc.integer({ min: 1, max: 5 }) }),
  );
  forAll(plan, (planned) => {
    const refusals = new Refusals();
    for (const each of planned) refusals.plan({ operation: 'a', ...each });
    const expected = planned.flatMap(({ status, times }) => Array<number>(times).fill(status));
    expect(refusals.take('b')).toBeUndefined();
    expect(expected.map(() => refusals.take('a'))).toEqual(expected);
    expect(refusals.take('a')).toBeUndefined();
    expect(refusals.left).toEqual([]);
  });
});

const NUMBER = '+46700000001';

/** Sends a message from a platform, as the account of that platform or of another one. */
async function send(from: LocalPlatform, members: object = {}, by: LocalPlatform = from) {
  const { key, secret } = by.credentials.messaging;
  const message = {
    content: 'Hello',
    destination_number: NUMBER,
    delivery_report: true,
    callback_url: from.callbackUrl,
  };
  const answer = await fetch(`${from.messaging.url}/v1/messages`, {
    method: 'POST',
    headers: { authorization: basic(key, secret), 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ ...message, ...members }] }),
  });
  const body = (await answer.json()) as { messages?: Array<{ message_id: string }> };
  return { status: answer.status, id: body.messages?.[0]?.message_id ?? '' };
}

const NOW = '2026-03-02T09:00:00.000Z';

const platform = await startPlatform({ clock: 'frozen', now: NOW });
afterAll(() => platform.close());

describe('a local platform', () => {
  it('hands out each callback once, in the order they left', async () => {
    const [first, second] = [await send(platform), await send(platform)];
    await platform.advance('PT1M');
    const reportsOf = async (about: string) => (await platform.nextCallback({ type: 'delivery_report', about })).json;
    expect(await reportsOf(second.id)).toMatchObject({ message_id: second.id });
    const [early, late] = [await reportsOf(first.id), await reportsOf(first.id)];
    expect(early.delivery_report_id).not.toBe(late.delivery_report_id);
    await expect(platform.nextCallback({ about: first.id, within: 0 })).rejects.toThrow(
      `No callback about ${first.id}`,
    );
  });

  it('finds a callback by members of its JSON', async () => {
    const { id } = await send(platform);
    await platform.advance('PT1M');
    const { json } = await platform.nextCallback({ about: id, having: { status: 'delivered' } });
    expect(json.status).toBe('delivered');
    const lost = platform.nextCallback({ about: id, having: { status: 'failed' }, within: 0 });
    await expect(lost).rejects.toThrow(`No callback with {"status":"failed"} about ${id} came within 0 ms.`);
  });

  it('hands a callback to whoever awaited it before it left', async () => {
    const { id } = await send(platform);
    const awaited = platform.nextCallback({ type: 'reply', about: id, within: 10_000 });
    await platform.handset(NUMBER).reply('Yes', { message: id });
    expect((await awaited).json).toMatchObject({ content: 'Yes', message_id: id });
  });

  it("shows an attempt at a receiver of the user's own, with its headers and the status of the answer", async () => {
    const server = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
    await new Promise((ready) => server.once('listening', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`;
    await send(platform, { callback_url: url });
    const attempt = await platform.nextCallback({ url });
    expect(attempt).toMatchObject({ status: 503, attempt: 1, method: 'POST', url });
    expect(attempt.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(JSON.parse(attempt.body)).toEqual(attempt.json);
    server.close().closeAllConnections();
  });
});

describe('fake timers', () => {
  beforeAll(() => void vi.useFakeTimers());
  afterAll(() => void vi.useRealTimers());

  it('do not reach a platform', async () => {
    const own = await startPlatform({ now: NOW });
    expect(await own.advance('PT1H')).toBe('2026-03-02T10:00:00.000Z');
    await expect(own.nextCallback({ within: 20 })).rejects.toThrow('No callback came within 20 ms.');
    await own.close();
  });
});

describe('platforms of one process', () => {
  it('share nothing', async () => {
    const [one, other] = await Promise.all([startPlatform({ now: NOW }), startPlatform({ now: NOW })]);
    expect((await send(other, {}, one)).status).toBe(401);
    one.refuse({ operation: 'messages.submit', status: 503, times: 1 });
    expect((await send(other)).status).toBe(202);
    expect((await send(one)).status).toBe(503);
    await one.advance('PT1H');
    expect((await other.lab.ask('GET', '/clock')).now).toBe(NOW);
    await expect(one.nextCallback({ within: 0 })).rejects.toThrow('Nothing else came either');
    await one.close();
    expect((await send(other)).status).toBe(202);
    await other.close();
  });

  it('start with under 150 ms of processor time after the first, however busy the machine is', async () => {
    const spans: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const before = process.cpuUsage();
      const own = await startPlatform();
      const { user, system } = process.cpuUsage(before);
      spans.push((user + system) / 1000);
      await own.close();
    }
    expect(Math.min(...spans)).toBeLessThan(150);
  });
});

it('a refusal applies to the next requests, to this operation and no longer', async () => {
  platform.refuse({ operation: 'messages.submit', status: 503, times: 2 });
  platform.refuse({ operation: 'messages.submit', status: 429 });
  expect((await platform.lab.ask('GET', '/refusals')).refusals).toHaveLength(2);
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) statuses.push((await send(platform)).status);
  expect(statuses).toEqual([503, 503, 429, 202]);
});

describe('bad input', () => {
  it.each([
    [{ port: 4010 }, 'startPlatform has no option port; it has clock, now, portBase,'],
    [{ clock: 'stopped' }, "The option clock is \"stopped\"; give 'frozen' or 'real'."],
    [{ now: 'tomorrow' }, 'The option now is "tomorrow"; give an instant such as \'2026-03-01T12:00:00Z\'.'],
    [{ clock: 'real', now: NOW }, "A clock that is 'real' shows the time of this machine"],
    [{ portBase: -1 }, 'The option portBase is -1; give a port from 1 to 65500'],
    [{ headerPrefix: 'x y' }, 'The option headerPrefix is "x y"; give how headers begin'],
    [{ legacyHmac: 'yes' }, 'The option legacyHmac is "yes"; give true or false.'],
    [{ variant: 'triplet' }, 'There is an unknown variant: triplet; there is twin'],
    [{ faults: ['no'] }, 'There is an unknown fault: no; "npx plumbline rules ID" lists the faults of a rule.'],
  ])('%j is refused in a sentence', async (options, sentence) => {
    await expect(startPlatform(options as never)).rejects.toThrow(sentence);
  });

  it('is answered by what there is', async () => {
    await expect(platform.nextCallback({ type: 'letter' as never })).rejects.toThrow(
      'there are delivery_report, reply',
    );
    await expect(platform.nextCallback({ within: -1 })).rejects.toThrow('within is -1; give milliseconds');
    await expect(platform.advance('one day')).rejects.toThrow('/by: must be an ISO 8601 duration such as PT24H.');
    await expect(platform.handset('+46700000009').reply('Hi')).rejects.toThrow(
      'No message went to +46700000009 that could be answered',
    );
    await expect(platform.lab.ask('GET', '/nowhere')).rejects.toThrow('Resource not found.');
  });

  it('names what came instead of an awaited callback', async () => {
    const own = await startPlatform({ now: NOW });
    await send(own);
    await own.nextCallback({ type: 'delivery_report' });
    await own.advance('PT1M');
    await expect(own.nextCallback({ type: 'webhook', within: 0 })).rejects.toThrow(
      /^No webhook came within 0 ms\. 2 callbacks came:\n {2}2026-03-02T09:00:00\.000Z delivery_report about \S+ to \S+: status 200, handed out\n.*: status 200$/,
    );
    await own.close();
  });

  it('a closed platform says so, and can be closed again', async () => {
    const own = await startPlatform();
    const awaited = expect(own.nextCallback({ within: 60_000 })).rejects.toThrow('closed before it answered');
    await own.close();
    await own.close();
    await awaited;
    await expect(own.advance('PT1S')).rejects.toThrow('This platform is closed.');
    expect(() => own.refuse({ operation: 'messages.submit', status: 503 })).toThrow('This platform is closed.');
  });
});
