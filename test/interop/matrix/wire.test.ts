import { afterAll, describe, expect, it } from 'vitest';
import { brokenRequests } from './broken-requests.data.ts';
import { authorizationAt, startHostileWorld } from './hostile-world.ts';
import { hangUpAfter, saidTo } from './raw-connection.ts';
import {
  bytes,
  CHUNKED,
  chunk,
  GOOD,
  JSON_TYPE,
  known,
  labelled,
  line,
  measured,
  message,
  sendAs,
  submit,
} from './raw-requests.ts';
import { wrongsOf } from './refusal-forms.ts';

const world = await startHostileWorld();
const messaging = String(world.platform.addresses.messaging);
sendAs(authorizationAt(world.facts, 'messaging'));
afterAll(() => world.close());

const TYPES = ['application/xml', 'text/json', 'multipart/form-data', 'x', ';;;', 'application/json, text/plain', ''];

describe('a request with', () => {
  it.each(Object.keys(brokenRequests))('%s is refused in words, and nothing happens', async (title) => {
    const [status, pieces] = brokenRequests[title] ?? [0, () => []];
    const before = await world.ledger();
    const said = await saidTo(messaging, pieces());
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const body = said.slice(said.indexOf('\r\n\r\n') + 4);
    if (title !== 'no host' && !title.startsWith('HEAD')) expect(JSON.parse(body).message).toMatch(/\w/);
    expect(await world.ledger()).toEqual(before);
    expect(world.crashes).toEqual([]);
  });

  it.each(TYPES)('the media type "%s" is refused', async (type) => {
    expect(await saidTo(messaging, labelled(type, GOOD))).toMatch(/^HTTP\/1\.1 415 /);
  });
});

const BROKEN: Readonly<Record<number, string>> = {
  400: 'no HTTP\r\n\r\n',
  404: 'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  413: 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 99999999\r\n\r\n',
  417: 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n',
  431: `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
};

it.each([400, 404, 413, 417, 431])('every interface refuses with %i in its own form', async (status) => {
  for (const [name, url] of Object.entries(world.platform.addresses)) {
    const said = await saidTo([url].flat()[0] as string, [BROKEN[status] as string]);
    expect(said, name).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const text = said.slice(said.indexOf('\r\n\r\n') + 4);
    const family = { interface: name.replace('Apac', ''), path: '' };
    expect(wrongsOf(family, { status, headers: {}, text }), name).toEqual([]);
  }
});

describe('the platform', () => {
  it.each([
    ['an absolute target', () => [line('GET', 'http://x:99/v1/replies')]],
    ['HTTP/1.0', () => [`GET /v1/replies HTTP/1.0\r\n${known()}\r\n`]],
    ['chunks', () => submit(CHUNKED, chunk(GOOD.slice(0, 9)), chunk(GOOD.slice(9)), '0\r\n\r\n')],
    ['a patient client', () => measured(GOOD, 'Expect: 100-continue\r\n')],
    ['a GET with a body', () => [line('GET', '/v1/replies', 'Content-Length: 4\r\n'), 'abcd']],
    ['an upgrade that is not to be had', () => [line('GET', '/v1/replies', 'Upgrade: websocket\r\n')]],
    ['bytes in an unknown header', () => [bytes(line('GET', '/v1/replies', 'X-A: \xff\xfe\r\n'))]],
    ['a label with ASCII', () => labelled('application/JSON; charset="US-ASCII"', GOOD)],
    ['a JSON of a kind', () => labelled('application/vnd.a+json', GOOD)],
  ])('serves %s', async (_title, pieces) => {
    expect(await saidTo(messaging, pieces())).toMatch(/^HTTP\/1\.1 (100 Continue\r\n\r\nHTTP\/1\.1 )?20[02] /);
  });

  it('answers requests in their order when they come at once', async () => {
    const first = `GET /v1/messages/%00 HTTP/1.1\r\n${known()}\r\n`;
    const second = `POST /v1/messages HTTP/1.1\r\n${known()}${JSON_TYPE}Content-Length: ${GOOD.length}\r\n\r\n${GOOD}`;
    const said = await saidTo(messaging, [first + second + line('GET', '/v1/replies')]);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 202', 'HTTP/1.1 200']);
  });

  it('says what it took when a member comes twice: the latter', async () => {
    const twice = message('"content":"One","content":"Two","destination_number":"+46700000001"');
    expect(await saidTo(messaging, measured(twice))).toContain('"content":"Two"');
  });

  it('keeps members that mean something to JavaScript as plain ones', async () => {
    const metadata = '"metadata":{"__proto__":"x","constructor":"y"}';
    const body = message(`"content":"Hi","destination_number":"+46700000001",${metadata}`);
    expect(await saidTo(messaging, measured(body))).toContain(metadata);
  });

  it('still knows who asks behind thousands of headers', async () => {
    const many = `${'a: b\r\n'.repeat(2500)}Account: nobody\r\n`;
    expect(await saidTo(messaging, [line('GET', '/v1/replies', many)])).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('forgets a request that is cut in the middle', async () => {
    const before = await world.ledger();
    for (const pieces of [submit('Content-Length: 99\r\n', GOOD), submit(CHUNKED, 'ff\r\n{"mess'), ['POST /v1/mess']])
      await hangUpAfter(messaging, pieces.join(''));
    expect(await world.ledger()).toEqual(before);
    expect(world.crashes).toEqual([]);
  });

  it('lives on after all of that', async () => {
    const sent = { interface: 'messaging', method: 'POST', path: '/v1/messages', body: GOOD };
    expect((await world.send(sent)).status).toBe(202);
  });
});
