import { createHash } from 'node:crypto';
import { type SignedRequest, signingString } from '../auth/hmac-checks.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { alsoSignedOver, changing, excusing, headerOf, hmacOf, linesOf } from './hmac-signing.ts';
import { leaveOut, without } from './operators/decisions.ts';

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

/** Signed requests that are taken although something is wrong. Section "Messaging API: two schemes". */
export const faults = faultsOf({
  'AUTH-HMAC-05': { 'hmac.base64-digest': fault('A Content-MD5 in Base64 is taken too.', { decide: takeBase64Digests }) },
  'AUTH-HMAC-06': {
    'hmac.body-not-checked': fault('Nobody looks whether Content-MD5 is of the body that came.', { decide: leaveOut('auth', 'hmacChecks', 'digestIsOfBody') }),
  },
  'AUTH-HMAC-08': {
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
    'hmac.hexadecimal-taken': fault('A signature in hexadecimal is taken too.', {
      decide: excusing('signatureIsRight', (request) => {
        return hmacOf(request, signingString(request)).toString('hex') === request.header.signature;
      }),
    }),
  },
  'AUTH-HMAC-10': {
    'hmac.signature-not-checked': fault('Any signature is taken for right.', { decide: leaveOut('auth', 'hmacChecks', 'signatureIsRight') }),
    'hmac.algorithm-ignored': fault('Nobody looks at the algorithm parameter.', { decide: ignoreAlgorithm }),
  },
  'AUTH-HMAC-11': {
    'hmac.known-signatures-trusted': fault('A signature that was right once is taken for any other request.', { decide: trustKnownSignatures }),
  },
  'AUTH-HMAC-12': { 'hmac.date-optional': fault('Where the Date header is missing, the current time stands in for it.', { decide: takeMissingDates }) },
  'AUTH-HMAC-13': { 'hmac.digest-optional': fault('A request with a body may be signed without its Content-MD5.', { decide: takeBodiesWithoutDigest }) },
});
