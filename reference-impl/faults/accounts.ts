import type { Decisions } from '../worlds/behaviour.ts';
import { naming } from './account-boundaries.ts';
import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';

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

const headerFaults = faultsOf({
  'ACCT-01': {
    'accounts.header-ignored': fault('Messages are submitted for the account of the key, whatever the Account header says.', {
      decide: decision('messaging', 'submittingAccount', ({ own }) => own),
    }),
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
  'ACCT-08': { 'accounts.header-sticks': fault('A key that acted for a sub-account goes on doing so without the header.', { decide: stick }) },
  'X-20': { 'accounts.first-message-only': fault('The Account header counts for the first message of a request alone.', { decide: countOnce }) },
  'X-16': {
    'accounts.signed-requests-ignore-header': fault('The Account header has no effect on a signed request.', {
      decide: naming(({ headers }, _key, named) => ((headers.authorization ?? '').startsWith('hmac') ? undefined : named)),
    }),
  },
});

const reportFaults = faultsOf({
  'ACCT-04': { 'accounts.reports-name-parent': fault('The reports of a sub-account name its parent.', { decide: blameParent }) },
  'X-19': {
    'accounts.sub-account-not-named': fault('The reports of a sub-account name no account.', { decide: leaveOutSubAccounts }),
    'accounts.sub-account-not-called-back': fault('Nothing is reported for messages of sub-accounts.', { decide: dropPushes }),
  },
});

/** Deviations of acting for a sub-account. Section "Sub-accounts". */
export const faults = [...headerFaults, ...reportFaults];
