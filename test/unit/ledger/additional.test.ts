import { expect, it } from 'vitest';
import { isMoreOfTheSame } from '../../../support/ledger/additional.ts';

it.each([
  'number undeliverable 1',
  'lookup with the result OK, imsi 310410, location SE',
  'user of the portability service',
  'account in the role second-sub',
  'id of the account stranger-sub',
  'key of the account umlaut',
  'account with de-duplication on and social sending off in the time zone Europe/Stockholm',
  'account on which to request an own number would be new: it was done before',
])('an example without %s adds to the others of its rule', (words) => {
  expect(isMoreOfTheSame(words)).toBe(true);
});

it.each([
  'account with de-duplication on',
  'account with social sending on where it is night now',
  'other customer with social sending on',
  'account that has a sub-account with familiar sender on',
  'binding duplicateCode',
  'address of the interface voice',
])('an example without %s may be the one that shows the rule', (words) => {
  expect(isMoreOfTheSame(words)).toBe(false);
});
