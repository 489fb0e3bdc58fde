import type { Query } from '../../../messaging/list-query.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, given } from '../../operators/messaging.ts';
import { endingEarly, good, lettingPass, on, rewriting, rewritingEach } from '../../operators/replies.ts';

const LISTED = { status: 200, body: { data: [], pagination: { page_size: 20 } } };

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
  'PUB-SENDER-FILTER-02': {
    'sender-list.any-expiry': fault('The filter for the expiry of an address is ignored.', {
      decide: searchingBy(({ expiry_status, ...query }) => query),
    }),
    'sender-list.expiry-of-anything': fault('The expiry filter is accepted for addresses of every use.', {
      reply: lettingPass('senders.list', '/expiry_status: needs', LISTED),
    }),
  },
  'PUB-SENDER-FILTER-03': {
    'sender-list.unknown-words-find-nothing': fault('An invalid filter of addresses finds nothing.', {
      reply: on('senders.list', 400, LISTED),
    }),
  },
  'PUB-SENDER-RELATED-01': {
    'sender-list.without-relations': fault('Addresses of sub-accounts are never listed.', {
      decide: decision('relatedAccounts', () => []),
    }),
    'sender-list.related-to-everybody': fault('Every customer is related to every other.', {
      decide: decision('relatedAccounts', ({ accounts }, wanted) =>
        [...accounts.values()].map(({ account }) => account).filter((account) => account !== wanted),
      ),
    }),
  },
  'PUB-SENDER-PAGE-01': {
    'sender-list.first-page-only': fault('The list of addresses ends after its first page.', {
      reply: endingEarly('senders.list'),
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
    'sender-list.tags-expire': fault('An alpha tag has an expiry.', {
      reply: rewritingEach('senders.list', 'data', (address) => ({ expiry: '2025-03-10T12:00:00.000Z', ...address })),
    }),
  },
  'PUB-SENDER-LABEL-01': {
    'sender-list.long-labels': fault('A label can have any length.', {
      reply: lettingPass('senders.change', '/label: must have at most', { status: 200, body: {} }),
    }),
    'sender-list.label-forgotten': fault('A new label is not saved.', {
      reply: rewriting('senders.read', ({ label, ...address }) => address),
    }),
  },
  'PUB-SENDER-DELETE-01': {
    'sender-list.no-reason-wanted': fault('An address can be deleted without a reason.', {
      reply: lettingPass('senders.remove', '/reason', { status: 202 }),
    }),
    'sender-list.undead': fault('A deleted address remains.', { decide: decision('forgetAddress', () => undefined) }),
  },
});
