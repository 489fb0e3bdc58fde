import { describe, expect, it } from 'vitest';
import {
  monthsLater,
  type SenderDetails,
  type SenderRequest,
} from '../../../reference-impl/messaging/sender-address.ts';
import { approve, sendCode } from '../../../reference-impl/messaging/sender-approval.ts';
import { senderChecks } from '../../../reference-impl/messaging/sender-checks.ts';
import { accountOf, codesOf, submit, worldAt } from './submitting.ts';

const TAG: SenderDetails = {
  sender_address: 'MyShop',
  sender_address_type: 'ALPHANUMERIC',
  usage_type: 'ALPHANUMERIC',
  destination_countries: ['SE'],
  reason: 'The name of the shop',
};
const NUMBER: SenderDetails = {
  ...TAG,
  sender_address: '+46700000077',
  sender_address_type: 'INTERNATIONAL',
  usage_type: 'OWN_NUMBER',
};

const objectors = (request: SenderDetails) =>
  senderChecks.filter(({ objects }) => objects(request)).map(({ name }) => name);

describe('a request for a sender address', () => {
  it.each([
    ['AB', ['tagLength']],
    ['ABC', []],
    ['ABCDEFGHIJK', []],
    ['ABCDEFGHIJKL', ['tagLength']],
    ['My Shop', ['tagCharacters']],
    ['Sho😀p', ['tagCharacters']],
  ])('with the tag %s', (sender_address, names) =>
    expect(objectors({ ...TAG, sender_address })).toEqual(names),
  );

  it.each([
    ['a tag for the United States', { ...TAG, destination_countries: ['SE', 'US'] }, ['tagCountries']],
    ['a tag for Ireland', { ...TAG, destination_countries: ['IE'] }, ['tagCountries']],
    ['a number for Ireland', { ...NUMBER, destination_countries: ['IE'] }, []],
    ['a number for France', { ...NUMBER, destination_countries: ['FR'] }, ['ownNumberCountries']],
    ['a number that is none', { ...NUMBER, sender_address: 'abc' }, ['ownNumber']],
    ['types that do not match', { ...NUMBER, sender_address_type: 'ALPHANUMERIC' }, ['matchingTypes']],
  ] as const)('for %s', (_title, request, names) => expect(objectors(request)).toEqual(names));
});

it('an own number is usable for twelve months, and its holder is told before', async () => {
  const world = worldAt('2024-01-15T12:00:00Z');
  const account = accountOf(world);
  const records = world.scopes.messaging.state.recordsOf(account.id);
  const now = world.clock.now();
  const request: SenderRequest = {
    ...NUMBER,
    ...{
      id: 'request',
      account: account.id,
      status: 'PENDING',
      code: undefined,
      createdAt: now,
      changedAt: now,
    },
  };
  records.senderRequests.set(request.id, request);
  sendCode(world.scopes.messaging, request);
  const source = { source_number: NUMBER.sender_address };
  expect(codesOf(world, submit(world, [source]).messages[0])).toEqual(['410']);
  const address = approve(world.scopes.messaging, records, request);
  expect(address.id).not.toBe(request.id);
  await world.clock.advanceTo(Date.parse('2025-01-15T11:59:59.999Z'));
  expect(codesOf(world, submit(world, [source]).messages[0])).toEqual(['200', '221']);
  await world.clock.advanceTo(Date.parse('2025-01-15T12:00:00Z'));
  expect(codesOf(world, submit(world, [source]).messages[0])).toEqual(['410']);
  expect(world.scopes.messaging.state.mailbox.map(({ kind }) => kind)).toEqual([
    'verification-code',
    'expiry-notice',
  ]);
});

it('twelve months end on the same day of the next year', () => {
  const year = (instant: string) => new Date(monthsLater(Date.parse(instant), 12)).toISOString();
  expect(year('2023-02-28T10:00:00.000Z')).toBe('2024-02-28T10:00:00.000Z');
  expect(year('2024-02-29T10:00:00.000Z')).toBe('2025-03-01T10:00:00.000Z');
});
