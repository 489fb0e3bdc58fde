import type { Query } from '../messaging/list-query.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { endingEarly, lettingPass, replacingStatus, rewriting } from './operators/replies.ts';

const LISTED = { status: 200, body: { data: [], pagination: { page_size: 20 } } };

const searchingBy =
  (change: (query: Query) => Query) =>
  ({ messaging }: Decisions): void => {
    const { isWantedAddress } = messaging;
    messaging.isWantedAddress = (shown, query) => isWantedAddress(shown, change(query));
  };

/** Deviations in what is published of the list of sender addresses. */
export const faults = faultsOf({
  'PUB-SENDER-FILTER-01': {
    'sender-list.whole-addresses-only': fault('An address is only found by the whole of it.', {
      decide: around(
        'messaging',
        'isWantedAddress',
        (isWantedAddress) =>
          (shown, { sender_address, ...query }) =>
            isWantedAddress(shown, query) && (sender_address ?? shown.sender_address) === shown.sender_address,
      ),
    }),
    'sender-list.any-use': fault('The use of an address is passed over.', { decide: searchingBy(({ usage_type, ...query }) => query) }),
  },
  'PUB-SENDER-FILTER-02': {
    'sender-list.any-expiry': fault('The expiry of an address is passed over.', { decide: searchingBy(({ expiry_status, ...query }) => query) }),
    'sender-list.expiry-of-anything': fault('Addresses of every use are asked for by their expiry.', {
      reply: lettingPass('senders.list', '/expiry_status: needs', LISTED),
    }),
  },
  'PUB-SENDER-FILTER-03': {
    'sender-list.unknown-words-find-nothing': fault('A word that the list does not know finds nothing.', {
      reply: replacingStatus('senders.list', 400, LISTED),
    }),
  },
  'PUB-SENDER-RELATED-01': {
    'sender-list.without-relations': fault('Addresses of sub-accounts are never listed.', { decide: decision('messaging', 'relatedAccounts', () => []) }),
    'sender-list.related-to-everybody': fault('Every customer is related to every other.', {
      decide: decision('messaging', 'relatedAccounts', ({ accounts }, wanted) =>
        [...accounts.values()].map(({ account }) => account).filter((account) => account !== wanted),
      ),
    }),
  },
  'PUB-SENDER-PAGE-01': { 'sender-list.first-page-only': fault('The list of addresses ends after its first page.', { reply: endingEarly('senders.list') }) },
  'PUB-SENDER-PAGE-02': {
    'sender-list.fifty-on-a-page': fault('A page of addresses has 50 of them.', {
      reply: rewriting('senders.list', ({ data, pagination }) => ({
        data,
        pagination: { ...pagination, page_size: pagination.page_size === 20 ? 50 : pagination.page_size },
      })),
    }),
  },
});
