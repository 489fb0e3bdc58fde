import { type KnownWords, type Query, strangeWords } from './list-query.ts';

/** An address as the client sees it. */
export type ShownAddress = Partial<Record<string, string>>;

/** Whether a shown address matches the query. */
export function isAskedFor(shown: ShownAddress, query: Query): boolean {
  const equals = (name: string, member = name): boolean =>
    query[name] === undefined || query[name] === '' || query[name] === shown[member];
  const { sender_address } = query;
  return (
    (typeof sender_address !== 'string' ||
      (shown.sender_address ?? '').toLowerCase().includes(sender_address.toLowerCase())) &&
    equals('sender_address_type') &&
    equals('usage_type') &&
    equals('expiry_status', 'display_status')
  );
}

const WORDS: KnownWords = {
  sender_address_type: ['ALPHANUMERIC', 'INTERNATIONAL', 'SHORT_CODE'],
  usage_type: ['ALPHANUMERIC', 'OWN_NUMBER', 'DEDICATED', 'HOSTED_NUMBER'],
  include_related_accounts: ['true', 'false'],
  expiry_status: ['EXPIRED', 'EXPIRING'],
};

/** Only own numbers expire, so only they can be filtered by expiry. */
const misplaced = ({ expiry_status, usage_type }: Query) =>
  expiry_status && usage_type !== 'OWN_NUMBER'
    ? [{ pointer: '/expiry_status', message: 'needs the usage_type OWN_NUMBER' }]
    : [];

/** A query with its truth values in lower case: some clients write True. */
export const plainQuery = (query: Query): Query => {
  const { include_related_accounts: related } = query;
  return typeof related === 'string' ? { ...query, include_related_accounts: related.toLowerCase() } : query;
};

/** What is wrong with a query for addresses. Rules: PUB-SENDER-FILTER-01, PUB-SENDER-FILTER-02. */
export const mistakesOf = (query: Query) => [...strangeWords(query, WORDS), ...misplaced(query)];
