import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { basic } from '../../wire/basic.ts';
import { badManners, rawReceiver } from './bad-receivers.ts';
import { ask, openWorld, until } from './local-platform.ts';

const crashes: unknown[] = [];

const crashed = (error: unknown): void => void crashes.push(error);

const platform = await startPlatform({ crashed });
const guarded = await startPlatform({ crashed, callbacks: 'public-only' });
afterAll(async () => {
  await platform.close();
  await guarded.close();
  expect(crashes).toEqual([]);
});

/** A world with the calls that tests of webhooks make in it. */
async function world(clock: 'frozen' | 'real', of = platform) {
  const { lab, facts, advance } = await openWorld(of, { clock });
  const call = async (role: string, path: string, body: object) => {
    const { key, secret } = facts.accounts.find((each) => each.role === role) ?? expect.unreachable();
    const headers = { authorization: basic(key, secret), 'content-type': 'application/json' };
    const { status } = await ask(`${of.addresses.messaging}${path}`, 'POST', headers, JSON.stringify(body));
    expect(status).toBeLessThan(300);
  };
  return {
    advance,
    hook: (url: string, members: object = {}) =>
      call('main', '/v1/webhooks/messages', {
        ...{ url, method: 'POST', encoding: 'JSON', events: ['DELIVERED_DR'] },
        ...{ read_timeout: 150, retries: 1, retry_delay: 5, ...members },
      }),
    send: (count = 1, role = 'main', members: object = {}) => {
      const message = { content: 'Hello', destination_number: '+46700000001', delivery_report: true, ...members };
      return call(role, '/v1/messages', { messages: new Array(count).fill(message) });
    },
    attempts: async (): Promise<ReadonlyArray<{ readonly attempt: number; readonly outcome: string }>> =>
      (await lab('GET', '/callbacks')).json.attempts,
    remove: () => lab('DELETE', ''),
  };
}

describe('a receiver that is', () => {
  it.each([
    ['silent', 2, /^no answer within 150 ms$/],
    ['full of headers', 2, /header/i],
    ['stuck in its headers', 2, /^no answer within 150 ms$/],
    ['garbled', 2, /\w/],
    ['rude', 2, /ECONNRESET|other side closed|socket hang up/],
    ['full of text', 1, /^status 200$/],
    ['huge by its own words', 1, /^status 200$/],
    ['stuck in its text', 1, /^status 200$/],
    ['taking', 1, /^status 200$/],
  ])('%s is tried %i times and let go', async (manner, count, outcome) => {
    const receiver = await rawReceiver(badManners[manner] as never);
    const { hook, send, attempts, advance } = await world('frozen');
    const patience = String(outcome).includes('150') ? 150 : manner === 'stuck in its text' ? 1000 : 5000;
    await hook(`http://127.0.0.1:${receiver.port}/`, { read_timeout: patience });
    await send();
    await advance('PT10S');
    const told = await attempts();
    expect(told.map(({ attempt }) => attempt)).toEqual([1, 2].slice(0, count));
    for (const each of told) expect(each.outcome).toMatch(outcome);
    if (manner !== 'taking') await until(() => receiver.seen.closed >= count);
    // Each attempt has a connection of its own, whose buffers take some megabytes that are never read.
    expect(receiver.seen.sent).toBeLessThan(count * 8 * 1024 * 1024);
    if (manner !== 'taking') expect(receiver.seen.closed).toBeGreaterThanOrEqual(count);
    await receiver.stop();
  });

  it('sending elsewhere is not followed', async () => {
    const visited: string[] = [];
    const server = createServer((request, response) => {
      visited.push(request.url ?? '');
      response.writeHead(307, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await until(() => server.listening);
    const { hook, send, attempts, advance } = await world('frozen');
    await hook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/here`, { read_timeout: 5000 });
    await send();
    await advance('PT10S');
    expect(visited).toEqual(['/here', '/here']);
    expect((await attempts()).map(({ outcome }) => outcome)).toEqual(['status 307', 'status 307']);
    server.close().closeAllConnections();
  });
});

describe('a slow receiver', () => {
  it('holds up neither another one of the same customer nor another customer', async () => {
    const slow = await rawReceiver(badManners.silent as never);
    const fast = await rawReceiver(badManners.taking as never);
    const { hook, send, remove } = await world('real');
    await hook(`http://127.0.0.1:${slow.port}/`, { read_timeout: 60_000 });
    await send(100, 'main', { callback_url: `http://127.0.0.1:${slow.port}/callback` });
    await send(100, 'main', { callback_url: `http://127.0.0.1:${slow.port}/callback` });
    await hook(`http://127.0.0.1:${fast.port}/`, { read_timeout: 5000 });
    await send();
    await until(() => fast.seen.requests === 1);
    await send(1, 'stranger', { callback_url: `http://127.0.0.1:${fast.port}/other` });
    await until(() => fast.seen.requests === 3);
    expect(fast.seen.requests).toBe(3);
    await remove();
    await Promise.all([slow.stop(), fast.stop()]);
  });

  it('is let go when its world is deleted', async () => {
    const slow = await rawReceiver(badManners.silent as never);
    const { hook, send, remove } = await world('real');
    await hook(`http://127.0.0.1:${slow.port}/`, { read_timeout: 60_000 });
    await send();
    await until(() => slow.seen.connections > 0);
    await remove();
    await until(() => slow.seen.closed > 0);
    expect(slow.seen.closed).toBeGreaterThan(0);
    await slow.stop();
  });
});

describe('a platform whose callbacks are public only', async () => {
  const receiver = await rawReceiver(badManners.taking as never);
  afterAll(() => receiver.stop());

  it.each(['127.0.0.1', '0x7f.0.0.1', '[::1]', 'localhost', '169.254.169.254'])('refuses %s', async (host) => {
    const { hook, send, attempts, advance } = await world('frozen', guarded);
    await hook(`http://${host}:${receiver.port}/`);
    await send(1, 'main', { callback_url: `http://${host}:${receiver.port}/` });
    await advance('PT0.5S');
    const told = await attempts();
    expect(told.length).toBeGreaterThanOrEqual(2);
    for (const { outcome } of told) expect(outcome).toMatch(/^refused: .* is not an address of the public internet$/);
    expect(receiver.seen.connections).toBe(0);
  });
});
