import type { World } from '../worlds/world.ts';
import type { SenderAddress, SenderRequest } from './sender-address.ts';
import type { AccountRecords } from './state.ts';

/** Sends a new six-digit code to the number and makes the request wait for it. */
export function sendCode(world: World, request: SenderRequest): void {
  const now = world.clock.now();
  const { newCode, codeGoesTo } = world.behaviour.decisions.messaging;
  const code = newCode(world);
  request.code = code;
  request.status = 'PENDING';
  request.changedAt = now;
  world.messaging.mailbox.push({
    kind: 'verification-code',
    to: codeGoesTo(request),
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
  const { expiryOf, noticeTimes, idOfAddress } = world.behaviour.decisions.messaging;
  const { sender_address, sender_address_type, usage_type, destination_countries, reason, label } = request;
  const known = [...records.senderAddresses.values()].find(({ requestId }) => requestId === request.id);
  const earlier = known?.expiresAt;
  const expiresAt = usage_type === 'OWN_NUMBER' ? expiryOf(now, earlier) : undefined;
  const address: SenderAddress = known ?? {
    ...{ sender_address, sender_address_type, usage_type, destination_countries, reason },
    ...(label === undefined ? {} : { label }),
    ...{ id: idOfAddress(world, request), requestId: request.id, account: request.account },
    ...{ expiresAt, createdAt: now, changedAt: now },
  };
  address.expiresAt = expiresAt;
  address.changedAt = now;
  records.senderAddresses.set(address.id, address);
  world.ledger.record('senders.approve', address.id);
  if (expiresAt !== undefined)
    for (const due of noticeTimes(expiresAt, earlier)) announceExpiry(world, records, address, due);
  return address;
}

/** The holder of an own number gets an e-mail at `due` to verify it again, unless that was done. */
function announceExpiry(world: World, records: AccountRecords, address: SenderAddress, due: number): void {
  const expiresAt = address.expiresAt as number;
  world.clock.schedule(due, 'sender-expiry-notice', () => {
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
