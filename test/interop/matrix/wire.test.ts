import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizationAt, type HostileWorld, startHostileWorld } from './hostile-world.ts';
import { hangUpAfter, saidTo } from './raw-connection.ts';
import { wrongsOf } from './refusal-forms.ts';

let world: HostileWorld;
let messaging = '';
let known = '';

beforeAll(async () => {
  world = await startHostileWorld();
  messaging = String(world.platform.addresses.messaging);
  known = `Host: x\r\nAuthorization: ${authorizationAt(world.facts, 'messaging')}\r\n`;
});

afterAll(() => world.close());

const GOOD = '{"messages":[{"content":"Hi","destination_number":"+46700000001"}]}';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const MB = 1024 * 1024;

type Piece = string | Uint8Array;

const line = (method: string, target: string, headers = ''): string =>
  `${method} ${target} HTTP/1.1\r\n${known}Connection: close\r\n${headers}\r\n`;

/** A submit with headers of one's own and a body as it stands. */
const submit = (headers: string, ...body: Piece[]): Piece[] => [
  line('POST', '/v1/messages', JSON_TYPE + headers),
  ...body,
];

const measured = (body: Piece, headers = ''): Piece[] =>
  submit(`${headers}Content-Length: ${Buffer.byteLength(body)}\r\n`, body);

const chunk = (body: string, size = body.length.toString(16)): string => `${size}\r\n${body}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const nested = (open: string, close: string, levels = 10_000): string =>
  open.repeat(levels) + (close === '}' ? '1' : '') + close.repeat(levels);
const message = (members: string): string => `{"messages":[{${members}}]}`;

/** Requests that are refused, by what is wrong with them, and the statuses that say so. */
const REFUSED: Readonly<Record<string, readonly [number, () => readonly Piece[]]>> = {
  'no HTTP at all': [400, () => ['\u0000\u0001 nonsense\r\n\r\n']],
  'the start of TLS': [400, () => [Uint8Array.of(22, 3, 1, 0, 80, 1, 0, 0)]],
  'the start of HTTP/2': [400, () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']],
  'an unknown method': [400, () => [line('BREW', '/v1/messages')]],
  'a method in small letters': [400, () => [line('post', '/v1/messages')]],
  'a tunnel': [405, () => [line('CONNECT', 'a.example:443')]],
  'HEAD where there is no GET': [405, () => [line('HEAD', '/v1/messages')]],
  OPTIONS: [405, () => [line('OPTIONS', '/v1/messages')]],
  'OPTIONS of everything': [404, () => [line('OPTIONS', '*')]],
  TRACE: [405, () => [line('TRACE', '/v1/messages')]],
  'no host': [400, () => ['GET /v1/replies HTTP/1.1\r\n\r\n']],
  'an absolute target without a host': [400, () => [line('GET', 'http://')]],
  'an escape that is none': [400, () => [line('GET', '/v1/messages/%zz')]],
  'escapes that are no UTF-8': [400, () => [line('GET', '/v1/messages/%ff%fe')]],
  'bytes that are no UTF-8 in the path': [400, () => [bytes(line('GET', '/v1/messages/\xff\xfe'))]],
  'a NUL in the path': [400, () => [line('GET', '/v1/messages/a\u0000b')]],
  'an escaped NUL in the path': [404, () => [line('GET', '/v1/messages/a%00b')]],
  'a header of 100 kB': [431, () => [line('GET', '/v1/replies', `X-Big: ${'x'.repeat(100_000)}\r\n`)]],
  'a query of 20 kB': [431, () => [line('GET', `/v1/replies?${'x'.repeat(20_000)}`)]],
  'a NUL in a header': [400, () => [line('GET', '/v1/replies', 'X-A: a\u0000b\r\n')]],
  'a folded header': [400, () => [line('GET', '/v1/replies', 'X-A: a\r\n b\r\n')]],
  'a space before the colon': [400, () => [line('GET', '/v1/replies', 'X-A : a\r\n')]],
  'line feeds alone': [400, () => ['GET /v1/replies HTTP/1.1\nHost: x\n\n']],
  'more body than announced': [400, () => submit('Content-Length: 9\r\n', GOOD)],
  'two lengths': [400, () => submit('Content-Length: 5\r\nContent-Length: 6\r\n', GOOD)],
  'a negative length': [400, () => submit('Content-Length: -1\r\n', GOOD)],
  'a length and chunks': [400, () => submit(`Content-Length: 5\r\n${CHUNKED}`, chunk(GOOD), '0\r\n\r\n')],
  'chunks without a size': [400, () => submit(CHUNKED, chunk(GOOD, 'zz'))],
  'an unknown transfer coding': [400, () => submit('Transfer-Encoding: foo\r\n')],
  'an expectation that nobody meets': [417, () => submit('Expect: the-best\r\nContent-Length: 0\r\n')],
  'a body of 10 MB': [413, () => measured(' '.repeat(10 * MB))],
  'chunks of 10 MB': [413, () => submit(CHUNKED, chunk(' '.repeat(10 * MB)), '0\r\n\r\n')],
  '10 MB that are only announced': [
    413,
    () => submit('Expect: 100-continue\r\nContent-Length: 10000000\r\n'),
  ],
  '10 MB for nobody': [
    413,
    () => [line('POST', '/nowhere', 'Content-Length: 10000000\r\n'), ' '.repeat(10 * MB)],
  ],
  'a gzipped body': [415, () => measured(gzipSync(GOOD), 'Content-Encoding: gzip\r\n')],
  'a bomb': [415, () => measured(gzipSync(Buffer.alloc(50 * MB)), 'Content-Encoding: gzip\r\n')],
  'an unknown coding': [415, () => measured(GOOD, 'Content-Encoding: x\r\n')],
  'another alphabet by its label': [415, () => labelled('application/json; charset=utf-16', GOOD)],
  'another alphabet indeed': [
    415,
    () => labelled('application/json; charset=latin1', bytes(message('"content":"\xe5"'))),
  ],
  'an unlabelled other alphabet': [400, () => measured(Buffer.from(GOOD, 'utf16le'))],
  'bytes that are no UTF-8': [400, () => measured(bytes(message('"content":"\xff"')))],
  'a NUL in the body': [400, () => measured(message('"content":"a\u0000b"'))],
  'half of a JSON text': [400, () => measured(GOOD.slice(0, -5))],
  'two JSON texts': [400, () => measured(GOOD + GOOD)],
  nothing: [400, () => measured('')],
  'arrays in arrays': [400, () => measured(nested('[', ']'))],
  'objects in objects': [400, () => measured(nested('{"a":', '}'))],
  'a deep member that nobody knows': [
    400,
    () => measured(message(`"content":"Hi","destination_number":"+46700000001","x":${nested('[', ']')}`)),
  ],
  'a million entries': [400, () => measured(`{"messages":[${'1,'.repeat(MB)}1]}`)],
  'a number beyond all numbers': [400, () => measured(message('"content":1e999'))],
};

function labelled(type: string, body: Piece): Piece[] {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return [line('POST', '/v1/messages', `Content-Type: ${type}\r\n${length}`), body];
}

const TYPES = [
  'application/xml',
  'text/json',
  'multipart/form-data',
  'x',
  ';;;',
  'application/json, text/plain',
  '',
];

describe('a request with', () => {
  it.each(Object.keys(REFUSED))('%s is refused in words, and nothing happens', async (title) => {
    const [status, pieces] = REFUSED[title] ?? [0, () => []];
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

describe('every interface', () => {
  it.each([400, 404, 413, 417, 431])('refuses with %i in its own form', async (status) => {
    for (const [name, url] of Object.entries(world.platform.addresses)) {
      const said = await saidTo([url].flat()[0] as string, [BROKEN[status] as string]);
      expect(said, name).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      const text = said.slice(said.indexOf('\r\n\r\n') + 4);
      const family = { interface: name.replace('Apac', ''), path: '' };
      expect(wrongsOf(family, { status, headers: {}, text }), name).toEqual([]);
    }
  });
});

describe('the platform', () => {
  it.each([
    ['an absolute target', () => [line('GET', 'http://x:99/v1/replies')]],
    ['HTTP/1.0', () => [`GET /v1/replies HTTP/1.0\r\n${known}\r\n`]],
    ['chunks', () => submit(CHUNKED, chunk(GOOD.slice(0, 9)), chunk(GOOD.slice(9)), '0\r\n\r\n')],
    ['a patient client', () => measured(GOOD, 'Expect: 100-continue\r\n')],
    ['a GET with a body', () => [line('GET', '/v1/replies', 'Content-Length: 4\r\n'), 'abcd']],
    ['an upgrade that is not to be had', () => [line('GET', '/v1/replies', 'Upgrade: websocket\r\n')]],
    ['bytes in an unknown header', () => [bytes(line('GET', '/v1/replies', 'X-A: \xff\xfe\r\n'))]],
    ['a label with ASCII', () => labelled('application/JSON; charset="US-ASCII"', GOOD)],
    ['a JSON of a kind', () => labelled('application/vnd.a+json', GOOD)],
  ])('serves %s', async (_title, pieces) => {
    expect(await saidTo(messaging, pieces())).toMatch(
      /^HTTP\/1\.1 (100 Continue\r\n\r\nHTTP\/1\.1 )?20[02] /,
    );
  });

  it('answers requests in their order when they come at once', async () => {
    const first = `GET /v1/messages/%00 HTTP/1.1\r\n${known}\r\n`;
    const second = `POST /v1/messages HTTP/1.1\r\n${known}${JSON_TYPE}Content-Length: ${GOOD.length}\r\n\r\n${GOOD}`;
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
    for (const pieces of [
      submit('Content-Length: 99\r\n', GOOD),
      submit(CHUNKED, 'ff\r\n{"mess'),
      ['POST /v1/mess'],
    ])
      await hangUpAfter(messaging, pieces.join(''));
    expect(await world.ledger()).toEqual(before);
    expect(world.crashes).toEqual([]);
  });

  it('lives on after all of that', async () => {
    const sent = { interface: 'messaging', method: 'POST', path: '/v1/messages', body: GOOD };
    expect((await world.send(sent)).status).toBe(202);
  });
});
