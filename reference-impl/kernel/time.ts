import { Temporal } from 'temporal-polyfill';
import { remembered } from './remembered.ts';

/** Spans of time in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds of an ISO 8601 duration such as `PT24H` or `P7D` (a day has 24 hours); undefined when it is none. */
export function millisecondsOf(duration: string): number | undefined {
  try {
    return Temporal.Duration.from(duration).total({ unit: 'milliseconds' });
  } catch {
    return undefined;
  }
}

/** Milliseconds since the epoch of an instant in ISO 8601, in letters of either case; NaN when no calendar has it. */
export function instantOf(text: string): number {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day <= lastDay ? Date.parse(text.toUpperCase()) : Number.NaN;
}

/** Many requests happen in one millisecond. */
const writtenOf = remembered(500, (instant: number) => new Date(instant).toISOString());

/** An instant as it is written; undefined stays undefined. */
export function isoOf(instant: number): string;
export function isoOf(instant: number | undefined): string | undefined;
export function isoOf(instant: number | undefined): string | undefined {
  return instant === undefined ? undefined : writtenOf(instant);
}

/** Milliseconds of the wall clock since local midnight in `zone` at `instant` (milliseconds since the epoch). */
export function millisecondOfDay(instant: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return ((local.hour * 60 + local.minute) * 60 + local.second) * 1000 + local.millisecond;
}

/** The instant at which the wall clock in `zone` shows `hour`:00 on the local day of `instant`, plus `days`. */
export function hourOnLocalDay(instant: number, zone: string, hour: number, days = 0): number {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds;
}

const LONGEST_NAME = 100;

/** Whether `zone` is in the IANA database; an offset or an instant, which some engines take, is none. */
export function isTimeZone(zone: string): boolean {
  if (zone.length > LONGEST_NAME || !/^[a-z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    Temporal.Now.zonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}
