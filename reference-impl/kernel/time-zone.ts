import { Temporal } from 'temporal-polyfill';

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

/** Longer than the name of any zone. */
const LONGEST_NAME = 100;

/** Whether `zone` is a name of the IANA time-zone database; an offset or an instant, which some engines take for a zone, is none. */
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
