import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../reference-impl/kernel/instant.ts';
import { pageSizeOf, strangeWords, valuesOf } from '../../../reference-impl/messaging/list-query.ts';
import { mistakesOf } from '../../../reference-impl/messaging/senders/address-operations.ts';

describe('the values of a parameter', () => {
  it.each([
    ['nothing', undefined, []],
    ['an empty text', '', []],
    ['one', 'MOBILE', ['MOBILE']],
    ['several with commas', 'MOBILE,LANDLINE,', ['MOBILE', 'LANDLINE']],
    ['several times', ['MOBILE', 'LANDLINE,TOLL_FREE'], ['MOBILE', 'LANDLINE', 'TOLL_FREE']],
  ])('%s', (_title, given, wanted) => expect(valuesOf(given)).toEqual(wanted));
});

it('a word that a parameter does not know is told with its place', () => {
  const known = { types: ['MOBILE', 'LANDLINE'] };
  expect(strangeWords({ types: 'MOBILE,PAGER', country: 'XX' }, known)).toEqual([
    { pointer: '/types', message: '[PAGER] is invalid' },
  ]);
});

describe('the size of a page', () => {
  it.each([
    [undefined, 20],
    ['', 20],
    ['0', 20],
    ['1', 1],
    ['100', 100],
    ['101', 100],
  ])('%s', (page_size, wanted) => expect(pageSizeOf({ page_size }, 20, 100)).toBe(wanted));

  it.each(['ten', '-1', '1.5', ' 5', '1e3', ['5', '6']])('%s is refused', (page_size) => {
    expect(() => pageSizeOf({ page_size }, 20, 100)).toThrow('Bad Request');
  });
});

it('only own numbers are asked for by their expiry', () => {
  expect(mistakesOf({ expiry_status: 'EXPIRED', usage_type: 'OWN_NUMBER' })).toEqual([]);
  expect(mistakesOf({ expiry_status: 'EXPIRED' })).toHaveLength(1);
  expect(mistakesOf({ expiry_status: 'EXPIRED', usage_type: 'ALPHANUMERIC' })).toHaveLength(1);
});

describe('an instant', () => {
  it.each([
    ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00.000Z'],
    ['2024-01-15t12:00:00.5z', '2024-01-15T12:00:00.500Z'],
    ['2024-01-15T12:00:00+05:30', '2024-01-15T06:30:00.000Z'],
    ['2024-01-15T12:00Z', '2024-01-15T12:00:00.000Z'],
  ])('%s', (text, wanted) => expect(new Date(instantOf(text)).toISOString()).toBe(wanted));

  it.each(['2024-02-30T12:00:00Z', '2023-02-29T12:00:00Z', '2024-04-31T00:00:00Z', '2024-01-15T25:00:00Z'])(
    '%s is on no calendar',
    (text) => expect(instantOf(text)).toBeNaN(),
  );
});
