import { type AccountCaller, authenticateAccount } from '../auth/account-authentication.ts';
import type { Interface } from '../http/operation.ts';
import type { Problem } from '../kernel/problem.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import { blacklistOperations } from './blacklist/operations.ts';
import { signatureKeyOperations } from './keys/operations.ts';
import { linkReportOperations } from './links/operations.ts';
import { dedicatedNumberOperations } from './numbers/operations.ts';
import { senderAddressOperations } from './senders/address-operations.ts';
import { senderRequestOperations } from './senders/request-operations.ts';
import { messageOperations } from './submit/operations.ts';
import { replyOperations, reportOperations } from './unconfirmed-operations.ts';
import { webhookOperations } from './webhooks/operations.ts';

/** The messaging API: one table of operations, Basic or HMAC, the `Account` header. Rules: ERR-400-01, VERS-01. */
export function messagingInterface(platform: Platform): Interface<AccountCaller> {
  return {
    name: 'messaging',
    described: { title: 'messaging API', schemes: ['basic', 'hmac'] },
    operations: operationsOf('messaging', [
      ...messageOperations,
      ...reportOperations,
      ...replyOperations,
      ...webhookOperations,
      ...senderRequestOperations,
      ...senderAddressOperations,
      ...blacklistOperations,
      ...linkReportOperations,
      ...signatureKeyOperations,
      ...dedicatedNumberOperations,
    ]),
    authenticate: authenticateAccount(platform),
    render: ({ status, message, details, headers }: Problem) => {
      const told = (details.length > 0 ? details : [{ pointer: '', message }]).map((mistake) =>
        mistake.pointer ? `${mistake.pointer}: ${mistake.message}` : mistake.message,
      );
      return { status, body: status === 400 ? { message, details: told } : { message }, headers };
    },
  };
}
