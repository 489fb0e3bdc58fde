import fc from 'fast-check';
import { hostileText } from './hostile-words.ts';
import type { Attack } from './raw-exchange.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const parameter = fc
  .tuple(
    fc.constantFrom('username', 'algorithm', 'headers', 'signature', '__proto__', 'a'.repeat(500), ''),
    fc.constantFrom('="', ' = "', '="="', '=', '"'),
    hostileText,
    fc.constantFrom('"', '', '",', '", '),
  )
  .map((parts) => parts.join(''));

const credentials = fc.oneof(
  fc.array(parameter, { maxLength: 8 }).map((parts) => `hmac ${parts.join(' ')}`),
  hostileText.map((text) => `Basic ${base64(text)}`),
  hostileText.map((text) => `Basic ${base64(`${text}:${text}`)}`),
  hostileText.map((text) => `Bearer ${text}`),
  hostileText.map((text) => `Basic ${text}`),
  fc.constantFrom(
    `hmac ${'a'.repeat(15_000)}`,
    `hmac ${'a='.repeat(7_000)}`,
    `hmac ${'a="'.repeat(5_000)}`,
    `hmac ${'a '.repeat(7_000)}`,
    `hmac a${' '.repeat(15_000)}`,
    `Basic ${'='.repeat(15_000)}`,
    `Basic ${'A'.repeat(15_000)}`,
    `Basic${' '.repeat(15_000)}x`,
    `Bearer${' '.repeat(15_000)}x`,
    `Bearer ${'x'.repeat(15_000)}`,
  ),
);

const place = fc.constantFrom(
  '/v1/replies',
  '/v1/messages',
  '/oauth2/token',
  '/lookup?msisdn=46700000001',
  '/worlds',
  '/',
);

const verb = fc.constantFrom('GET', 'POST');

/** A request of somebody who cannot say who they are. */
export const brokenHead: fc.Arbitrary<Attack> = fc
  .tuple(verb, place, credentials, hostileText)
  .map(([method, path, authorization, account]) => ({
    pieces: [
      Buffer.from(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nAccount: ${account}\r\nContent-Length: 0\r\n\r\n`,
        'latin1',
      ),
    ],
    parting: 'half-closes',
  }));
