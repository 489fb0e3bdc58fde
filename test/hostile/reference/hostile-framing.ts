import fc from 'fast-check';
import { hostileText } from './hostile-words.ts';
import type { Attack, Parting } from './raw-exchange.ts';

const GOOD = '{"messages":[{"content":"Hi","destination_number":"+46700000001"}]}';

/** A text as bytes, one each; what has no place in a byte loses its upper part. */
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

const method = fc.constantFrom(
  'POST',
  'GET',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'BREW',
  'post',
  'PRI',
  '',
  'GET\u0000',
);

const target = fc.oneof(
  { arbitrary: fc.constantFrom('/v1/messages', '/v1/replies', '/v1/webhooks/messages'), weight: 4 },
  fc.constantFrom(
    '*',
    '/',
    '//',
    'http://x/v1/replies',
    'http://',
    'x',
    '/v1/../v1/replies',
    '/v1/messages/%',
    '/%00',
    '/v1/replies#x',
    '?',
    '',
    'a.example:443',
    '/v1/messages;x',
    '\\v1\\replies',
  ),
  hostileText.map((text) => `/v1/messages/${text}`),
  hostileText.map((text) => `/v1/replies?${text}`),
  fc.integer({ min: 1, max: 20_000 }).map((length) => `/${'x'.repeat(length)}`),
);

const version = fc.oneof(
  { arbitrary: fc.constant('HTTP/1.1'), weight: 6 },
  fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'HTTP/11', 'HTP/1.1', '', 'HTTP/1.1 '),
);

const header = fc.oneof(
  fc.constantFrom(
    'Host: x',
    'Host: x\r\nHost: y',
    'Host:',
    'Host: a b',
    'Connection: close',
    'Connection: keep-alive, upgrade',
    'Connection: content-length',
    'Upgrade: websocket',
    'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    'Expect: 100-continue',
    'Expect: x',
    'X-A: a\r\n b',
    'X-A: a\r\n\tb',
    'X-A : a',
    ': a',
    'X-A',
    'X A: a',
    'X-A: \u0000',
    'X-A: \r',
    'Account: __proto__',
    'Cookie: a=b; a=b; __proto__=x',
    'Content-Type: application/json',
    'Content-Type: application/json; charset=utf-16',
    'Content-Encoding: gzip',
    'Content-Encoding: identity',
    'Transfer-Encoding: gzip, chunked',
    'TE: trailers',
    'Trailer: Authorization',
    '__proto__: x',
    'constructor: x',
  ),
  fc.tuple(fc.string({ maxLength: 12 }), hostileText).map(([name, value]) => `${name}: ${value}`),
  fc.integer({ min: 1, max: 18_000 }).map((length) => `X-Long: ${'x'.repeat(length)}`),
);

const CHUNKED = 'Transfer-Encoding: chunked';
const size = GOOD.length.toString(16);

/** How a body is announced, and what then comes. */
const framing = fc.constantFrom<readonly [headers: string, body: string]>(
  ['', ''],
  [`Content-Length: ${GOOD.length}`, GOOD],
  [`Content-Length: ${GOOD.length}`, GOOD.slice(0, 20)],
  ['Content-Length: 5', GOOD],
  ['Content-Length: -5', GOOD],
  ['Content-Length: +5', GOOD],
  ['Content-Length: 0x43', GOOD],
  ['Content-Length: 6 7', GOOD],
  ['Content-Length: 67, 67', GOOD],
  ['Content-Length: 99999999999999999999', GOOD],
  ['Content-Length:', GOOD],
  ['Content-Length: 5\r\nContent-Length: 6', GOOD],
  [`Content-Length: 4\r\n${CHUNKED}`, `${size}\r\n${GOOD}\r\n0\r\n\r\n`],
  [`${CHUNKED}\r\nContent-Length: 4`, '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n'],
  [CHUNKED, `${size}\r\n${GOOD}\r\n0\r\n\r\n`],
  [CHUNKED, `${size};a="\n"\r\n${GOOD}\r\n0\r\n\r\n`],
  [CHUNKED, `${size};${'x'.repeat(20_000)}\r\n${GOOD}\r\n0\r\n\r\n`],
  [CHUNKED, `0x${size}\r\n${GOOD}\r\n0\r\n\r\n`],
  [CHUNKED, `-1\r\n${GOOD}\r\n0\r\n\r\n`],
  [CHUNKED, `ffffffffffffffff\r\n${GOOD}`],
  [CHUNKED, `fffffffff\r\n${GOOD}`],
  [CHUNKED, `${size}\n${GOOD}\n0\n\n`],
  [CHUNKED, `${size}\r\n${GOOD}0\r\n\r\n`],
  [CHUNKED, `${size}\r\n${GOOD}\r\n0\r\nAuthorization: x\r\n\r\n`],
  [CHUNKED, `${size}\r\n${GOOD}\r\n0\r\n${'T: x\r\n'.repeat(4000)}\r\n`],
  [CHUNKED, `${size}\r\n${GOOD}\r\n`],
  ['Transfer-Encoding: chunked, chunked', '0\r\n\r\n'],
  ['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', '0\r\n\r\n'],
  ['Transfer-Encoding: xchunked', '0\r\n\r\n'],
  ['Transfer-Encoding:\u000bchunked', '0\r\n\r\n'],
  ['Transfer-Encoding: \r\n chunked', '0\r\n\r\n'],
);

const lineEnd = fc.oneof(
  { arbitrary: fc.constant('\r\n'), weight: 8 },
  fc.constantFrom('\n', '\r', '\r\r\n', '\u0000\r\n'),
);

const parting = fc.oneof(
  { arbitrary: fc.constant<Parting>('half-closes'), weight: 8 },
  fc.constantFrom<Parting>('hangs up', 'resets'),
);

function cut(whole: Buffer, places: readonly number[]): Buffer[] {
  const sorted = [0, ...places.map((place) => place % (whole.length + 1)), whole.length].sort((a, b) => a - b);
  return sorted.slice(1).map((end, i) => whole.subarray(sorted[i], end));
}

/** A request that HTTP does not allow, or hardly; `known` are header lines of a client that is let in. */
export const brokenRequest = (known: string): fc.Arbitrary<Buffer> =>
  fc
    .tuple(method, target, version, fc.boolean(), fc.array(header, { maxLength: 5 }), framing, lineEnd)
    .map(([verb, path, protocol, isKnown, headers, [announced, body], end]) => {
      const lines = [
        `${verb} ${path} ${protocol}`,
        ...(isKnown ? [known] : []),
        ...headers,
        ...(announced ? [announced] : []),
      ];
      return bytes(`${lines.join(end)}${end}${end}${body}`);
    });

/** One to four such requests behind each other, in pieces. */
export const framingAttack = (known: string): fc.Arbitrary<Attack> =>
  fc
    .record({
      requests: fc.array(brokenRequest(known), { minLength: 1, maxLength: 4 }),
      places: fc.array(fc.nat(), { maxLength: 4 }),
      parting,
    })
    .map(({ requests, places, parting: end }) => ({
      pieces: cut(Buffer.concat(requests), places),
      parting: end,
    }));

/** Bytes without any sense, or a good start that goes wrong. */
export const noiseAttack = (known: string): fc.Arbitrary<Attack> =>
  fc
    .tuple(
      fc.constantFrom('', 'GET / HTTP/1.1\r\n', `POST /v1/messages HTTP/1.1\r\n${known}\r\n`),
      fc.uint8Array({ maxLength: 400 }),
      parting,
    )
    .map(([start, noise, end]) => ({ pieces: [bytes(start), Buffer.from(noise)], parting: end }));
