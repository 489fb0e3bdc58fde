import { isObject, type Json, jsonIn } from '../kernel/json.ts';
import { type Mistake, Problem, refuse } from '../kernel/problem.ts';

/** What a client may ask of a list. Section "Published: contacts, pages". */
export interface ListQuery {
  readonly nextPageToken?: string;
  readonly prevPageToken?: string;
  readonly pageSize?: number;
  readonly contactIds?: readonly string[];
  readonly listIds?: readonly string[];
  readonly customFieldIds?: readonly string[];
  readonly channelIds?: readonly string[];
  readonly channelTypes?: readonly string[];
  readonly channelSubscriptionState?: string;
  readonly name?: string;
  readonly alias?: string;
  readonly label?: string;
  readonly mergeTag?: string;
}

export type Parameter = keyof ListQuery;

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

const LARGEST_PAGE = 1000;

/** An id in capitals or small letters. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Read = (given: unknown) => { readonly value: unknown } | Pick<Mistake, 'kind' | 'message'>;

const wrongType = (message: string) => ({ kind: 'type_mismatch', message });

const text: Read = (given) => (typeof given === 'string' ? { value: given } : wrongType('must be one text'));

/** Several texts: a list, a text with commas, or a repeated parameter. */
const several =
  (suits: (each: string) => boolean, kind: string, message: string, kept = (each: string) => each): Read =>
  (given) => {
    const parts = [given].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [each]));
    if (!parts.every((each) => typeof each === 'string')) return wrongType('must be a list of texts');
    const values = (parts as string[]).map((each) => each.trim()).filter((each) => each !== '');
    if (!values.every(suits)) return { kind, message };
    return { value: values.length > 0 ? values.map(kept) : undefined };
  };

const oneOf = (words: readonly string[]) => ({
  suits: (each: string) => words.includes(each),
  message: `must be one of ${words.join(', ')}`,
});

const ids = several(
  (id) => UUID.test(id),
  'invalid_format',
  'must be UUIDs',
  (id) => id.toLowerCase(),
);
const TYPES = oneOf(['SMS', 'WHATSAPP', 'GBM', 'INSTAGRAM', 'FACEBOOK', 'EMAIL']);
const STATES = oneOf(['SUBSCRIBED', 'UNSUBSCRIBED']);

const READERS: Readonly<Record<Parameter, Read>> = {
  nextPageToken: text,
  prevPageToken: text,
  pageSize: (given) => {
    const number = typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given;
    if (!Number.isSafeInteger(number)) return wrongType('must be a whole number');
    if ((number as number) >= 1 && (number as number) <= LARGEST_PAGE) return { value: number };
    return { kind: 'constraint_violation', message: `must be between 1 and ${LARGEST_PAGE}` };
  },
  contactIds: ids,
  listIds: ids,
  customFieldIds: ids,
  channelIds: several(() => true, '', ''),
  channelTypes: several(TYPES.suits, 'no_such_pattern', TYPES.message),
  channelSubscriptionState: (given) => {
    if (typeof given !== 'string') return wrongType('must be one text');
    return STATES.suits(given) ? { value: given } : { kind: 'no_such_pattern', message: STATES.message };
  },
  name: text,
  alias: text,
  label: text,
  mergeTag: text,
};

function requestIn(given: unknown): Json {
  if (given === undefined || given === '') return {};
  const parsed = jsonIn(String(given));
  if (isObject(parsed)) return parsed;
  const mistake = { pointer: '/request', kind: 'type_mismatch', message: 'must be a JSON object' };
  throw new Problem(400, 'The query cannot be read.', [mistake]);
}

/**
 * The query of a list, of which only `parameters` count.
 * Throws a Problem with HTTP status 400 that names every parameter that cannot be understood.
 * Rules: PUB-CONTACT-FILTER-01, PUB-CONTACT-FILTER-02, PUB-CONTACT-FILTER-03, PUB-CONTACT-FILTER-04,
 * PUB-CONTACT-FILTER-05, PUB-CONTACT-FILTER-06, PUB-CONTACT-FILTER-07, PUB-CONTACT-FILTER-08,
 * PUB-CONTACT-PAGE-03, PUB-FIELD-FILTER-01, PUB-FIELD-FILTER-02, PUB-FIELD-FILTER-03, PUB-FIELD-PAGE-03,
 * PUB-LIST-FILTER-01, PUB-LIST-FILTER-02, PUB-LIST-PAGE-03.
 */
export function readListQuery(query: RawQuery, parameters: readonly Parameter[]): ListQuery {
  const request = requestIn(query.request);
  const mistakes: Mistake[] = [];
  const asked: Record<string, unknown> = {};
  for (const name of parameters) {
    // As itself, `request.…`, `request[…]`, or in the JSON of `request`; an empty one is absent.
    const spellings = [name, `request.${name}`, `request[${name}]`, `${name}[]`];
    const flat = spellings.map((spelling) => query[spelling]).find((value) => value !== undefined);
    const given = flat ?? (Object.hasOwn(request, name) ? request[name] : undefined);
    if (given === undefined || given === '' || given === null) continue;
    const read = READERS[name](given);
    if ('value' in read) asked[name] = read.value;
    else mistakes.push({ pointer: `/${name}`, ...read });
  }
  if (asked.nextPageToken !== undefined && asked.prevPageToken !== undefined)
    mistakes.push({ pointer: '/prevPageToken', kind: 'incorrect_operation', message: 'goes in one direction only' });
  refuse(mistakes, 'The query is contradictory.');
  return asked;
}
