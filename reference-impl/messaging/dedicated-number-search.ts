import { Problem } from '../kernel/problem.ts';
import type { DedicatedNumber } from './dedicated-number.ts';
import type { NumberClass } from './dedicated-number-class.ts';

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** One page of what was found. */
export interface Page {
  readonly found: readonly DedicatedNumber[];
  readonly pagination: { readonly page_size: number; readonly next_token?: string };
}

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 100;

/** The values of a parameter, which may be repeated or hold several with commas between them. */
const valuesOf = (value: string | string[] | undefined): string[] =>
  [value ?? []]
    .flat()
    .flatMap((each) => each.split(','))
    .filter((each) => each !== '');

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

/** Whether a number that is held is one that the query asks for. */
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

/** Numbers in the order that the query asks for; they stand as they were offered when it does not say. */
export function sorted(numbers: Iterable<DedicatedNumber>, { sort_by, sort_direction }: Query) {
  const keyOf = (number: DedicatedNumber): string =>
    sort_by === 'label' ? (number.assignment?.label ?? '') : number.phone_number;
  const inOrder = [...numbers];
  if (sort_by !== undefined) inOrder.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return /^desc/i.test(String(sort_direction)) ? inOrder.reverse() : inOrder;
}

/** A page of the numbers that `isWanted` picks. A token is the id of the last number on the page before. */
export function pageOf(
  numbers: readonly DedicatedNumber[],
  isWanted: (number: DedicatedNumber) => boolean,
  { token, page_size }: Query,
): Page {
  const start = token === undefined ? 0 : numbers.findIndex(({ id }) => id === token) + 1;
  if (token !== undefined && start === 0) throw new Problem(400, 'token property value is invalid');
  const asked = typeof page_size === 'string' && /^[1-9]\d{0,5}$/.test(page_size) ? Number(page_size) : 0;
  const size = asked === 0 ? DEFAULT_PAGE : Math.min(asked, LARGEST_PAGE);
  const wanted = numbers.slice(start).filter(isWanted);
  const found = wanted.slice(0, size);
  const last = wanted.length > size ? found.at(-1) : undefined;
  return { found, pagination: { page_size: size, ...(last ? { next_token: last.id } : {}) } };
}
