import { createHmac } from 'node:crypto';
import { type SignedRequest, signingString } from '../auth/hmac-checks.ts';
import { fault, faultsOf } from './fault.ts';
import { changing, headerOf, objecting } from './hmac-signing.ts';

const hasBody = ({ body }: SignedRequest): boolean => body.length > 0;

/** Signed requests that are refused although they are right. Section "Messaging API: two schemes". */
export const faults = faultsOf({
  'AUTH-HMAC-01': { 'hmac.bodies-refused': fault('A signed request with a body is refused.', { decide: objecting(hasBody) }) },
  'AUTH-HMAC-02': {
    'hmac.digest-always-wanted': fault('A signed request without a body is refused for want of a Content-MD5.', {
      decide: objecting((request) => !hasBody(request) && headerOf(request, 'content-md5') === ''),
    }),
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
  },
  'AUTH-HMAC-08': {
    'hmac.latin-1-secret': fault('The secret is read as Latin-1 when a signature is made of it.', {
      decide: changing('signatureIsRight', () => (request) => {
        const key = Buffer.from(request.secret, 'latin1');
        const right = createHmac('sha256', key).update(signingString(request)).digest('base64');
        return right === request.header.signature ? undefined : 'the signature does not match';
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
  },
  'AUTH-HMAC-14': {
    'hmac.unsigned-headers-refused': fault('A signed request with an Account or User-Agent header beside the signed ones is refused.', {
      decide: objecting(({ headers }) => headers.account !== undefined || headers['user-agent'] !== undefined),
    }),
  },
});
