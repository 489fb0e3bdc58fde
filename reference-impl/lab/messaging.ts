import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { requestBody } from '../messaging/sender-address.ts';
import { approve, reject } from '../messaging/sender-approval.ts';
import { accountOperation } from './accounts.ts';
import { carrierOperations } from './carrier.ts';
import { dedicatedNumberLabOperation } from './dedicated-numbers.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { linkOperations } from './links.ts';
import { objectOf } from './object-schema.ts';

function review({ scope: world, params, body }: LabCall<{ approve: boolean }>): Reply {
  const found = world.scopes.messaging.state.findInRecords((records) => {
    const request = records.senderRequests.get(params.request as string);
    return request && { records, request };
  });
  if (!found) throw new Problem(404, `There is no sender address request ${params.request}.`);
  const { records, request } = found;
  const address = body.approve
    ? approve(world.scopes.messaging, records, request)
    : reject(world.scopes.messaging, request);
  return { status: 200, body: { ...requestBody(request), ...(address ? { address_id: address.id } : {}) } };
}

const REVIEW = objectOf({ approve: { type: 'boolean' } });

/** Accounts, carrier, handsets, reviewers and receivers of one world. */
export const messagingLabOperations: readonly LabOperation[] = [
  accountOperation,
  ...carrierOperations,
  dedicatedNumberLabOperation,
  ...linkOperations,
  {
    id: 'lab.review',
    method: 'POST',
    path: '/worlds/:world/review/:request',
    summary: 'Approves or rejects a sender address request.',
    schema: REVIEW,
    run: review,
  },
  {
    id: 'lab.mailbox.read',
    method: 'GET',
    path: '/worlds/:world/mailbox',
    summary: 'Lists verification codes and expiry notices, oldest first.',
    run: ({ scope: world }) => ({ status: 200, body: { mails: world.scopes.messaging.state.mailbox } }),
  },
];
