import { describe, expect, it } from 'vitest';
import { isWithinSendingHours, nextOpening } from '../../../reference-impl/messaging/sending-hours.ts';

const within = (instant: string, zone: string) => isWithinSendingHours(Date.parse(instant), zone);
const opening = (instant: string, zone: string) =>
  new Date(nextOpening(Date.parse(instant), zone)).toISOString();

describe('the sending hours of an account', () => {
  it.each([
    ['2024-01-15T07:59:59.999Z', false],
    ['2024-01-15T08:00:00.000Z', true],
    ['2024-01-15T17:59:59.999Z', true],
    ['2024-01-15T18:00:00.000Z', false],
    ['2024-01-15T18:00:00.001Z', false],
  ])('at %s in UTC: %s', (instant, expected) => expect(within(instant, 'UTC')).toBe(expected));

  it.each([
    ['Europe/Stockholm', '2024-01-15T07:00:00.000Z', '2024-01-15T17:00:00.000Z'],
    ['Europe/Stockholm', '2024-07-15T06:00:00.000Z', '2024-07-15T16:00:00.000Z'],
    ['America/New_York', '2024-07-15T12:00:00.000Z', '2024-07-15T22:00:00.000Z'],
    ['Asia/Kolkata', '2024-01-15T02:30:00.000Z', '2024-01-15T12:30:00.000Z'],
    ['Asia/Kathmandu', '2024-01-15T02:15:00.000Z', '2024-01-15T12:15:00.000Z'],
    ['America/St_Johns', '2024-07-15T10:30:00.000Z', '2024-07-15T20:30:00.000Z'],
    ['Pacific/Kiritimati', '2024-01-14T18:00:00.000Z', '2024-01-15T04:00:00.000Z'],
    ['Pacific/Pago_Pago', '2024-01-15T19:00:00.000Z', '2024-01-16T05:00:00.000Z'],
    ['Australia/Lord_Howe', '2024-01-14T21:00:00.000Z', '2024-01-15T07:00:00.000Z'],
    ['Australia/Lord_Howe', '2024-07-14T21:30:00.000Z', '2024-07-15T07:30:00.000Z'],
    ['Europe/Stockholm', '2024-03-31T06:00:00.000Z', '2024-03-31T16:00:00.000Z'],
    ['Europe/Stockholm', '2024-10-27T07:00:00.000Z', '2024-10-27T17:00:00.000Z'],
    ['America/New_York', '2024-03-10T12:00:00.000Z', '2024-03-10T22:00:00.000Z'],
    ['America/New_York', '2024-11-03T13:00:00.000Z', '2024-11-03T23:00:00.000Z'],
    ['Australia/Sydney', '2024-04-06T22:00:00.000Z', '2024-04-07T08:00:00.000Z'],
    ['Australia/Sydney', '2024-10-05T21:00:00.000Z', '2024-10-06T07:00:00.000Z'],
  ])('in %s from %s to %s', (zone, opens, closes) => {
    expect(isWithinSendingHours(Date.parse(opens) - 1, zone)).toBe(false);
    expect(within(opens, zone)).toBe(true);
    expect(isWithinSendingHours(Date.parse(closes) - 1, zone)).toBe(true);
    expect(within(closes, zone)).toBe(false);
  });

  it.each([
    ['before opening: the same day', '2024-01-15T02:00:00.000Z', 'UTC', '2024-01-15T08:00:00.000Z'],
    ['midnight: the same day', '2024-01-15T00:00:00.000Z', 'UTC', '2024-01-15T08:00:00.000Z'],
    ['Friday evening: Saturday', '2024-01-19T19:00:00.000Z', 'UTC', '2024-01-20T08:00:00.000Z'],
    ['the last day of the year', '2024-12-31T19:00:00.000Z', 'UTC', '2025-01-01T08:00:00.000Z'],
    ['the day before a leap day', '2024-02-28T19:00:00.000Z', 'UTC', '2024-02-29T08:00:00.000Z'],
    ['into summer time', '2024-03-30T19:00:00.000Z', 'Europe/Stockholm', '2024-03-31T06:00:00.000Z'],
    ['into winter time', '2024-10-26T18:00:00.000Z', 'Europe/Stockholm', '2024-10-27T07:00:00.000Z'],
    ['within the lost hour', '2024-03-31T00:59:00.000Z', 'Europe/Stockholm', '2024-03-31T06:00:00.000Z'],
    ['New York, spring', '2024-03-10T00:00:00.000Z', 'America/New_York', '2024-03-10T12:00:00.000Z'],
    ['New York, autumn', '2024-11-02T23:00:00.000Z', 'America/New_York', '2024-11-03T13:00:00.000Z'],
    ['the date line', '2024-01-15T05:00:00.000Z', 'Pacific/Kiritimati', '2024-01-15T18:00:00.000Z'],
    ['west of the date line', '2024-01-15T06:00:00.000Z', 'Pacific/Pago_Pago', '2024-01-15T19:00:00.000Z'],
  ])('%s', (_title, instant, zone, expected) => expect(opening(instant, zone)).toBe(expected));
});
