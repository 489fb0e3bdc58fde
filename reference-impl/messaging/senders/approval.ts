import { isoOf } from '../../kernel/time.ts';
import type { MessagingScope } from '../scope.ts';
import type { AccountRecords } from '../state.ts';
import { type SenderAddress, type SenderRequest, senderDetails } from './sender-address.ts';

/** Sends a new six-digit code to the number and makes the request wait for it. */
export function sendCode(scope: MessagingScope, request: SenderRequest): void {
  const now = scope.clock.now();
  const code = scope.decisions.newCode(scope);
  Object.assign(request, { code, status: 'PENDING', changedAt: now });
  scope.state.mailbox.push({
    kind: 'verification-code',
    to: request.sender_address,
    code,
    request_id: request.id,
    account: request.account,
    at: isoOf(now),
  });
}

/** Makes the address of a request usable: a new one with an id of its own, or the same one for another period. */
export function approve(scope: MessagingScope, records: AccountRecords, request: SenderRequest): SenderAddress {
  const now = scope.clock.now();
  Object.assign(request, { code: undefined, status: 'APPROVED', changedAt: now });
  const { expiryOf, noticeTimes } = scope.decisions;
  const known = [...records.senderAddresses.values()].find(({ requestId }) => requestId === request.id);
  const earlier = known?.expiresAt;
  const expiresAt = request.usage_type === 'OWN_NUMBER' ? expiryOf(now, earlier) : undefined;
  const of = { requestId: request.id, account: request.account };
  const made = known ?? { ...senderDetails(request), id: scope.ids.uuid(), ...of, createdAt: now };
  const address: SenderAddress = Object.assign(made, { expiresAt, changedAt: now });
  records.senderAddresses.set(address.id, address);
  scope.ledger.record('senders.approve', address.id);
  if (expiresAt !== undefined)
    for (const due of noticeTimes(expiresAt, earlier)) {
      // The holder of an own number gets an e-mail to verify it again, unless that was done.
      scope.clock.schedule(due, 'sender-expiry-notice', () => {
        if (records.senderAddresses.get(address.id)?.expiresAt !== expiresAt) return;
        scope.state.mailbox.push({
          kind: 'expiry-notice',
          address_id: address.id,
          sender_address: address.sender_address,
          account: address.account,
          expiry: isoOf(expiresAt),
          at: isoOf(scope.clock.now()),
        });
      });
    }
  return address;
}

/** Gives up a request. Rules: X-39. */
export function reject(scope: MessagingScope, request: SenderRequest): void {
  Object.assign(request, { code: undefined, status: 'REJECTED', changedAt: scope.clock.now() });
  scope.ledger.record('senders.reject', request.id);
}
