import type { Query } from '../messaging/list-query.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { changingBody, endingEarly, lettingPass, replacingStatus } from './letting-pass.ts';

const LISTED = { status: 200, body: { data: [], pagination: { page_size: 20 } } };

const searchingBy =
  (change: (query: Query) => Query) =>
  ({ messaging }: Decisions): void => {
    const { isWantedAddress } = messaging;
    messaging.isWantedAddress = (shown, query) => isWantedAddress(shown, change(query));
  };

/** Deviations in what is published of the list of sender addresses. */
export const publishedSenderListFaults: readonly Fault[] = [
  {
    id: 'sender-list.whole-addresses-only',
    rule: 'PUB-SENDER-FILTER-01',
    says: 'An address is only found by the whole of it.',
    decide: ({ messaging }) => {
      const { isWantedAddress } = messaging;
      messaging.isWantedAddress = (shown, { sender_address, ...query }) =>
        isWantedAddress(shown, query) && (sender_address ?? shown.sender_address) === shown.sender_address;
    },
  },
  {
    id: 'sender-list.any-use',
    rule: 'PUB-SENDER-FILTER-01',
    says: 'The use of an address is passed over.',
    decide: searchingBy(({ usage_type, ...query }) => query),
  },
  {
    id: 'sender-list.any-expiry',
    rule: 'PUB-SENDER-FILTER-02',
    says: 'The expiry of an address is passed over.',
    decide: searchingBy(({ expiry_status, ...query }) => query),
  },
  {
    id: 'sender-list.expiry-of-anything',
    rule: 'PUB-SENDER-FILTER-02',
    says: 'Addresses of every use are asked for by their expiry.',
    reply: lettingPass('senders.list', '/expiry_status: needs', LISTED),
  },
  {
    id: 'sender-list.unknown-words-find-nothing',
    rule: 'PUB-SENDER-FILTER-03',
    says: 'A word that the list does not know finds nothing.',
    reply: replacingStatus('senders.list', 400, LISTED),
  },
  {
    id: 'sender-list.without-relations',
    rule: 'PUB-SENDER-RELATED-01',
    says: 'Addresses of sub-accounts are never listed.',
    decide: ({ messaging }) => {
      messaging.relatedAccounts = () => [];
    },
  },
  {
    id: 'sender-list.related-to-everybody',
    rule: 'PUB-SENDER-RELATED-01',
    says: 'Every customer is related to every other.',
    decide: ({ messaging }) => {
      messaging.relatedAccounts = ({ accounts }, wanted) =>
        [...accounts.values()].map(({ account }) => account).filter((account) => account !== wanted);
    },
  },
  {
    id: 'sender-list.first-page-only',
    rule: 'PUB-SENDER-PAGE-01',
    says: 'The list of addresses ends after its first page.',
    reply: endingEarly('senders.list'),
  },
  {
    id: 'sender-list.fifty-on-a-page',
    rule: 'PUB-SENDER-PAGE-02',
    says: 'A page of addresses has 50 of them.',
    reply: changingBody('senders.list', ({ data, pagination }) => ({
      data,
      pagination: { ...pagination, page_size: pagination.page_size === 20 ? 50 : pagination.page_size },
    })),
  },
];
