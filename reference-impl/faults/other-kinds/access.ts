import { naming } from '../account-boundaries.ts';
import { changed, without } from '../alter.ts';
import type { Decisions, Fault } from '../behaviour.ts';
import { excusing, headerOf, objecting } from '../hmac-signing.ts';
import { setting } from '../pushed-reports.ts';

/** Leaves a reason to refuse out. */
const lenient =
  (name: string) =>
  ({ auth }: Decisions): void => {
    auth.hmacChecks = without(auth.hmacChecks, name);
  };

/** What else can go wrong with signatures and with acting for sub-accounts. */
export const otherAccessFaults: readonly Fault[] = [
  {
    id: 'hmac.short-bodies-only',
    rule: 'AUTH-HMAC-01',
    says: 'A signed request whose body is longer than ten bytes is refused.',
    decide: objecting(({ body }) => body.length > 10),
  },
  {
    id: 'hmac.gets-refused',
    rule: 'AUTH-HMAC-02',
    says: 'Nothing can be read with a signature.',
    decide: objecting(({ method }) => method === 'GET'),
  },
  {
    id: 'hmac.accept-refused',
    rule: 'AUTH-HMAC-14',
    says: 'A signed request with an Accept header is refused.',
    decide: objecting(({ headers }) => headers.accept !== undefined && headers.accept !== '*/*'),
  },
  {
    id: 'hmac.digest-length-only',
    rule: 'AUTH-HMAC-06',
    says: 'Any Content-MD5 of the right length is taken for that of the body.',
    decide: excusing('digestIsOfBody', (request) => headerOf(request, 'content-md5').length === 32),
  },
  {
    id: 'hmac.path-not-compared',
    rule: 'AUTH-HMAC-11',
    says: 'A signature that was right once is right for the same method on any path.',
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
  },
  {
    id: 'hmac.date-crashes',
    rule: 'AUTH-HMAC-12',
    says: 'A signed request without its Date is answered as a mistake of the platform.',
    reply: (reply, { request: { headers } }) =>
      reply.status === 401 && /^hmac/.test(headers.authorization ?? '') && headers.date === undefined
        ? { status: 500, body: { message: 'Internal error' } }
        : reply,
  },
  {
    id: 'accounts.header-refused',
    rule: 'ACCT-01',
    says: 'A key that names a sub-account is refused.',
    decide: ({ auth }) => {
      auth.mayActFor = (own, wanted) => own === wanted;
    },
  },
  {
    id: 'accounts.header-required',
    rule: 'ACCT-08',
    says: 'A request without an Account header is refused.',
    reply: (reply, { operation, request: { headers } }) =>
      operation === 'messages.submit' && headers.account === undefined && reply.status < 300
        ? { status: 400, body: { message: 'The Account header is missing.' } }
        : reply,
  },
  {
    id: 'accounts.reports-name-no-account',
    rule: 'ACCT-04',
    says: 'Reports name their account by its vendor id.',
    notify: setting(({ vendor_account_id: named }) => ({
      vendor_account_id: { ...(named as object), account_id: (named as { vendor_id?: string }).vendor_id },
    })),
  },
  {
    id: 'accounts.signed-account-refused',
    rule: 'X-16',
    says: 'A signed request that names a sub-account is refused.',
    decide: objecting(({ headers }) => headers.account !== undefined),
  },
  {
    id: 'accounts.signed-reach-anybody',
    rule: 'X-17',
    says: 'Whose account a signed request names is not looked at.',
    decide: ({ auth }) => {
      auth.mayActFor = () => true;
    },
  },
  {
    id: 'accounts.batches-split',
    rule: 'X-20',
    says: 'The Account header counts for requests with one message alone.',
    decide: naming(({ body }, _key, named) => (/\},\s*\{/.test(body.toString('utf8')) ? undefined : named)),
  },
  {
    id: 'hmac.lax',
    rule: 'AUTH-HMAC-13',
    says: 'Neither the signed headers nor the digest nor the signature are looked at.',
    decide: (decisions) => {
      lenient('prescribedHeaders')(decisions);
      lenient('digestIsOfBody')(decisions);
      lenient('signatureIsRight')(decisions);
    },
  },
];
