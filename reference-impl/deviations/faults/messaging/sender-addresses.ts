import { DAY } from '../../../kernel/duration.ts';
import type { MessagingScope } from '../../../messaging/part.ts';
import type { SenderAddress, SenderRequest } from '../../../messaging/sender-address.ts';
import type { SenderDecisions } from '../../../messaging/sender-decisions.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision, given, instead, result } from '../../operators/messaging.ts';
import { good, lettingPass, on, rewriting, rewritingEach } from '../../operators/replies.ts';

/** The request with this id, of any account. */
const anyRequest = ({ state }: MessagingScope, id: string): SenderRequest | undefined =>
  state.findInRecords(({ senderRequests }) => senderRequests.get(id));

/** Also finds addresses by `also`, if an id is unknown. */
const findingAddress = (also: SenderDecisions['addressOf']) =>
  result('addressOf', (address, ...asked) => address ?? also(...asked));

/** Changes the address of a request that is asked for with a wrong code. */
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

/** A request in the form of the address that it asks for. */
const asAddress = (request: SenderRequest): SenderAddress => ({
  ...request,
  requestId: request.id,
  expiresAt: undefined,
});

/** Deviations in how sender addresses are shown, verified, renewed, listed and kept apart. */
export const faults = faultsOf({
  'SENDER-STATUS-01': {
    'senders.rejection-hidden': fault('A rejected request is shown as pending.', {
      decide: given('requestBody', (request) => [
        request.status === 'REJECTED' ? { ...request, status: 'OPEN' as const } : request,
      ]),
    }),
  },
  'SENDER-ID-01': {
    'senders.one-id': fault('An approved address keeps the id of its request.', {
      decide: decision('idOfAddress', (_scope, { id }) => id),
    }),
  },
  'SENDER-404-01': {
    'senders.granted-by-request-id': fault('An address can be read by the id of its request.', {
      decide: findingAddress(({ state }, _caller, id) =>
        state.findInRecords(({ senderAddresses }) =>
          [...senderAddresses.values()].find(({ requestId }) => requestId === id),
        ),
      ),
    }),
  },
  'SENDER-STATUS-02': {
    'senders.state-by-address-id': fault('A request can be read by the id of its address.', {
      decide: result('requestOf', (request, scope, caller, id) => {
        const address = scope.decisions.addressOf(scope, caller, id);
        return request ?? (address && anyRequest(scope, address.requestId));
      }),
    }),
  },
  'SENDER-DEL-01': {
    'senders.all-deleted': fault('Deleting one address deletes all of them.', {
      decide: decision('forgetAddress', ({ senderAddresses }) => senderAddresses.clear()),
    }),
    'senders.no-reverify': fault('The operation senders.reverify does not exist.', {
      reply: on('senders.reverify', good, { status: 405, body: { message: 'Not possible.' } }),
    }),
  },
  'SENDER-ISO-01': {
    'senders.shared': fault('All customers share their sender addresses.', {
      decide: result('keeperOf', (keeper, _account, kept) => (kept === 'senders' ? 'everybody' : keeper)),
    }),
    'senders.foreign-state': fault('Anyone with the id of a request can read its state.', {
      decide: result('requestOf', (request, scope, _caller, id) => request ?? anyRequest(scope, id)),
    }),
    'senders.foreign-addresses': fault('Anyone with the id of an address can read, change and delete it.', {
      decide: findingAddress(({ state }, _caller, id) =>
        state.findInRecords(({ senderAddresses }) => senderAddresses.get(id)),
      ),
    }),
  },
  'X-37': {
    'senders.foreign-request-as-address': fault("Another customer's request is shown as an address.", {
      decide: findingAddress((scope, { account }, id) => {
        const request = anyRequest(scope, id);
        return request && request.account !== account.id ? asAddress(request) : undefined;
      }),
    }),
    'senders.telling-refusal': fault('The refusal names what another customer requested.', {
      reply: on('senders.read', 404, (reply, { call }) => {
        const request = call && anyRequest(call.scope, call.params.addressId ?? '');
        return request
          ? { ...reply, body: { message: `Not found: ${request.sender_address} is only requested` } }
          : reply;
      }),
    }),
  },
  'SENDER-VERIFY-01': {
    'senders.proved-unlisted': fault('Verified numbers are not listed.', {
      decide: result('listedAddresses', (usual) => [...usual].filter(({ usage_type }) => usage_type !== 'OWN_NUMBER')),
    }),
  },
  'SENDER-VERIFY-03': {
    'senders.listed-without-code': fault('Numbers are listed before they are verified.', {
      decide: result('listedAddresses', (addresses, { senderRequests }) => [
        ...addresses,
        ...[...senderRequests.values()].filter(({ status }) => status === 'PENDING').map(asAddress),
      ]),
    }),
  },
  'SENDER-REVERIFY-01': {
    'senders.not-renewed': fault('Verifying a number again does not extend its validity.', {
      decide: result('expiryOf', (usual, _now, earlier) => earlier ?? usual),
    }),
    'senders.year-of-365-days': fault('A verification lasts 365 days.', {
      decide: result('expiryOf', (_usual, now) => now + 365 * DAY),
    }),
  },
  'X-39': {
    'senders.wrong-code-renews': fault('A wrong code extends the validity of a number too.', {
      request: onWrongCode((address) => {
        address.expiresAt = (address.expiresAt ?? 0) + 365 * DAY;
      }),
    }),
    'senders.wrong-code-ends': fault('A wrong code ends the validity of a number.', {
      request: onWrongCode((_address, forget) => forget()),
    }),
  },
  'PUB-SENDER-FILTER-01': {
    'sender-list.whole-addresses-only': fault('The address filter matches whole addresses only.', {
      decide: instead('isWantedAddress', (isWanted, shown, { sender_address, ...query }) => {
        return isWanted(shown, query) && (sender_address ?? shown.sender_address) === shown.sender_address;
      }),
    }),
    'sender-list.any-use': fault('The filter for the use of an address is ignored.', {
      decide: given('isWantedAddress', (shown, { usage_type, ...query }) => [shown, query]),
    }),
  },
  'PUB-SENDER-PAGE-02': {
    'sender-list.fifty-on-a-page': fault('A page has at most 50 addresses.', {
      reply: rewriting('senders.list', ({ data, pagination }) => ({
        data,
        pagination: { ...pagination, page_size: pagination.page_size === 20 ? 50 : pagination.page_size },
      })),
    }),
  },
  'PUB-SENDER-FORM-01': {
    'sender-requests.taken-with-200': fault('Requesting an address returns HTTP status 200.', {
      reply: on('senders.request', good, 200),
    }),
    'sender-list.deleted-with-204': fault('Deleting an address returns HTTP status 204.', {
      reply: on('senders.remove', good, 204),
    }),
  },
  'PUB-SENDER-EXPIRY-01': {
    'sender-list.never-expired': fault('An expired address is shown as approved.', {
      reply: rewritingEach('senders.list', 'data', (address) => ({ ...address, display_status: 'APPROVED' })),
    }),
  },
  'PUB-SENDER-LABEL-01': {
    'sender-list.long-labels': fault('A label can have any length.', {
      reply: lettingPass('senders.change', '/label: must have at most', { status: 200, body: {} }),
    }),
  },
});
