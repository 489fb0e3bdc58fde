import type { Query } from '../../../messaging/list-query.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, given } from '../../operators/messaging.ts';
import { good, lettingPass, on, rewriting, rewritingEach } from '../../operators/replies.ts';

const searchingBy = (change: (query: Query) => Query) =>
  given('isWantedAddress', (shown, query) => [shown, change(query)]);

/** Deviations from what is published about listing and changing sender addresses. */
export const faults = faultsOf({
  'PUB-SENDER-FILTER-01': {
    'sender-list.whole-addresses-only': fault('The address filter matches whole addresses only.', {
      decide: around('isWantedAddress', (isWanted) => (shown, { sender_address, ...query }) => {
        return isWanted(shown, query) && (sender_address ?? shown.sender_address) === shown.sender_address;
      }),
    }),
    'sender-list.any-use': fault('The filter for the use of an address is ignored.', {
      decide: searchingBy(({ usage_type, ...query }) => query),
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
