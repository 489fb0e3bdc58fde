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
    ['POST', '/v1/messages/', JSON.parse(GOOD), 202],
    ['GET', '/v1/replies/', undefined, 200],
    ['GET', '/v1/messaging/numbers/dedicated/', undefined, 200],
    ['GET', '/v1/messaging/numbers/sender_address/addresses/', undefined, 200],
    ['GET', '/api/v1/contacts/contacts/', undefined, 200],
  ])('%s %s has a slash at its end', async (method, path, body, status) => {
    expect((await world.send(messaging(method, path, body))).status).toBe(status);
  });

  it('a query that nobody knows is let through', async () => {
    expect((await world.send(messaging('GET', '/v1/replies?utm_source=x&__proto__=y&a[]=1'))).status).toBe(200);
    expect((await world.send(messaging('POST', '/v1/messages?x=1', JSON.parse(GOOD)))).status).toBe(202);
  });

  it('a number without a plus is blocked as the number it is', async () => {
    const sent = messaging('POST', '/v1/number_authorisation/mt/blacklist', { numbers: ['61491570156'] });
    expect([200, 201]).toContain((await world.send(sent)).status);
    for (const number of ['61491570156', '+61491570156', '%2B61491570156']) {
      const asked = messaging('GET', `/v1/number_authorisation/is_authorised/${number}`);
      expect(JSON.parse((await world.send(asked)).text).numbers[0].authorised, number).toBe(false);
    }
  });

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
