import type { Account } from '../../../accounts/account.ts';
import type { WireRequest } from '../../../http/operation.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import type { ApiKey } from '../../../worlds/registry.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision, onlyWhen, orWhen, result } from '../../operators/decisions.ts';
import { setting } from '../../operators/letters.ts';
import { good, on } from '../../operators/replies.ts';

/** Changes which account a request names. */
const naming = (change: (request: WireRequest, key: ApiKey, named: string | undefined) => string | undefined) =>
  result('auth', 'namedAccount', (named, request, key) => change(request, key, named));

/** Only the first message of a request is submitted for the account that the header names. */
function countOnce({ messaging }: Decisions): void {
  const { submittingAccount, messageOf } = messaging;
  let isFirst = true;
  messaging.submittingAccount = (caller) => {
    isFirst = true;
    return submittingAccount(caller);
  };
  messaging.messageOf = (id, account, item, now) => {
    const submitter = isFirst ? account : (account.parent ?? account);
    isFirst = false;
    return messageOf(id, submitter, item, now);
  };
}

/** Changes the account in reports. */
const reporting = (nameOf: (account: Account, vendorId: string) => object) =>
  result('messaging', 'reportBody', (body, { message }, vendorId) => ({
    ...body,
    vendor_account_id: nameOf(message.account, vendorId),
  }));

/** Deviations of acting for a sub-account. Section "Sub-accounts". */
export const faults = faultsOf({
  'ACCT-08': {
    'accounts.header-required': fault('A request without an Account header is refused.', {
      reply: on('messages.submit', (reply, { request }) => good(reply) && request.headers.account === undefined, {
        status: 400,
        body: { message: 'The Account header is missing.' },
      }),
    }),
  },
  'X-20': {
    'accounts.first-message-only': fault('The Account header applies only to the first message of a request.', {
      decide: countOnce,
    }),
    'accounts.batches-split': fault('The Account header applies only to requests with one message.', {
      decide: naming(({ body }, _key, named) => (/\},\s*\{/.test(body.toString('utf8')) ? undefined : named)),
    }),
  },
  'ACCT-04': {
    'accounts.reports-name-parent': fault('The reports of a sub-account name its parent.', {
      decide: reporting(({ parent, id }, vendor_id) => ({ vendor_id, account_id: parent?.id ?? id })),
    }),
    'accounts.reports-name-no-account': fault('Reports have the vendor id in place of the account.', {
      notify: setting(({ vendor_account_id: named }) => ({
        vendor_account_id: { ...(named as object), account_id: (named as { vendor_id?: string }).vendor_id },
      })),
    }),
  },
  'X-19': {
    'accounts.sub-account-not-named': fault('Reports of a sub-account lack the account.', {
      decide: reporting(({ parent, id }, vendor_id) => (parent ? { vendor_id } : { vendor_id, account_id: id })),
    }),
    'accounts.sub-account-not-called-back': fault('Messages of sub-accounts are never reported.', {
      decide: onlyWhen('messaging', 'isReported', ({ account }) => account.parent === undefined),
    }),
  },
  'ACCT-05': {
    'accounts.unknown-ignored': fault('An Account header with an unknown account is ignored.', {
      decide: naming((_request, key, named) =>
        named !== undefined && key.world.accounts.has(named) ? named : undefined,
      ),
    }),
  },
  'ACCT-06': {
    'accounts.parent-for-sub': fault("A sub-account's key acts for its parent.", {
      decide: orWhen('auth', 'mayActFor', (own, wanted) => own.parent === wanted),
    }),
    'accounts.siblings': fault("A sub-account's key acts for its siblings.", {
      decide: orWhen('auth', 'mayActFor', (own, wanted) => own.parent !== undefined && own.parent === wanted.parent),
    }),
  },
  'X-17': {
    'accounts.any-sub-account': fault('A key acts for sub-accounts of other customers too.', {
      decide: orWhen('auth', 'mayActFor', (_own, wanted) => wanted.parent !== undefined),
    }),
    'accounts.signed-reach-anybody': fault('A signed request can name any account.', {
      decide: decision('auth', 'mayActFor', () => true),
    }),
  },
});
