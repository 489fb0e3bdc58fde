import { alsoSignedOver, linesOf } from './hmac-signing.ts';

/** Signatures that are taken over another text. Section "Messaging API: two schemes". */
export const faults = (
  [
    ['crlf-taken', 'with CR LF between the lines', ({ date, digest, line }) => [date, digest, line].join('\r\n')],
    ['last-line-feed-taken', 'with a line feed at its end', (of) => `${[of.date, of.digest, of.line].join('\n')}\n`],
    ['any-order-taken', 'with its first lines exchanged', ({ date, digest, line }) => [digest, date, line].join('\n')],
    ['version-ignored', 'without the protocol version', ({ date, digest, line }) => [date, digest, line.replace(' HTTP/1.1', '')].join('\n')],
    [
      'method-case-ignored',
      'with the method in lower case',
      ({ date, digest, line }) => [date, digest, line.replace(/^[A-Z]+/, (of) => of.toLowerCase())].join('\n'),
    ],
    ['request-line-ignored', 'without the request line', ({ date, digest }) => [date, digest].join('\n')],
  ] as ReadonlyArray<[slug: string, how: string, text: (lines: ReturnType<typeof linesOf>) => string]>
).map(([slug, how, text]) => ({
  id: `hmac.${slug}`,
  rule: 'AUTH-HMAC-07',
  says: `A signature over the text ${how} is taken too.`,
  decide: alsoSignedOver((request) => text(linesOf(request))),
}));
