import { DAY, HOUR } from '../../ground/time/units.ts';
import type { Window } from './windows.ts';

const OPENS = 8;
const CLOSES = 18;

/** The hour of the wall clock in `zone`, with its fraction; undefined for a zone that does not exist. */
function hourIn(zone: string): ((at: number) => number) | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return (at) => {
      const [hour = 0, minute = 0] = format.format(at).split(':').map(Number);
      return hour + minute / 60;
    };
  } catch {
    return undefined;
  }
}

const STEP = HOUR / 4;

/** The hours 08:00 to 18:00 of the wall clock in `zone` between two instants, for a drawing: exact to a quarter. */
export function wallClockBands(from: number, until: number, zone: string): Window[] {
  const hour = hourIn(zone);
  if (!hour || until - from > 14 * DAY) return [];
  const bands: Window[] = [];
  let opened: number | undefined;
  const start = Math.floor(from / STEP) * STEP;
  for (let at = start; at <= until + STEP; at += STEP) {
    const open = hour(at) >= OPENS && hour(at) < CLOSES;
    if (open && opened === undefined) opened = at;
    if (!open && opened !== undefined) {
      bands.push({ label: 'sending hours', from: opened, to: at });
      opened = undefined;
    }
  }
  if (opened !== undefined) bands.push({ label: 'sending hours', from: opened, to: until + HOUR });
  return bands;
}
