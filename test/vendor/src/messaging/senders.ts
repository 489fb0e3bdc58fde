import { randomInt, randomUUID } from 'node:crypto';
import { accounts, settings } from '../config.ts';
import { putOnHandset } from './gateway/carrier.ts';
import { runAt } from './gateway/timers.ts';
import type { SenderAddress, SenderRequest } from './model.ts';
import { storeOf } from './store.ts';

const codes = new Map<string, string>();

/** Months for which a number of one's own is good. */
const validity = 12;

export const alphaCountries = new Set(
  (
    'AD AI AL AS AT AU AW BA BB BH BW CD CH CK CY DE DJ DK DM EE ES FI FJ FM FO FR GB GD GG GI GL GM GQ GR GY IL IM IS ' +
    'JE JM JP KI KY LA LI LS LT LU LV MC ME MH MO MR MS MT MV NC NF NL NO NR NU PF PM PT SB SC SE SH SL SM ST TC TD TO VC VG WS'
  ).split(' '),
);

export const personalCountries = new Set(
  'AT AU CH CY DE DK EE ES FI GB HR IE IT LT LU LV MT NL NO PT SE SI'.split(' '),
);

/** Sends a code to the number; the holder proves by it that the number is theirs. */
export function sendCode(request: SenderRequest): void {
  const code = String(randomInt(100_000, 1_000_000));
  codes.set(request.id, code);
  putOnHandset(request.sender_address, 'VERIFY', `Your verification code is ${code}`);
}

export const isCode = (request: SenderRequest, code: string) => codes.get(request.id) === code;

/** Alpha tags are looked at by a reviewer, who here approves all of them after a while. */
export function review(request: SenderRequest): void {
  runAt(new Date(Date.now() + settings.reviewDelay), () => {
    if (request.status === 'OPEN') approve(request);
  });
}

/** What a reviewer says of a request that is open; undefined when there is no such request. */
export function decide(id: string, isApproved: boolean): SenderRequest | undefined {
  const requests = accounts.flatMap((account) => storeOf(account.id).senderRequests.get(id) ?? []);
  const request = requests.find(({ status }) => status === 'OPEN');
  if (request && isApproved) approve(request);
  else if (request) {
    request.status = 'REJECTED';
    touch(request);
  }
  return request;
}

/** Makes the request an approved address, or renews the address it once became. */
export function approve(request: SenderRequest): SenderAddress {
  const now = new Date();
  touch(request, now);
  request.status = 'APPROVED';
  codes.delete(request.id);
  const { senderAddresses } = storeOf(request.account_id);
  const earlier = [...senderAddresses.values()].find(({ requestId }) => requestId === request.id);
  const { status, id, ...same } = request;
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + validity);
  const address: SenderAddress = {
    ...same,
    id: earlier?.id ?? randomUUID(),
    requestId: id,
    label: earlier?.label ?? request.label,
    created_date: earlier?.created_date ?? now.toISOString(),
    expiry: request.usage_type === 'OWN_NUMBER' ? expires.toISOString() : undefined,
  };
  senderAddresses.set(address.id, address);
  return address;
}

export function touch(record: { last_modified_date: string; revision: number }, now = new Date()): void {
  record.last_modified_date = now.toISOString();
  record.revision += 1;
}
