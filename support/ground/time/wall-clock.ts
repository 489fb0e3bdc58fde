import { DAY, HOUR, MINUTE } from './units.ts';

function zoneCalled(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const isTimeZone = (name: string): boolean => zoneCalled(name) !== undefined;

export const isSameZone = (one: string, other: string): boolean =>
  (zoneCalled(one) ?? one) === (zoneCalled(other) ?? other);

/** The part of a day in an account's zone: inside the sending hours of 08:00 to 18:00, or outside. Section "Optional account features". */
export type PartOfDay = 'day' | 'night';

const OPENS = 8 * HOUR;
const CLOSES = 18 * HOUR;

/** How far the hours have to be from their edges, in milliseconds: clocks differ, and an example takes its time. */
const SINCE = 5 * MINUTE;
const AHEAD = 15 * MINUTE;

/** Which part of the day it is in a zone, and still is in a quarter of an hour; undefined close to an edge. */
export function partOfDay(at: number, zone: string): PartOfDay | undefined {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Set<PartOfDay>();
  for (const instant of [at - SINCE, at, at + AHEAD]) {
    const [hour = 0, minute = 0] = format.format(instant).split(':').map(Number);
    const time = hour * HOUR + minute * MINUTE;
    parts.add(time >= OPENS && time < CLOSES ? 'day' : 'night');
  }
  return parts.size === 1 ? [...parts][0] : undefined;
}

/** How far a zone is ahead of UTC at an instant, in milliseconds; to the second. */
function offsetAt(at: number, timeZone: string): number {
  const wall = new Date(at).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

const WEEK = 7 * DAY;
const classes = new Map<string, string>();

/** What zones have in common that a platform gets right or wrong together: the sign of the offset, and the next change. */
export function zoneClass(at: number, zone: string): string {
  const week = Math.floor(at / WEEK) * WEEK;
  const key = `${zone} ${week}`;
  const known = classes.get(key);
  if (known !== undefined) return known;
  const offset = offsetAt(week, zone);
  let change = '';
  for (let from = week; from < week + 53 * WEEK && change === ''; from += WEEK) {
    let [before, after] = [from, from + WEEK];
    if (offsetAt(after, zone) === offset) continue;
    while (after - before > MINUTE) {
      const between = (before + after) / 2;
      if (offsetAt(between, zone) === offset) before = between;
      else after = between;
    }
    change = new Date(Math.round(after / MINUTE) * MINUTE).toISOString();
  }
  const found = `${Math.sign(offset)} ${change}`;
  classes.set(key, found);
  return found;
}
