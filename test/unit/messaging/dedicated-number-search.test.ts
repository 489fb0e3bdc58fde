import { describe, expect, it } from 'vitest';
import type { DedicatedNumber } from '../../../reference-impl/messaging/dedicated-number.ts';
import { isAskedFor, pageOf, sorted } from '../../../reference-impl/messaging/dedicated-number-search.ts';
import type { Query } from '../../../reference-impl/messaging/list-query.ts';

const number = (id: string, phone_number: string, more: Partial<DedicatedNumber> = {}): DedicatedNumber => ({
  ...{ id, phone_number, country: 'SE', type: 'MOBILE', capabilities: ['SMS'] },
  ...{ availableAfter: 0, assignment: undefined },
  ...more,
});

const numbers = [
  number('a', '46703000003'),
  number('b', '61491000001', { country: 'AU', capabilities: ['SMS', 'MMS'] }),
  number('c', '61255000002', { country: 'AU', type: 'LANDLINE', capabilities: ['TTS'] }),
];

const found = (query: Query): string =>
  numbers
    .filter((each) => isAskedFor(each, query))
    .map(({ id }) => id)
    .join('');

describe('a search for numbers', () => {
  it.each<[string, Query, string]>([
    ['nothing', {}, 'abc'],
    ['a country', { country: 'AU' }, 'bc'],
    ['digits', { matching: '000' }, 'abc'],
    ['more digits', { matching: '0001' }, 'b'],
    ['two services', { service_types: 'MMS,TTS' }, 'bc'],
    ['a repeated type', { types: ['LANDLINE', 'TOLL_FREE'] }, 'c'],
    ['types and type', { types: 'MOBILE', type: 'LANDLINE' }, 'ab'],
    ['all at once', { country: 'AU', matching: '61', types: 'MOBILE', service_types: 'SMS' }, 'b'],
  ])('by %s', (_title, query, wanted) => expect(found(query)).toBe(wanted));

  it('goes on after the token of the page before', () => {
    const first = pageOf(numbers, () => true, { page_size: '2' });
    expect(first.found.map(({ id }) => id)).toEqual(['a', 'b']);
    const { next_token: token } = first.pagination;
    const second = pageOf(numbers, () => true, { page_size: '2', token });
    expect(second.found.map(({ id }) => id)).toEqual(['c']);
    expect(second.pagination).toEqual({ page_size: 2 });
  });

  it('refuses a token it never gave', () => {
    expect(() => pageOf(numbers, () => true, { token: 'x' })).toThrow('token property value is invalid');
  });

  it('sorts when it is asked to', () => {
    const ids = (query: Query) => sorted(numbers, query).map(({ id }) => id);
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ sort_by: 'SOURCE_ADDRESS' })).toEqual(['a', 'c', 'b']);
    expect(ids({ sort_by: 'SOURCE_ADDRESS', sort_direction: 'DESCENDING' })).toEqual(['b', 'c', 'a']);
  });
});
