import { fault, faultsOf } from './fault.ts';
import { alsoSignedOver, linesOf } from './hmac-signing.ts';

/** Takes a signature over a text that is made otherwise of the documented lines. */
const over = (text: (lines: ReturnType<typeof linesOf>) => string) => ({ decide: alsoSignedOver((request) => text(linesOf(request))) });

/** Signatures that are taken over another text. Section "Messaging API: two schemes". */
export const faults = faultsOf({
  'AUTH-HMAC-07': {
    'hmac.crlf-taken': fault(
      'A signature over the text with CR LF between the lines is taken too.',
      over(({ date, digest, line }) => [date, digest, line].join('\r\n')),
    ),
    'hmac.last-line-feed-taken': fault(
      'A signature over the text with a line feed at its end is taken too.',
      over(({ date, digest, line }) => [date, digest, line, ''].join('\n')),
    ),
    'hmac.any-order-taken': fault(
      'A signature over the text with its first lines exchanged is taken too.',
      over(({ date, digest, line }) => [digest, date, line].join('\n')),
    ),
    'hmac.version-ignored': fault(
      'A signature over the text without the protocol version is taken too.',
      over(({ date, digest, line }) => [date, digest, line.replace(' HTTP/1.1', '')].join('\n')),
    ),
    'hmac.method-case-ignored': fault(
      'A signature over the text with the method in lower case is taken too.',
      over(({ date, digest, line }) => [date, digest, line.replace(/^[A-Z]+/, (method) => method.toLowerCase())].join('\n')),
    ),
    'hmac.request-line-ignored': fault(
      'A signature over the text without the request line is taken too.',
      over(({ date, digest }) => [date, digest].join('\n')),
    ),
  },
});
