import type { World } from '../worlds/world.ts';
import { monthsLater, NOTICE_TIME, type SenderAddress, type SenderRequest } from './sender-address.ts';
import type { AccountRecords } from './state.ts';

/** Sends a new six-digit code to the number and makes the request wait for it. */
export function sendCode(world: World, request: SenderRequest): void {
  const now = world.clock.now();
  const code = String(Number.parseInt(world.ids.uuid().slice(0, 8), 16) % 1_000_000).padStart(6, '0');
  request.code = code;
  request.status = 'PENDING';
  request.changedAt = now;
  world.messaging.mailbox.push({
    kind: 'verification-code',
    to: request.sender_address,
    code,
    request_id: request.id,
    account: request.account,
    at: new Date(now).toISOString(),
  });
}

/** Makes the address of a request usable: a new one with an id of its own, or the same one for another period. */
export function approve(world: World, records: AccountRecords, request: SenderRequest): SenderAddress {
  const now = world.clock.now();
  request.status = 'APPROVED';
  request.code = undefined;
  request.changedAt = now;
  const { verificationMonths } = world.behaviour.decisions.messaging;
  const expiresAt = request.usage_type === 'OWN_NUMBER' ? monthsLater(now, verificationMonths) : undefined;
  const { sender_address, sender_address_type, usage_type, destination_countries, reason, label } = request;
  const known = [...records.senderAddresses.values()].find(({ requestId }) => requestId === request.id);
  const address: SenderAddress = known ?? {
    ...{ sender_address, sender_address_type, usage_type, destination_countries, reason },
    ...(label === undefined ? {} : { label }),
    ...{ id: world.ids.uuid(), requestId: request.id, account: request.account },
    ...{ expiresAt, createdAt: now, changedAt: now },
  };
  address.expiresAt = expiresAt;
  address.changedAt = now;
  records.senderAddresses.set(address.id, address);
  world.ledger.record('senders.approve', address.id);
  if (expiresAt !== undefined) announceExpiry(world, records, address, expiresAt);
  return address;
}

/** The holder of an own number is told by e-mail before it wants verifying again. */
function announceExpiry(
  world: World,
  records: AccountRecords,
  address: SenderAddress,
  expiresAt: number,
): void {
  world.clock.schedule(expiresAt - NOTICE_TIME, 'sender-expiry-notice', () => {
    if (records.senderAddresses.get(address.id)?.expiresAt !== expiresAt) return;
    world.messaging.mailbox.push({
      kind: 'expiry-notice',
      address_id: address.id,
      sender_address: address.sender_address,
      account: address.account,
      expiry: new Date(expiresAt).toISOString(),
      at: new Date(world.clock.now()).toISOString(),
    });
  });
}

/** Gives up a request. */
export function reject(world: World, request: SenderRequest): void {
  request.status = 'REJECTED';
  request.code = undefined;
  request.changedAt = world.clock.now();
  world.ledger.record('senders.reject', request.id);
}
