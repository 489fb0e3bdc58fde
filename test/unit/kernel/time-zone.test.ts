import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourOnLocalDay, isTimeZone, millisecondOfDay } from '../../../reference-impl/kernel/time-zone.ts';
import { nextFiring, parseCron } from '../../../reference-impl/reports/cron.ts';

const at = (instant: string) => Date.parse(instant);
const HOUR = 3_600_000;

describe('local wall clocks', () => {
  it.each([
    ['UTC', '2024-01-15T08:00:00Z', 8],
    ['Asia/Kathmandu', '2024-01-15T02:15:00Z', 8],
    ['America/St_Johns', '2024-07-15T10:30:00Z', 8],
    ['Australia/Lord_Howe', '2024-07-14T21:30:00Z', 8],
    ['Pacific/Kiritimati', '2024-01-14T18:00:00Z', 8],
  ])('shows %s at %s as %i hours', (zone, instant, hours) => {
    expect(millisecondOfDay(at(instant), zone)).toBe(hours * HOUR);
  });

  it('counts by the wall, not by elapsed time, on a day that loses an hour', () => {
    expect(millisecondOfDay(at('2024-03-31T06:00:00Z'), 'Europe/Stockholm')).toBe(8 * HOUR);
  });

  it.each([
    ['Europe/Stockholm', '2024-03-30T19:00:00Z', 1, '2024-03-31T06:00:00Z'],
    ['Europe/Stockholm', '2024-10-26T18:00:00Z', 1, '2024-10-27T07:00:00Z'],
    ['Australia/Sydney', '2024-10-05T10:00:00Z', 1, '2024-10-05T21:00:00Z'],
    ['UTC', '2024-12-31T19:00:00Z', 1, '2025-01-01T08:00:00Z'],
    ['UTC', '2024-02-28T19:00:00Z', 1, '2024-02-29T08:00:00Z'],
  ])('finds 08:00 in %s after %s', (zone, instant, days, expected) => {
    expect(hourOnLocalDay(at(instant), zone, 8, days)).toBe(at(expected));
  });

  it('knows a zone from a word that is none', () => {
    expect(isTimeZone('Asia/Kolkata')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });

  it('takes no zone in which a schedule could not fire or a report be made', () => {
    const names = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'EST5EDT', 'Etc/GMT-14', 'Z', '');
    const offsets = fc.stringMatching(/^[+\u2212-]?[012]\d(:?[0-5]\d)?$/);
    const cron = parseCron('0 8 * * *') ?? expect.unreachable();
    fc.assert(
      fc.property(fc.oneof(names, offsets, fc.string()), (zone) => {
        if (!isTimeZone(zone)) return;
        expect(nextFiring(cron, zone, 0)).toBeGreaterThan(0);
        expect(hourOnLocalDay(0, zone, 8)).not.toBeNaN();
      }),
    );
  });
});
