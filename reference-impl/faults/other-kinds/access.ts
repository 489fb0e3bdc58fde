import type { Decisions } from '../../worlds/behaviour.ts';
import { naming } from '../account-boundaries.ts';
import { fault, faultsOf } from '../fault.ts';
import { excusing, headerOf, objecting } from '../hmac-signing.ts';
import { changed, decision, without } from '../operators/decisions.ts';
import { setting } from '../operators/letters.ts';

/** Leaves a reason to refuse out. */
const lenient =
  (name: string) =>
  ({ auth }: Decisions): void => {
    auth.hmacChecks = without(auth.hmacChecks, name);
  };

/** What else can go wrong with signatures and with acting for sub-accounts. */
export const faults = faultsOf({
  'AUTH-HMAC-01': {
    'hmac.short-bodies-only': fault('A signed request whose body is longer than ten bytes is refused.', { decide: objecting(({ body }) => body.length > 10) }),
  },
  'AUTH-HMAC-02': { 'hmac.gets-refused': fault('Nothing can be read with a signature.', { decide: objecting(({ method }) => method === 'GET') }) },
  'AUTH-HMAC-14': {
    'hmac.accept-refused': fault('A signed request with an Accept header is refused.', {
      decide: objecting(({ headers }) => headers.accept !== undefined && headers.accept !== '*/*'),
    }),
  },
  'AUTH-HMAC-06': {
    'hmac.digest-length-only': fault('Any Content-MD5 of the right length is taken for that of the body.', {
      decide: excusing('digestIsOfBody', (request) => headerOf(request, 'content-md5').length === 32),
    }),
  },
  'AUTH-HMAC-11': {
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
    'hmac.date-crashes': fault('A signed request without its Date is answered as a mistake of the platform.', {
      reply: (reply, { request: { headers } }) =>
        reply.status === 401 && /^hmac/.test(headers.authorization ?? '') && headers.date === undefined
          ? { status: 500, body: { message: 'Internal error' } }
          : reply,
    }),
  },
  'ACCT-01': {
    'accounts.header-refused': fault('A key that names a sub-account is refused.', { decide: decision('auth', 'mayActFor', (own, wanted) => own === wanted) }),
  },
  'ACCT-08': {
    'accounts.header-required': fault('A request without an Account header is refused.', {
      reply: (reply, { operation, request: { headers } }) =>
        operation === 'messages.submit' && headers.account === undefined && reply.status < 300
          ? { status: 400, body: { message: 'The Account header is missing.' } }
          : reply,
    }),
  },
  'ACCT-04': {
    'accounts.reports-name-no-account': fault('Reports name their account by its vendor id.', {
      notify: setting(({ vendor_account_id: named }) => ({
        vendor_account_id: { ...(named as object), account_id: (named as { vendor_id?: string }).vendor_id },
      })),
    }),
  },
  'X-16': {
    'accounts.signed-account-refused': fault('A signed request that names a sub-account is refused.', {
      decide: objecting(({ headers }) => headers.account !== undefined),
    }),
  },
  'X-17': {
    'accounts.signed-reach-anybody': fault('Whose account a signed request names is not looked at.', { decide: decision('auth', 'mayActFor', () => true) }),
  },
  'X-20': {
    'accounts.batches-split': fault('The Account header counts for requests with one message alone.', {
      decide: naming(({ body }, _key, named) => (/\},\s*\{/.test(body.toString('utf8')) ? undefined : named)),
    }),
  },
  'AUTH-HMAC-13': {
    'hmac.lax': fault('Neither the signed headers nor the digest nor the signature are looked at.', {
      decide: (decisions) => {
        lenient('prescribedHeaders')(decisions);
        lenient('digestIsOfBody')(decisions);
        lenient('signatureIsRight')(decisions);
      },
    }),
  },
});
