import { HOUR, MINUTE } from './units.ts';

/** Whether a zone exists, as the time zone database names it. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Whether two names are of the same zone. */
export const isSameZone = (one: string, other: string): boolean => nameOf(one) === nameOf(other);

const nameOf = (zone: string): string =>
  isTimeZone(zone) ? new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone : zone;

/** Milliseconds since midnight on the wall clock of a zone that exists, at an instant, to the minute. */
function wallClock(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [hour = 0, minute = 0] = format.format(at).split(':').map(Number);
  return hour * HOUR + minute * MINUTE;
}

/** The part of a day in an account's zone: inside the sending hours of 08:00 to 18:00, or outside. Section "Optional account features". */
export type PartOfDay = 'day' | 'night';

const OPENS = 8 * HOUR;
const CLOSES = 18 * HOUR;

/** How far the hours have to be from their edges, in milliseconds: clocks differ, and an example takes its time. */
const SINCE = 5 * MINUTE;
const AHEAD = 15 * MINUTE;

/** Which part of the day it is in a zone, and still is in a quarter of an hour; undefined close to an edge. */
export function partOfDay(at: number, zone: string): PartOfDay | undefined {
  const is = (instant: number): PartOfDay => {
    const time = wallClock(instant, zone);
    return time >= OPENS && time < CLOSES ? 'day' : 'night';
  };
  const parts = new Set([is(at - SINCE), is(at), is(at + AHEAD)]);
  return parts.size === 1 ? is(at) : undefined;
}
