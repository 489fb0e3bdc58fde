import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameZone, isTimeZone, partOfDay } from '../../../support/ground/time/wall-clock.ts';
import { forAll } from '../for-all.ts';

const at = (time: string): number => Date.parse(`2024-01-15T${time}Z`);

describe('the part of the day in a zone', () => {
  it.each([
    ['08:04:59', undefined],
    ['08:05:00', 'day'],
    ['17:44:59', 'day'],
    ['17:45:00', undefined],
    ['18:00:00', undefined],
    ['18:05:00', 'night'],
    ['00:00:00', 'night'],
    ['07:44:59', 'night'],
    ['07:45:00', undefined],
  ])('is seen at %s as %s', (time, part) => expect(partOfDay(at(time), 'UTC')).toBe(part));

  it('is that of the wall clock there', () => {
    expect(partOfDay(at('12:00:00'), 'Pacific/Auckland')).toBe('night');
    expect(partOfDay(at('20:00:00'), 'America/New_York')).toBe('day');
  });

  it('is night in one of two zones twelve hours apart, at any moment', () => {
    const zones = ['UTC', 'Pacific/Funafuti'];
    forAll(fc.integer({ min: 0, max: 4e12 }), (now) => zones.some((zone) => partOfDay(now, zone) === 'night'));
  });
});

describe('a time zone', () => {
  it('exists, or does not', () => {
    expect(isTimeZone('Europe/Stockholm')).toBe(true);
    expect(isTimeZone('Mars/Phobos')).toBe(false);
  });

  it('may have two names', () => {
    expect(isSameZone('UTC', 'Etc/UTC')).toBe(true);
    expect(isSameZone('UTC', 'Europe/London')).toBe(false);
    expect(isSameZone('', 'Europe/London')).toBe(false);
  });
});
