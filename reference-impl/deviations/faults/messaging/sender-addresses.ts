import type { Json } from '../../../kernel/json.ts';
import { DAY } from '../../../kernel/time.ts';
import type { MessagingScope } from '../../../messaging/scope.ts';
import type { SenderAddress, SenderRequest } from '../../../messaging/senders/sender-address.ts';
import type { AccountRecords } from '../../../messaging/state.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { recordsOf, result } from '../../operators/messaging.ts';
import { askedIn, type Distort, good, lettingPass, on, rewriting, rewritingEach } from '../../operators/replies.ts';
import { onPages, withRequest } from '../../operators/requests.ts';

const anyRequest = ({ state }: MessagingScope, id: string): SenderRequest | undefined =>
  state.findInRecords(({ senderRequests }) => senderRequests.get(id));

const anyAddress = ({ state }: MessagingScope, isMeant: (address: SenderAddress) => boolean) =>
  state.findInRecords(({ senderAddresses }) => [...senderAddresses.values()].find(isMeant));

function madeBy(scope: MessagingScope, owned: SenderAddress | SenderRequest | undefined) {
  const owner = [...scope.accounts.values()].find(({ account }) => account.id === owned?.account);
  return owner && { caller: { own: owner.account, account: owner.account } };
}

const listing = (change: (entries: readonly Json[], records: AccountRecords) => Json[]): Distort =>
  on('senders.list', good, (reply, { call }) => {
    const { data, ...page } = reply.body as { data: Json[] };
    return { ...reply, body: { ...page, data: change(data, recordsOf(call)) } };
  });

const asAddress = ({ code, status, createdAt, changedAt, account, ...details }: SenderRequest): Json => ({
  ...details,
  account_id: account,
  display_status: 'APPROVED',
});

const asOwner = withRequest(['senders.read', 'senders.remove', 'senders.reverify'], ({ scope, params }) =>
  madeBy(
    scope,
    anyAddress(scope, ({ id }) => id === params.addressId),
  ),
);

const labelAnyway = on('senders.change', 404, (reply, answered) => {
  const { call } = answered;
  const address = call && anyAddress(call.scope, ({ id }) => id === call.params.addressId);
  if (!address) return reply;
  address.label = askedIn(answered).label as string;
  return { status: 200, body: { id: address.id, label: address.label } };
});

const onWrongCode =
  (change: (address: SenderAddress, forget: () => void) => void): NonNullable<Fault['request']> =>
  (asked, { operation, call }) => {
    if (operation !== 'senders.verify') return asked;
    const { requestId } = asked.params;
    const { verification_code: code } = asked.body as { verification_code: string };
    (call?.scope as MessagingScope | undefined)?.state.findInRecords(({ senderAddresses, senderRequests }) => {
      const address = [...senderAddresses.values()].find((each) => each.requestId === requestId);
      const isWrong = senderRequests.get(requestId as string)?.code !== code;
      if (address && isWrong) change(address, () => senderAddresses.delete(address.id));
      return address;
    });
    return asked;
  };

/** Deviations in how sender addresses are shown, verified, renewed, listed and kept apart. */
export const faults = faultsOf({
  'SENDER-STATUS-01 senders.rejection-hidden': fault('A rejected request is shown as pending.', {
    reply: rewriting('senders.status', (it) => (it.status === 'REJECTED' ? { ...it, status: 'OPEN' } : it)),
  }),
  'SENDER-ID-01 senders.one-id': fault('An approved address keeps the id of its request.', {
    reply: listing((entries, { senderAddresses }) =>
      entries.map((entry) => ({ ...entry, id: senderAddresses.get(entry.id as string)?.requestId })),
    ),
  }),
  'SENDER-404-01 senders.granted-by-request-id': fault('An address can be read by the id of its request.', {
    perform: withRequest('senders.read', ({ scope, params }) => {
      const address = anyAddress(scope, ({ requestId }) => requestId === params.addressId);
      return address && { params: { addressId: address.id } };
    }),
  }),
  'SENDER-STATUS-02 senders.state-by-address-id': fault('A request can be read by the id of its address.', {
    perform: withRequest('senders.status', ({ scope, params }) => {
      const address = anyAddress(scope, ({ id }) => id === params.requestId);
      return address && { params: { requestId: address.requestId } };
    }),
  }),
  'SENDER-DEL-01 senders.all-deleted': fault('Deleting one address deletes all of them.', {
    reply: on('senders.remove', good, (reply, { call }) => {
      recordsOf(call).senderAddresses.clear();
      return reply;
    }),
    acts: true,
  }),
  'SENDER-ISO-01 senders.foreign-state': fault('Anyone with the id of a request can read its state.', {
    perform: withRequest('senders.status', ({ scope, params }) =>
      madeBy(scope, anyRequest(scope, params.requestId as string)),
    ),
  }),
  'SENDER-ISO-01 senders.foreign-addresses': fault('Anyone with the id of an address can read, change and delete it.', {
    perform: asOwner,
    reply: labelAnyway,
    acts: true,
  }),
  'X-37 senders.foreign-request-as-address': fault("Another customer's request is shown as an address.", {
    reply: on('senders.read', 404, (reply, { call }) => {
      const request = call && anyRequest(call.scope, call.params.addressId ?? '');
      return request && request.account !== call.caller.account.id ? { status: 200, body: asAddress(request) } : reply;
    }),
  }),
  'SENDER-VERIFY-01 senders.proved-unlisted': fault('Verified numbers are not listed.', {
    perform: onPages('senders.list', 'data', (all) => all.filter(({ usage_type }) => usage_type !== 'OWN_NUMBER')),
  }),
  'SENDER-VERIFY-03 senders.listed-without-code': fault('Numbers are listed before they are verified.', {
    reply: listing((entries, { senderRequests }) => [
      ...entries,
      ...[...senderRequests.values()].filter(({ status }) => status === 'PENDING').map(asAddress),
    ]),
  }),
  'SENDER-REVERIFY-01 senders.not-renewed': fault('Verifying a number again does not extend its validity.', {
    decide: result('expiryOf', (usual, _now, earlier) => earlier ?? usual),
  }),
  'SENDER-REVERIFY-01 senders.year-of-365-days': fault('A verification lasts 365 days.', {
    decide: result('expiryOf', (_usual, now) => now + 365 * DAY),
  }),
  'X-39 senders.wrong-code-renews': fault('A wrong code extends the validity of a number too.', {
    request: onWrongCode((address) => {
      address.expiresAt = (address.expiresAt ?? 0) + 365 * DAY;
    }),
  }),
  'X-39 senders.wrong-code-ends': fault('A wrong code ends the validity of a number.', {
    request: onWrongCode((_address, forget) => forget()),
  }),
  'PUB-SENDER-FILTER-01 sender-list.whole-addresses-only': fault('The address filter matches whole addresses only.', {
    perform: onPages('senders.list', 'data', (all, { query: { sender_address: wanted } }) =>
      all.filter(({ sender_address }) => (wanted ?? sender_address) === sender_address),
    ),
  }),
  'PUB-SENDER-FILTER-01 sender-list.any-use': fault('The filter for the use of an address is ignored.', {
    perform: withRequest('senders.list', ({ query: { usage_type, ...query } }) => ({ query })),
  }),
  'PUB-SENDER-PAGE-02 sender-list.fifty-on-a-page': fault('A page has at most 50 addresses.', {
    reply: rewriting('senders.list', ({ data, pagination }) => ({
      data,
      pagination: { ...pagination, page_size: pagination.page_size === 20 ? 50 : pagination.page_size },
    })),
  }),
  'PUB-SENDER-FORM-01 sender-requests.taken-with-200': fault('Requesting an address returns HTTP status 200.', {
    reply: on('senders.request', good, 200),
  }),
  'PUB-SENDER-FORM-01 sender-list.deleted-with-204': fault('Deleting an address returns HTTP status 204.', {
    reply: on('senders.remove', good, 204),
  }),
  'PUB-SENDER-EXPIRY-01 sender-list.never-expired': fault('An expired address is shown as approved.', {
    reply: rewritingEach('senders.list', 'data', (address) => ({ ...address, display_status: 'APPROVED' })),
  }),
  'PUB-SENDER-LABEL-01 sender-list.long-labels': fault('A label can have any length.', {
    reply: lettingPass('senders.change', '/label: must have at most', { status: 200, body: {} }),
  }),
});
