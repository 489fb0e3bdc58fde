import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Attack, Parting } from './raw-exchange.ts';

const MB = 1024 * 1024;
const GOOD = '{"messages":[{"content":"Hi","destination_number":"+46700000001"}]}';

const attack = (text: string | Buffer, parting: Parting = 'half-closes'): Attack => ({
  pieces: [Buffer.isBuffer(text) ? text : Buffer.from(text, 'latin1')],
  parting,
});

const drip = (text: string, parting: Parting): Attack => ({
  pieces: [...text].map((character) => Buffer.from(character)),
  parting,
});

const bomb = (coding: string, body: Buffer, head: string): Attack =>
  attack(
    Buffer.concat([Buffer.from(`${head}Content-Encoding: ${coding}\r\nContent-Length: ${body.length}\r\n\r\n`), body]),
  );

const chunks = (size: number, total: number): string =>
  `${`${size.toString(16)}\r\n${' '.repeat(size)}\r\n`.repeat(total / size)}0\r\n\r\n`;

/** Attacks by sheer amount, by name; `known` are header lines of a client that is let in. */
export function floods(known: string): Readonly<Record<string, () => Attack>> {
  const get = (headers: string): string => `GET /v1/replies HTTP/1.1\r\n${known}${headers}\r\n`;
  const post = `POST /v1/messages HTTP/1.1\r\n${known}Content-Type: application/json\r\n`;
  const whole = `${post}Content-Length: ${GOOD.length}\r\n\r\n${GOOD}`;
  const zeros = Buffer.alloc(64 * MB);
  return {
    'a request line of a megabyte': () => attack(`GET /${'x'.repeat(MB)} HTTP/1.1\r\n\r\n`),
    'a header of a megabyte': () => attack(get(`X: ${'x'.repeat(MB)}\r\n`)),
    'a name of a megabyte': () => attack(get(`${'x'.repeat(MB)}: x\r\n`)),
    'three thousand headers': () => attack(get('a:\r\n'.repeat(3000))),
    'a million headers': () => attack(get('a:\r\n'.repeat(MB))),
    'a signature of 15,800 letters': () =>
      attack(get('').replace(/Authorization: .*\r\n/, `Authorization: hmac ${'a'.repeat(15_800)}\r\n`)),
    'a bearer of blanks': () =>
      attack(get('').replace(/Authorization: .*\r\n/, `Authorization: Bearer${' '.repeat(15_800)}x\r\n`)),
    'a thousand requests in one go': () => attack(get('').repeat(1000)),
    'a thousand submits in one go': () => attack(whole.repeat(1000)),
    'a thousand requests, and nobody who reads': () => attack(get('').repeat(1000), 'hangs up'),
    'twenty thousand requests for nothing': () => attack('GET /x HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20_000)),
    'empty lines': () => attack('\r\n'.repeat(MB)),
    'a header that drips and ends early': () => drip(get('').slice(0, -9), 'hangs up'),
    'a body that drips and ends early': () => drip(whole.slice(0, -9), 'resets'),
    'a whole request that drips': () => drip(whole, 'half-closes'),
    'chunks of one byte': () => attack(`${post}Transfer-Encoding: chunked\r\n\r\n${chunks(1, 4 * MB)}`),
    'chunks with long extensions': () =>
      attack(`${post}Transfer-Encoding: chunked\r\n\r\n${`1;${'x'.repeat(4000)}\r\n \r\n`.repeat(2000)}`),
    'chunks without end': () => attack(`${post}Transfer-Encoding: chunked\r\n\r\n${chunks(65_536, 16 * MB)}`),
    'a length without a body': () => attack(`${post}Content-Length: 4000000\r\n\r\n`),
    'a length beyond all lengths': () => attack(`${post}Content-Length: 9007199254740993\r\n\r\n${GOOD}`),
    'more than was announced': () => attack(`${whole}${' '.repeat(8 * MB)}`),
    'ten megabytes': () => attack(`${post}Content-Length: ${10 * MB}\r\n\r\n${' '.repeat(10 * MB)}`),
    'ten megabytes that are continued': () =>
      attack(`${post}Expect: 100-continue\r\nContent-Length: ${10 * MB}\r\n\r\n${' '.repeat(10 * MB)}`),
    'a gzip bomb': () => bomb('gzip', gzipSync(zeros), post),
    'a deflate bomb': () => bomb('deflate', deflateSync(zeros), post),
    'a brotli bomb': () => bomb('br', brotliCompressSync(zeros), post),
    'HTTP/2': () => attack(Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), Buffer.alloc(9)])),
    TLS: () => attack(Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])),
    'HTTP/0.9': () => attack('GET /v1/replies\r\n\r\n'),
    'an upgrade, and then another language': () =>
      attack(
        `${get('Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\n')}${'\u0081\u007f'.repeat(1000)}`,
      ),
  };
}
