import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { alteredBody, pointersOf } from '../../interop/matrix/altered-body.ts';
import { cron, hostileText, PROTOTYPE_NAMES, template } from './hostile-words.ts';

/** A body with the header lines that say what it is. */
export interface Labelled {
  readonly headers: string;
  readonly body: Buffer;
}

const keys = fc.oneof(fc.constantFrom(...PROTOTYPE_NAMES), hostileText);

const values: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 6 },
  { arbitrary: fc.dictionary(keys, hostileText, { maxKeys: 5 }), weight: 3 },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e21, 1e-7, Number.MAX_SAFE_INTEGER + 2, [], {}, [[]], [null]),
  fc.array(hostileText, { maxLength: 5 }),
  cron,
);

/** Where templates of webhooks stand; HOSTILE_TEMPLATES=no leaves them alone. */
const takesTemplates = (pointer: string): boolean => pointer === '/template' && process.env.HOSTILE_TEMPLATES !== 'no';

const withName = (text: string, name: string): string => text.replace(/^\{/, `{${JSON.stringify(name)}:{"x":1},`);

/** A good body with a member that is not what it should be, or one too many. */
function spoiled(good: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(good);
  const pointers = [...pointersOf(good), '/template'];
  const altered = fc
    .constantFrom(...pointers)
    .chain((pointer) =>
      (takesTemplates(pointer) ? template : values).map((value) => alteredBody(text, pointer, value)),
    );
  return fc.oneof(
    { arbitrary: altered, weight: 5 },
    keys.map((name) => withName(text, name)),
    fc.json(),
  );
}

/** Texts that JSON.stringify would never write. */
const crooked = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    text,
    `${text} `,
    `${text}\u0000`,
    `${text}{}`,
    `\ufeff${text}`,
    text.slice(0, -1),
    text.replace(/"(\w+)":/, '"$1":0,"$1":'),
    text.replace(/"\w/, '"\\ud800'),
    text.replace(/"\w/, '"\\u0000'),
    text.replace(/\}$/, ',"n":1e99999}'),
    text.replace(/\}$/, `,"n":${'9'.repeat(1000)}}`),
    text.replace(/\}$/, `,"n":${'['.repeat(200)}${']'.repeat(200)}}`),
    text.replace(/\}$/, ',}'),
    text.replaceAll('"', "'"),
  );

const encoded = (text: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { arbitrary: fc.constant(Buffer.from(text)), weight: 8 },
    fc.constantFrom(
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'utf16le').swap16(),
      Buffer.from(text, 'latin1'),
      Buffer.concat([Buffer.from(text).subarray(0, -2), Buffer.from([0xc3, 0x28])]),
      gzipSync(text),
      deflateSync(text),
      brotliCompressSync(text),
    ),
  );

const type = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 8 },
  fc.constantFrom(
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; charset="',
    `application/json;${' '.repeat(2000)}`,
    `application/${'a.'.repeat(2000)}`,
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ),
);

const coding = fc.oneof(
  { arbitrary: fc.constant(''), weight: 8 },
  fc
    .constantFrom('gzip', 'deflate', 'br', 'identity', 'gzip, gzip', 'x')
    .map((name) => `Content-Encoding: ${name}\r\n`),
);

/** A body for an operation that takes `good`, with something wrong about it. */
export const hostileBody = (good: unknown): fc.Arbitrary<Labelled> =>
  fc
    .tuple(spoiled(good).chain(crooked).chain(encoded), type, coding)
    .map(([body, media, content]) => ({ body, headers: `Content-Type: ${media}\r\n${content}` }));
