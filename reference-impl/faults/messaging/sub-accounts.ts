import type { HmacCheck, SignedRequest } from '../../auth/hmac-checks.ts';
import type { WireRequest } from '../../http/operation.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import type { ApiKey } from '../../worlds/registry.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { setting } from '../operators/letters.ts';

/** Ignores the header below `path`, for one method or for all. */
const ignoringBelow = (path: string, method?: string) =>
  naming(({ target, method: used }, _key, named) => (target.startsWith(path) && (method === undefined || used === method) ? undefined : named));

const SENDERS = '/v1/messaging/numbers/sender_address';

/** A key that acted for a sub-account goes on doing so. */
function stick({ auth }: Decisions): void {
  const latest = new Map<string, string>();
  naming((_request, key, named) => {
    if (named !== undefined) latest.set(key.id, named);
    return named ?? latest.get(key.id);
  })({ auth } as Decisions);
}

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

/** Puts the reports of a sub-account down to its parent. */
function blameParent({ messaging }: Decisions): void {
  const { reportBody } = messaging;
  messaging.reportBody = (report, vendorId) => {
    const { id, parent } = report.message.account;
    const vendor = { vendor_id: vendorId, account_id: parent?.id ?? id };
    return { ...reportBody(report, vendorId), vendor_account_id: vendor };
  };
}

/** Leaves the account out of the reports of sub-accounts. */
function leaveOutSubAccounts({ messaging }: Decisions): void {
  const { reportBody } = messaging;
  messaging.reportBody = (report, vendorId) => {
    const body = reportBody(report, vendorId);
    return report.message.account.parent ? { ...body, vendor_account_id: { vendor_id: vendorId } } : body;
  };
}

/** Pushes nothing for messages of sub-accounts. */
function dropPushes({ messaging }: Decisions): void {
  const { isReported } = messaging;
  messaging.isReported = (message, status) => message.account.parent === undefined && isReported(message, status);
}

type Named = (request: WireRequest, key: ApiKey, named: string | undefined) => string | undefined;

/** Changes which account a request is taken to name. */
const naming =
  (change: Named) =>
  ({ auth }: Decisions): void => {
    const { namedAccount } = auth;
    auth.namedAccount = (request, key) => change(request, key, namedAccount(request, key));
  };

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

/** TODO */
export const faults = faultsOf({
  'ACCT-01': {
    'accounts.header-ignored': fault('Messages are submitted for the account of the key, whatever the Account header says.', {
      decide: decision('messaging', 'submittingAccount', ({ own }) => own),
    }),
    'accounts.header-refused': fault('A key that names a sub-account is refused.', { decide: decision('auth', 'mayActFor', (own, wanted) => own === wanted) }),
  },
  'ACCT-02': {
    'accounts.retrieval-ignores-header': fault('Messages are retrieved for the account of the key alone.', { decide: ignoringBelow('/v1/messages/') }),
    'accounts.replies-ignore-header': fault('Replies are those of the account of the key alone.', { decide: ignoringBelow('/v1/replies') }),
    'accounts.reports-ignore-header': fault('Delivery reports are those of the account of the key alone.', { decide: ignoringBelow('/v1/delivery_reports') }),
    'accounts.webhooks-ignore-header': fault('Webhooks are those of the account of the key alone.', { decide: ignoringBelow('/v1/webhooks') }),
  },
  'ACCT-03': {
    'accounts.senders-ignore-header': fault('Sender addresses are those of the account of the key alone.', { decide: ignoringBelow(SENDERS) }),
    'accounts.address-removal-ignores-header': fault('Sender addresses are deleted for the account of the key alone.', {
      decide: ignoringBelow(SENDERS, 'DELETE'),
    }),
  },
  'ACCT-08': {
    'accounts.header-sticks': fault('A key that acted for a sub-account goes on doing so without the header.', { decide: stick }),
    'accounts.header-required': fault('A request without an Account header is refused.', {
      reply: (reply, { operation, request: { headers } }) =>
        operation === 'messages.submit' && headers.account === undefined && reply.status < 300
          ? { status: 400, body: { message: 'The Account header is missing.' } }
          : reply,
    }),
  },
  'X-20': {
    'accounts.first-message-only': fault('The Account header counts for the first message of a request alone.', { decide: countOnce }),
    'accounts.batches-split': fault('The Account header counts for requests with one message alone.', {
      decide: naming(({ body }, _key, named) => (/\},\s*\{/.test(body.toString('utf8')) ? undefined : named)),
    }),
  },
  'X-16': {
    'accounts.signed-requests-ignore-header': fault('The Account header has no effect on a signed request.', {
      decide: naming(({ headers }, _key, named) => ((headers.authorization ?? '').startsWith('hmac') ? undefined : named)),
    }),
    'accounts.signed-account-refused': fault('A signed request that names a sub-account is refused.', {
      decide: objecting(({ headers }) => headers.account !== undefined),
    }),
  },
  'ACCT-04': {
    'accounts.reports-name-parent': fault('The reports of a sub-account name its parent.', { decide: blameParent }),
    'accounts.reports-name-no-account': fault('Reports name their account by its vendor id.', {
      notify: setting(({ vendor_account_id: named }) => ({
        vendor_account_id: { ...(named as object), account_id: (named as { vendor_id?: string }).vendor_id },
      })),
    }),
  },
  'X-19': {
    'accounts.sub-account-not-named': fault('The reports of a sub-account name no account.', { decide: leaveOutSubAccounts }),
    'accounts.sub-account-not-called-back': fault('Nothing is reported for messages of sub-accounts.', { decide: dropPushes }),
  },
  'ACCT-05': {
    'accounts.anybody': fault('A key acts for any account that exists.', { decide: decision('auth', 'mayActFor', () => true) }),
    'accounts.unknown-ignored': fault('An Account header that names nobody is ignored.', {
      decide: naming((_request, key, named) => (named !== undefined && key.world.accounts.has(named) ? named : undefined)),
    }),
  },
  'ACCT-06': {
    'accounts.parent-for-sub': fault("A sub-account's key acts for its parent.", {
      decide: around('auth', 'mayActFor', (mayActFor) => (own, wanted) => mayActFor(own, wanted) || own.parent === wanted),
    }),
    'accounts.siblings': fault("A sub-account's key acts for its siblings.", {
      decide: around('auth', 'mayActFor', (mayActFor) => (own, wanted) => mayActFor(own, wanted) || (own.parent !== undefined && own.parent === wanted.parent)),
    }),
  },
  'X-17': {
    'accounts.any-sub-account': fault('A key acts for every sub-account, also for those of other customers.', {
      decide: around('auth', 'mayActFor', (mayActFor) => (own, wanted) => mayActFor(own, wanted) || wanted.parent !== undefined),
    }),
    'accounts.signed-reach-anybody': fault('Whose account a signed request names is not looked at.', { decide: decision('auth', 'mayActFor', () => true) }),
  },
});
