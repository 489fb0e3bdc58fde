import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodRequest } from './good-requests.ts';
import { authorizationAt, type HostileWorld, type Sent, startHostileWorld } from './hostile-world.ts';
import { saidTo } from './raw-connection.ts';

let world: HostileWorld;

beforeAll(async () => {
  world = await startHostileWorld();
});

afterAll(() => world.close());

const GOOD = '{"messages":[{"content":"Hi","destination_number":"+46700000001"}]}';

const messaging = (method: string, path: string, body?: object): Sent => ({
  interface: 'messaging',
  method,
  path,
  body: body === undefined ? undefined : JSON.stringify(body),
});

const submit = async (members: object) => {
  const message = { content: 'Hi', destination_number: '+46700000001', ...members };
  const { status, text } = await world.send(messaging('POST', '/v1/messages', { messages: [message] }));
  return { status, message: JSON.parse(text).messages?.[0] as Record<string, string> | undefined };
};

describe('what clients of the field need', () => {
  it.each([
    ['in capitals', (name: string) => name.toUpperCase()],
    ['in small letters', (name: string) => name.toLowerCase()],
    ['in any letters', (name: string) => name.replaceAll(/[a-z]/g, (each, at) => (at % 2 ? each.toUpperCase() : each))],
  ])('header names come %s, Accept does not come, and the connection ends', async (_title, spelled) => {
    const headers = {
      host: 'x',
      authorization: authorizationAt(world.facts, 'messaging'),
      'content-type': 'application/json',
      'content-length': GOOD.length,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${spelled(name)}: ${value}\r\n`);
    const address = String(world.platform.addresses.messaging);
    const said = await saidTo(address, [`POST /v1/messages HTTP/1.1\r\n${lines.join('')}\r\n${GOOD}`]);
    expect(said).toMatch(/^HTTP\/1\.1 202 /);
    expect(said).toMatch(/\r\nconnection: close\r\n/i);
    expect(said).not.toContain('nothing more was said');
  });

  it.each(['*/*', 'application/json', 'text/html', 'application/json; version=2, */*;q=0.1', ''])(
    'Accept: %s is served',
    async (accept) => {
      expect((await world.send({ ...messaging('GET', '/v1/replies'), headers: { accept } })).status).toBe(200);
    },
  );

  it.each([
    ['an offset and no milliseconds', '2030-01-15T14:00:00+02:00'],
    ['neither seconds nor a colon in the offset', '2030-01-15T14:00+0200'],
    ['a small z', '2030-01-15t12:00:00.000z'],
    ['nanoseconds', '2030-01-15T12:00:00.123456789Z'],
    ['a day long ago', '2016-01-01T00:00:00.000Z'],
    ['the year 0000', '0000-01-01T00:00:00Z'],
    ['the year 9999', '9999-12-31T23:59:59.999Z'],
  ])('a message is scheduled with %s', async (_title, scheduled) => {
    const { status, message } = await submit({ scheduled });
    expect(status).toBe(202);
    const found = await world.send(messaging('GET', `/v1/messages/${message?.message_id}`));
    expect(found.status).toBe(200);
  });

  it.each(['', '; charset=utf-8', ';charset=UTF-8', '; charset="utf-8"', '; charset=ISO-8859-1'])(
    'a token is asked for by a form labelled with "%s"',
    async (charset) => {
      const good = goodRequest(world, 'request a token', { id: randomUUID() });
      const headers = { 'content-type': `application/x-www-form-urlencoded${charset}` };
      expect((await world.send({ ...good, headers })).status).toBe(200);
    },
  );
});
