import { createHash, createHmac } from 'node:crypto';
import { type HmacCheck, type SignedRequest, signingString } from '../../auth/hmac-checks.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { changed, leaveOut, without } from '../operators/decisions.ts';

const hasBody = ({ body }: SignedRequest): boolean => body.length > 0;

/** A signature that was right once is right for everything. */
function trustKnownSignatures({ auth }: Decisions): void {
  const known = new Set<string>();
  const remember = changing('signatureIsRight', ({ objects }) => (request) => {
    const { signature } = request.header;
    if (known.has(signature)) return undefined;
    const objection = objects(request);
    if (objection === undefined) known.add(signature);
    return objection;
  });
  remember({ auth } as Decisions);
}

function takeBase64Digests({ auth }: Decisions): void {
  const isBase64 = (request: SignedRequest) => createHash('md5').update(request.body).digest('base64') === headerOf(request, 'content-md5');
  excusing('digestIsOfBody', isBase64)({ auth } as Decisions);
}

function takeBodiesWithoutDigest({ auth }: Decisions): void {
  const hasNone = (request: SignedRequest) => headerOf(request, 'content-md5') === '';
  const listsNone = ({ header }: SignedRequest) => header.headers.join(' ').toLowerCase() === 'date request-line';
  excusing('prescribedHeaders', listsNone)({ auth } as Decisions);
  excusing('digestIsOfBody', hasNone)({ auth } as Decisions);
}

function takeMissingDates({ auth }: Decisions): void {
  const isMissing = ({ headers }: SignedRequest) => headers.date === undefined;
  excusing('dateIsCurrent', isMissing)({ auth } as Decisions);
  alsoSignedOver((request) => {
    const { line } = linesOf(request);
    return `Date: ${new Date(request.now).toUTCString()}\n${line}`;
  })({ auth } as Decisions);
}

function ignoreAlgorithm({ auth }: Decisions): void {
  auth.hmacChecks = without(auth.hmacChecks, 'knownAlgorithm');
  changing(
    'signatureIsRight',
    ({ objects }) =>
      (request) =>
        objects({ ...request, header: { ...request.header, algorithm: 'hmac-sha256' } }),
  )({ auth } as Decisions);
}

/** Takes a signature over a text that is made otherwise of the documented lines. */
const over = (text: (lines: ReturnType<typeof linesOf>) => string) => ({ decide: alsoSignedOver((request) => text(linesOf(request))) });

/** Leaves a reason to refuse out. */
const lenient =
  (name: string) =>
  ({ auth }: Decisions): void => {
    auth.hmacChecks = without(auth.hmacChecks, name);
  };

/** The value of a header as text; empty when it is missing. */
const headerOf = ({ headers }: SignedRequest, name: string): string => String(headers[name] ?? '');

/** HMAC of `text` with the secret of the request, as bytes. */
const hmacOf = ({ secret }: SignedRequest, text: string, algorithm = 'sha256'): Buffer => createHmac(algorithm, secret).update(text).digest();

/** Changes one check of signed requests. */
const changing =
  (name: string, change: (check: HmacCheck) => HmacCheck['objects']) =>
  ({ auth }: Decisions): void => {
    auth.hmacChecks = changed(auth.hmacChecks, name, (check) => ({ ...check, objects: change(check) }));
  };

/** Makes one check let through what `excuses` says, and judge the rest as documented. */
const excusing = (name: string, excuses: (request: SignedRequest) => boolean) =>
  changing(
    name,
    ({ objects }) =>
      (request) =>
        excuses(request) ? undefined : objects(request),
  );

/** Adds a reason to refuse a signed request. */
const objecting =
  (objects: (request: SignedRequest) => boolean) =>
  ({ auth }: Decisions): void => {
    const check: HmacCheck = {
      name: 'needless',
      objects: (request) => (objects(request) ? 'a needless objection' : undefined),
    };
    auth.hmacChecks = [...auth.hmacChecks, check];
  };

/** Also takes signatures over another text than the documented one. */
const alsoSignedOver = (text: (request: SignedRequest) => string) =>
  excusing('signatureIsRight', (request) => hmacOf(request, text(request)).toString('base64') === request.header.signature);

/** The documented lines of a signed text, which a fault may join otherwise. */
function linesOf(request: SignedRequest): { date: string; digest: string; line: string } {
  return {
    date: `Date: ${headerOf(request, 'date')}`,
    digest: `Content-MD5: ${headerOf(request, 'content-md5')}`,
    line: `${request.method} ${request.target} HTTP/1.1`,
  };
}

/** TODO */
export const faults = faultsOf({
  'AUTH-HMAC-01': {
    'hmac.bodies-refused': fault('A signed request with a body is refused.', { decide: objecting(hasBody) }),
    'hmac.short-bodies-only': fault('A signed request whose body is longer than ten bytes is refused.', { decide: objecting(({ body }) => body.length > 10) }),
  },
  'AUTH-HMAC-02': {
    'hmac.digest-always-wanted': fault('A signed request without a body is refused for want of a Content-MD5.', {
      decide: objecting((request) => !hasBody(request) && headerOf(request, 'content-md5') === ''),
    }),
    'hmac.gets-refused': fault('Nothing can be read with a signature.', { decide: objecting(({ method }) => method === 'GET') }),
  },
  'AUTH-HMAC-03': {
    'hmac.iso-dates-only': fault('The Date header is taken in ISO 8601 only.', { decide: objecting(({ headers }) => !/^\d{4}-/.test(headers.date ?? '')) }),
    'hmac.leap-day-unknown': fault('A Date on 29 February is taken for a mistake.', {
      decide: objecting(({ headers }) => (headers.date ?? '').includes('29 Feb')),
    }),
  },
  'AUTH-HMAC-05': {
    'hmac.base64-digest-only': fault('A Content-MD5 in hexadecimal is refused.', {
      decide: objecting((request) => /^[0-9a-f]{32}$/i.test(headerOf(request, 'content-md5'))),
    }),
    'hmac.base64-digest': fault('A Content-MD5 in Base64 is taken too.', { decide: takeBase64Digests }),
  },
  'AUTH-HMAC-08': {
    'hmac.latin-1-secret': fault('The secret is read as Latin-1 when a signature is made of it.', {
      decide: changing('signatureIsRight', () => (request) => {
        const key = Buffer.from(request.secret, 'latin1');
        const right = createHmac('sha256', key).update(signingString(request)).digest('base64');
        return right === request.header.signature ? undefined : 'the signature does not match';
      }),
    }),
    'hmac.sha-1-taken': fault('A signature by HMAC-SHA1 is taken too.', {
      decide: excusing('signatureIsRight', (request) => {
        return hmacOf(request, signingString(request), 'sha1').toString('base64') === request.header.signature;
      }),
    }),
    'hmac.plain-hash-taken': fault('A plain SHA-256 of secret and text is taken for a signature.', {
      decide: excusing('signatureIsRight', (request) => {
        const text = `${request.secret}${signingString(request)}`;
        return createHash('sha256').update(text).digest('base64') === request.header.signature;
      }),
    }),
  },
  'AUTH-HMAC-09': {
    'hmac.hexadecimal-only': fault('The signature is expected in hexadecimal.', {
      decide: changing(
        'signatureIsRight',
        ({ objects }) =>
          (request) =>
            /^[0-9a-f]{64}$/.test(request.header.signature) ? objects(request) : 'the signature is not hexadecimal',
      ),
    }),
    'hmac.hexadecimal-taken': fault('A signature in hexadecimal is taken too.', {
      decide: excusing('signatureIsRight', (request) => {
        return hmacOf(request, signingString(request)).toString('hex') === request.header.signature;
      }),
    }),
  },
  'AUTH-HMAC-14': {
    'hmac.unsigned-headers-refused': fault('A signed request with an Account or User-Agent header beside the signed ones is refused.', {
      decide: objecting(({ headers }) => headers.account !== undefined || headers['user-agent'] !== undefined),
    }),
    'hmac.accept-refused': fault('A signed request with an Accept header is refused.', {
      decide: objecting(({ headers }) => headers.accept !== undefined && headers.accept !== '*/*'),
    }),
  },
  'AUTH-HMAC-06': {
    'hmac.body-not-checked': fault('Nobody looks whether Content-MD5 is of the body that came.', { decide: leaveOut('auth', 'hmacChecks', 'digestIsOfBody') }),
    'hmac.digest-length-only': fault('Any Content-MD5 of the right length is taken for that of the body.', {
      decide: excusing('digestIsOfBody', (request) => headerOf(request, 'content-md5').length === 32),
    }),
  },
  'AUTH-HMAC-10': {
    'hmac.signature-not-checked': fault('Any signature is taken for right.', { decide: leaveOut('auth', 'hmacChecks', 'signatureIsRight') }),
    'hmac.algorithm-ignored': fault('Nobody looks at the algorithm parameter.', { decide: ignoreAlgorithm }),
  },
  'AUTH-HMAC-11': {
    'hmac.known-signatures-trusted': fault('A signature that was right once is taken for any other request.', { decide: trustKnownSignatures }),
    'hmac.path-not-compared': fault('A signature that was right once is right for the same method on any path.', {
      decide: ({ auth }) => {
        const known = new Set<string>();
        auth.hmacChecks = changed(auth.hmacChecks, 'signatureIsRight', (check) => ({
          ...check,
          objects: (request) => {
            const key = `${request.header.signature} ${request.method}`;
            const objection = known.has(key) ? undefined : check.objects(request);
            if (objection === undefined) known.add(key);
            return objection;
          },
        }));
      },
    }),
  },
  'AUTH-HMAC-12': {
    'hmac.date-optional': fault('Where the Date header is missing, the current time stands in for it.', { decide: takeMissingDates }),
    'hmac.date-crashes': fault('A signed request without its Date is answered as a mistake of the platform.', {
      reply: (reply, { request: { headers } }) =>
        reply.status === 401 && /^hmac/.test(headers.authorization ?? '') && headers.date === undefined
          ? { status: 500, body: { message: 'Internal error' } }
          : reply,
    }),
  },
  'AUTH-HMAC-13': {
    'hmac.digest-optional': fault('A request with a body may be signed without its Content-MD5.', { decide: takeBodiesWithoutDigest }),
    'hmac.lax': fault('Neither the signed headers nor the digest nor the signature are looked at.', {
      decide: (decisions) => {
        lenient('prescribedHeaders')(decisions);
        lenient('digestIsOfBody')(decisions);
        lenient('signatureIsRight')(decisions);
      },
    }),
  },
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
