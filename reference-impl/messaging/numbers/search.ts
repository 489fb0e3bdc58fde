import { Problem } from '../../kernel/problem.ts';
import { type KnownWords, pageSizeOf, type Query, valuesOf } from '../list-query.ts';
import type { DedicatedNumber } from './dedicated-number.ts';
import type { NumberClass } from './number-class.ts';
import { CAPABILITIES, NUMBER_TYPES } from './stock.data.ts';

type Keys = Readonly<Record<string, (number: DedicatedNumber) => string>>;

const byNumber = ({ phone_number }: DedicatedNumber): string => phone_number;
const byCountry = ({ country }: DedicatedNumber): string => country;

/** What numbers are sorted by. Some words are about messages and say nothing of a number: it stays where it is. */
const SORT_KEYS: Keys = {
  ACCOUNT: ({ assignment }) => assignment?.keeper ?? '',
  ACTION: () => '',
  DESTINATION_ADDRESS: byNumber,
  DESTINATION_ADDRESS_COUNTRY: byCountry,
  FORMAT: ({ type }) => type,
  SOURCE_ADDRESS: byNumber,
  SOURCE_ADDRESS_COUNTRY: byCountry,
  TIMESTAMP: () => '',
};

export const SEARCH_WORDS: KnownWords = { types: NUMBER_TYPES, service_types: CAPABILITIES };

export const ASSIGNMENT_WORDS: KnownWords = {
  ...SEARCH_WORDS,
  type: NUMBER_TYPES,
  classification: ['BRONZE', 'SILVER', 'GOLD'],
  sort_by: Object.keys(SORT_KEYS),
  sort_direction: ['ASCENDING', 'DESCENDING'],
};

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 100;

/** Whether one of the values asked for is there; nothing asked for is always there. */
const hasOneOf = (asked: readonly string[], present: readonly string[]): boolean =>
  asked.length === 0 || asked.some((each) => present.includes(each));

/** Whether a number is one that the query asks for; `types` goes before `type`. */
export function isAskedFor(number: DedicatedNumber, query: Query): boolean {
  const types = valuesOf(query.types);
  return (
    hasOneOf(valuesOf(query.country), [number.country]) &&
    hasOneOf(types.length > 0 ? types : valuesOf(query.type), [number.type]) &&
    hasOneOf(valuesOf(query.service_types), number.capabilities) &&
    valuesOf(query.matching).every((digits) => number.phone_number.includes(digits))
  );
}

export function isAssignedAsAskedFor(
  { id, assignment }: DedicatedNumber,
  earned: NumberClass | undefined,
  query: Query,
): boolean {
  return (
    hasOneOf(valuesOf(query.number_id), [id]) &&
    hasOneOf(valuesOf(query.classification), [earned ?? '']) &&
    (typeof query.label !== 'string' || (assignment?.label ?? '').includes(query.label))
  );
}

/** Numbers in the order that the query asks for; in the order of their offer if it does not say. */
export function sorted(numbers: Iterable<DedicatedNumber>, { sort_by, sort_direction }: Query) {
  const keyOf = SORT_KEYS[String(sort_by)];
  const inOrder = [...numbers];
  if (keyOf) inOrder.sort((a, b) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)));
  return sort_direction === 'DESCENDING' ? inOrder.reverse() : inOrder;
}

/**
 * A page of the numbers that `isWanted` picks. A token is the id of the last number on the page before.
 * Rules: PUB-DED-FILTER-01, PUB-DED-OWN-01, PUB-DED-SORT-01.
 */
export function pageOf(
  numbers: readonly DedicatedNumber[],
  isWanted: (number: DedicatedNumber) => boolean,
  query: Query,
) {
  const token = query.token === '' ? undefined : query.token;
  const start = token === undefined ? 0 : numbers.findIndex(({ id }) => id === token) + 1;
  if (token !== undefined && start === 0)
    throw new Problem(400, 'token property value is invalid', [{ pointer: '/token', message: 'was never issued' }]);
  const size = pageSizeOf(query, DEFAULT_PAGE, LARGEST_PAGE);
  const wanted = numbers.slice(start).filter(isWanted);
  const page = wanted.slice(0, size);
  const last = wanted.length > size ? page.at(-1) : undefined;
  return { numbers: page, pagination: { page_size: size, ...(last ? { next_token: last.id } : {}) } };
}
