import { createHash, createHmac } from 'node:crypto';
import { type SignedRequest, signingString } from '../../../auth/hmac-checks.ts';
import { jsonIn } from '../../../kernel/json.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { auth } from '../../operators/decisions.ts';

const hmacOf = (secret: string | Buffer, text: string, algorithm = 'sha256') =>
  createHmac(algorithm, secret).update(text).digest('base64');

const objecting = (objects: (request: SignedRequest) => boolean) =>
  auth.behind('hmacChecks', {
    name: 'needless',
    objects: (request) => (objects(request) ? 'a needless objection' : undefined),
  });

const alsoSigned = (sign: (request: SignedRequest) => string) =>
  auth.inRule('hmacChecks', 'signatureIsRight', 'objects', (objects, request) =>
    sign(request) === request.header.signature ? undefined : objects(request),
  );

interface Lines {
  readonly date: string;
  readonly digest: string;
  readonly line: string;
}

const linesOf = ({ headers, method, target }: SignedRequest): Lines => ({
  date: `Date: ${headers.date ?? ''}`,
  digest: `Content-MD5: ${headers['content-md5'] ?? ''}`,
  line: `${method} ${target} HTTP/1.1`,
});

const over = (text: string, make: (lines: Lines) => string): Row =>
  fault(`A signature over text ${text} is accepted too.`, {
    decide: alsoSigned((request) => hmacOf(request.secret, make(linesOf(request)))),
  });

/** Deviations of signed requests. Section "Messaging API: two schemes". */
export const faults = faultsOf({
  'AUTH-HMAC-01 hmac.short-bodies-only': fault('A signed request whose body is longer than ten bytes is refused.', {
    decide: objecting(({ body }) => body.length > 10),
  }),
  'AUTH-HMAC-02 hmac.gets-refused': fault('A signed GET request is refused.', {
    decide: objecting(({ method }) => method === 'GET'),
  }),
  'AUTH-HMAC-03 hmac.leap-day-unknown': fault('A Date on 29 February is refused.', {
    decide: objecting(({ headers }) => (headers.date ?? '').includes('29 Feb')),
  }),
  'AUTH-HMAC-05 hmac.digest-of-json-written-anew': {
    says: 'Content-MD5 is compared with the JSON as the platform would write it.',
    decide: objecting((request) => {
      const json = jsonIn(request.body.toString('utf8'));
      const written = createHash('md5')
        .update(JSON.stringify(json) ?? '')
        .digest('hex');
      return json !== undefined && String(request.headers['content-md5'] ?? '') !== written;
    }),
  },
  'AUTH-HMAC-08 hmac.latin-1-secret': fault('Signatures are checked with the secret in Latin-1.', {
    decide: auth.inRule('hmacChecks', 'signatureIsRight', 'objects', (_objects, request) => {
      const right = hmacOf(Buffer.from(request.secret, 'latin1'), signingString(request));
      return right === request.header.signature ? undefined : 'the signature does not match';
    }),
  }),
  'AUTH-HMAC-09 hmac.hexadecimal-only': fault('The signature must be hexadecimal.', {
    decide: objecting(({ header }) => !/^[0-9a-f]{64}$/.test(header.signature)),
  }),
  'AUTH-HMAC-14 hmac.unsigned-headers-refused': {
    says: 'A signed request with an unsigned Account or User-Agent is refused.',
    decide: objecting(({ headers }) => headers.account !== undefined || headers['user-agent'] !== undefined),
  },
  'AUTH-HMAC-14 hmac.accept-refused': fault('A signed request with an Accept header is refused.', {
    decide: objecting(({ headers }) => headers.accept !== undefined && headers.accept !== '*/*'),
  }),
  'AUTH-HMAC-07 hmac.crlf-wanted': fault('The signed lines have to be joined by CR LF.', {
    decide: objecting((request) => {
      const { date, digest, line } = linesOf(request);
      return hmacOf(request.secret, [date, digest, line].join('\r\n')) !== request.header.signature;
    }),
  }),
  'AUTH-HMAC-15 hmac.sha-1-taken': fault('A signature by HMAC-SHA1 is accepted too.', {
    decide: alsoSigned((request) => hmacOf(request.secret, signingString(request), 'sha1')),
  }),
  'AUTH-HMAC-15 hmac.plain-hash-taken': fault('A plain SHA-256 of secret and text is accepted as a signature.', {
    decide: alsoSigned((request) => {
      const text = `${request.secret}${signingString(request)}`;
      return createHash('sha256').update(text).digest('base64');
    }),
  }),
  'AUTH-HMAC-15 hmac.crlf-taken': over(
    'with CR LF between the lines',
    ({ date, digest, line }) => `${date}\r\n${digest}\r\n${line}`,
  ),
  'AUTH-HMAC-15 hmac.last-line-feed-taken': over(
    'with a final line feed',
    ({ date, digest, line }) => `${date}\n${digest}\n${line}\n`,
  ),
  'AUTH-HMAC-15 hmac.any-order-taken': over(
    'with its first lines swapped',
    ({ date, digest, line }) => `${digest}\n${date}\n${line}`,
  ),
  'AUTH-HMAC-15 hmac.version-ignored': over(
    'without the protocol version',
    ({ date, digest, line }) => `${date}\n${digest}\n${line.replace(' HTTP/1.1', '')}`,
  ),
  'AUTH-HMAC-15 hmac.method-case-ignored': over(
    'with a lower-case method',
    ({ date, digest, line }) => `${date}\n${digest}\n${line.replace(/^[A-Z]+/, (method) => method.toLowerCase())}`,
  ),
  'AUTH-HMAC-15 hmac.request-line-ignored': over(
    'without the request line',
    ({ date, digest }) => `${date}\n${digest}`,
  ),
});
