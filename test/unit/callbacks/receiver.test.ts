import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallbackReceiver, type Mailslot } from '../../../support/wire/callbacks/receiver.ts';
import { Connections } from '../../../support/wire/http/connections.ts';
import { type Limits, LONGEST_BODY, MOST_AT_ONE } from '../../../support/wire/http/intake.ts';
import { saidTo } from '../../interop/matrix/raw-connection.ts';
import { halfOpen } from '../../wire/half-open.ts';

let receiver: CallbackReceiver;
let base = '';

async function listen(limits?: Limits): Promise<void> {
  await receiver?.stop();
  receiver = new CallbackReceiver('run-', limits);
  base = await receiver.listen('127.0.0.1:0');
}

beforeEach(() => listen());

afterEach(() => receiver.stop());

const open = (name = 'reports', rest = '/deep'): Mailslot =>
  receiver.open(
    name,
    rest,
    () => undefined,
    () => 0,
  );

const post = (url: string, body = '{}') => fetch(url, { method: 'POST', body });

/** What comes back for the beginning of a request whose rest is never sent, once the connection is closed. */
async function begun(url: string, headers: string, body = ''): Promise<string> {
  const head = `POST ${new URL(url).pathname} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`;
  return (await saidTo(url, [head, body])).split('\r\n')[0] ?? '';
}

describe('the body of a notification', () => {
  it('is read when it is just as long as may be', async () => {
    const slot = open();
    expect((await post(slot.url, ' '.repeat(LONGEST_BODY))).status).toBe(200);
    expect(slot.arrivals[0]?.body).toHaveLength(LONGEST_BODY);
  });

  it('is refused unread when it announces more, and the connection is closed', async () => {
    const slot = open();
    expect(await begun(slot.url, `content-length: ${640 * 1024 * 1024}`)).toBe('HTTP/1.1 413 Payload Too Large');
    expect(slot.arrivals).toEqual([]);
    const { pathname } = new URL(slot.url);
    expect(slot.refusals).toEqual([`a notification of 671088640 bytes came to ${pathname}; at most 1048576 are read`]);
  });

  it('is refused when it goes on beyond that, and told once', async () => {
    const slot = open();
    const size = LONGEST_BODY + 1;
    for (let time = 0; time < 2; time += 1)
      expect(await begun(slot.url, 'transfer-encoding: chunked', `${size.toString(16)}\r\n${' '.repeat(size)}`)).toBe(
        'HTTP/1.1 413 Payload Too Large',
      );
    expect(slot.refusals).toEqual([expect.stringMatching(/^a notification of more than 1048576 bytes came to \/run-/)]);
  });
});

describe('a path', () => {
  it('that nobody has is answered 404, unread', async () => {
    open();
    for (const path of ['/', '/x', '/run-1', '/run-1/deep', '/__proto__', '/run-'])
      expect(await begun(`${base}${path}`, 'content-length: 1000000')).toBe('HTTP/1.1 404 Not Found');
  });

  it('cannot be guessed from others, of the same example or another', () => {
    const keys = Array.from({ length: 50 }, () => /\/run-([0-9a-f]{32})\/deep$/.exec(open().url)?.[1]);
    expect(new Set(keys).size).toBe(50);
    expect(keys).not.toContain(undefined);
  });

  it('of an example that has ended takes what comes and keeps nothing of it', async () => {
    const slot = open();
    await post(slot.url);
    receiver.close(slot);
    expect((await post(slot.url)).status).toBe(200);
    expect(slot.arrivals).toHaveLength(1);
    expect(receiver.late).toBe(1);
  });
});

describe('a flood of notifications', () => {
  it('is kept up to so many bytes for one address, and others still get theirs', async () => {
    const [slot, other] = [open(), open('others')];
    const body = ' '.repeat(LONGEST_BODY);
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await post(slot.url, body)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 503, 503]);
    const says = /^more came to \/run-\S+ after 7 notifications than is kept: 10000 notifications or 8388608 bytes/;
    expect(slot.refusals).toEqual([expect.stringMatching(says)]);
    expect(slot.arrivals.length * LONGEST_BODY).toBeLessThan(MOST_AT_ONE);
    expect((await post(other.url)).status).toBe(200);
    expect(other.refusals).toEqual([]);
  });

  it('is kept up to so many bytes in all, which are free again when an example ends', async () => {
    await listen({ mostInAll: 3000 });
    const [one, other] = [open(), open('others')];
    const body = ' '.repeat(2000);
    expect((await post(one.url, body)).status).toBe(200);
    expect((await post(other.url, body)).status).toBe(503);
    receiver.close(one);
    expect((await post(other.url, body)).status).toBe(200);
  });

  it('that is cut off before its end is not counted', async () => {
    await listen({ mostInAll: 600 });
    const slot = open();
    for (let time = 0; time < 10; time += 1) await once((await halfOpen(slot.url, ' '.repeat(50))).end(), 'close');
    expect((await post(slot.url)).status).toBe(200);
    expect(slot.refusals).toEqual([]);
  });
});

describe('connections that make no progress', () => {
  it('give way to those that do', async () => {
    await listen({ mostOfOne: 5 });
    const slot = open();
    for (let n = 0; n < 12; n += 1) await halfOpen(slot.url, '{', 20 * n);
    expect((await post(slot.url)).status).toBe(200);
    expect(slot.arrivals).toHaveLength(1);
    expect(slot.dropped()).toBe(8);
  });

  it('are ended after a while, and count when something was said', async () => {
    await listen({ headTime: 50 });
    const slot = open();
    for (const heard of [0, 9]) await once(await halfOpen(slot.url, '', heard), 'close');
    expect(slot.dropped()).toBe(1);
  });

  it('of one address leave those of others alone', () => {
    const server = new EventEmitter() as Server;
    const connections = new Connections(server, 2);
    const connected = ['2', '1', '1', '1', '1'].map((remoteAddress) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
      server.emit('connection', socket);
      return socket;
    });
    expect(connected.map(({ destroyed }) => destroyed)).toEqual([false, true, true, false, false]);
    expect(connections.dropped).toBe(2);
  });
});

it('a request that the harness fails to take ends alone, and is reported', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const slot = open();
  slot.otherwise = () => expect.fail('a defect');
  await expect(post(slot.url)).rejects.toThrow();
  expect(told.mock.lastCall?.[0]).toMatch(/^plumbline: POST \S+ could not be taken: a defect\n$/);
  expect(slot.dropped()).toBe(1);
  told.mockRestore();
});

it('a head that is too long is refused', async () => {
  expect(await begun(open().url, `x: ${'y'.repeat(20_000)}`)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
});
