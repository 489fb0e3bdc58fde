import type { Answered, Reply } from '../../../http/operation.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { auth } from '../../operators/decisions.ts';
import { copyOf, reporting, submitting } from '../../operators/messaging.ts';
import { good, on } from '../../operators/replies.ts';

/** Changes which secrets of accounts are accepted; projects are judged as documented. */
const alsoMatching = (isGood: (password: string, secret: string) => boolean) =>
  auth.orWhen('basicMatches', ({ password }, key, door) => door === 'account' && isGood(password, key.secret));

const refusing = (operation: string, scheme: 'basic' | 'hmac') =>
  on(operation, (_reply, { request }) => (request.headers.authorization ?? '').toLowerCase().startsWith(scheme), {
    status: 401,
    body: { message: 'Invalid authentication credentials' },
  });

const MISSING: Reply = { status: 400, body: { message: 'The Account header is missing.' } };
const RECORD: Reply = { status: 200, body: { id: '00000000-0000-4000-8000-000000000000' } };
const CONFIRMED: Reply = { status: 202, text: '' };

/** Answers an operation as if it had been done, and does nothing; for the requests that `isMeant` picks. */
const pretending =
  (operation: string, reply: Reply, isMeant: (answered: Answered) => boolean): NonNullable<Fault['perform']> =>
  (run, answered) =>
    answered.operation === operation && isMeant(answered) ? reply : run(answered.call);

/** One fault for each operation: for a signed request it is answered as if it had been done, and not done. */
const forSigned = (operations: Readonly<Record<string, readonly [what: string, reply: Reply]>>) =>
  Object.fromEntries(
    Object.entries(operations).map(([operation, [what, reply]]) => [
      `AUTH-EITHER-01 accepted-only.signed-${operation.replace('.', '-')}`,
      fault(`${what} for a signed request, although the request is accepted.`, {
        perform: pretending(operation, reply, ({ request }) => /^hmac /i.test(request.headers.authorization ?? '')),
      }),
    ]),
  );

/** Deviations of Basic authentication, of signed requests that are accepted and not done, and of acting for a sub-account. */
export const faults = faultsOf({
  'AUTH-BASIC-01 basic.not-for-confirmations': fault('Delivery reports cannot be confirmed with Basic credentials.', {
    reply: refusing('reports.confirm', 'basic'),
  }),
  'AUTH-BASIC-01 basic.not-for-webhook-changes': fault('Webhooks cannot be changed with Basic credentials.', {
    reply: refusing('webhooks.change', 'basic'),
  }),
  'AUTH-BASIC-02 basic.secret-trimmed': fault('Spaces at the end of the secret are ignored.', {
    decide: alsoMatching((password, secret) => password.trimEnd() === secret),
  }),
  'AUTH-BASIC-02 basic.shorter-secret-taken': fault('The last character of the secret may be left out.', {
    decide: alsoMatching((password, secret) => password === secret.slice(0, -1)),
  }),
  'AUTH-BASIC-03 basic.colons-refused': fault('A secret with a colon is rejected.', {
    decide: auth.onlyWhen('basicMatches', ({ password }) => !password.includes(':')),
  }),
  'AUTH-EITHER-01 either.replies-want-basic': fault('Replies can be listed with Basic credentials only.', {
    reply: refusing('replies.list', 'hmac'),
  }),
  ...forSigned({
    'webhooks.remove': ['A webhook is not deleted', { status: 204 }],
    'webhooks.change': ['A webhook is not changed', RECORD],
    'reports.confirm': ['Delivery reports are not confirmed', CONFIRMED],
    'replies.confirm': ['Replies are not confirmed', CONFIRMED],
    'senders.change': ['A sender address is not labelled', RECORD],
    'senders.verify': ['A number is not verified', RECORD],
  }),
  'SENDER-DEL-01 accepted-only.any-senders-reverify': {
    says: 'No new code is sent for a number, although the request is accepted.',
    perform: pretending('senders.reverify', RECORD, () => true),
  },
  'ACCT-08 accounts.header-required': fault('A request without an Account header is refused.', {
    reply: on('messages.submit', (reply, { request }) => good(reply) && request.headers.account === undefined, MISSING),
  }),
  'X-20 accounts.first-message-only': fault('The Account header applies only to the first message of a request.', {
    decide: submitting((messages) =>
      messages.map((each, at) => (at === 0 ? each : copyOf(each, { account: each.account.parent ?? each.account }))),
    ),
  }),
  'ACCT-04 accounts.reports-name-parent': fault('The reports of a sub-account name its parent.', {
    decide: reporting(({ message: { account } }, _body, vendor_id) => ({
      vendor_account_id: { vendor_id, account_id: account.parent?.id ?? account.id },
    })),
  }),
  'X-19 accounts.sub-account-not-named': fault('Reports of a sub-account lack the account.', {
    decide: reporting(({ message: { account } }, _body, vendor_id) => ({
      vendor_account_id: account.parent ? { vendor_id } : { vendor_id, account_id: account.id },
    })),
  }),
  'ACCT-05 accounts.unknown-ignored': fault('An Account header with an unknown account is ignored.', {
    decide: auth.result('namedAccount', (named, _request, key) =>
      named !== undefined && key.world.accounts.has(named) ? named : undefined,
    ),
  }),
  'ACCT-06 accounts.parent-for-sub': fault("A sub-account's key acts for its parent.", {
    decide: auth.orWhen('mayActFor', (own, wanted) => own.parent === wanted),
  }),
  'ACCT-06 accounts.siblings': fault("A sub-account's key acts for its siblings.", {
    decide: auth.orWhen('mayActFor', (own, wanted) => own.parent !== undefined && own.parent === wanted.parent),
  }),
  'X-17 accounts.any-sub-account': fault('A key acts for sub-accounts of other customers too.', {
    decide: auth.orWhen('mayActFor', (_own, wanted) => wanted.parent !== undefined),
  }),
});
