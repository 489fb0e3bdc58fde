import { Temporal } from 'temporal-polyfill';
import { DAY } from '../kernel/duration.ts';
import type { CronSchedule } from './cron.ts';

/** There is no 29 February for eight years around 2100; no schedule waits longer for its day. */
const MOST_DAYS = 8 * 366 + 1;

type Date = Temporal.PlainDate;

function isOnDay(cron: CronSchedule, day: Date): boolean {
  const inMonth = cron.daysOfMonth.includes(day.day);
  const inWeek = cron.daysOfWeek.includes(day.dayOfWeek % 7);
  return cron.months.includes(day.month) && (cron.fitsEither ? inMonth || inWeek : inMonth && inWeek);
}

/** The times of day of a schedule in milliseconds since midnight, lowest first. */
function* timesOf({ hours, minutes, seconds }: CronSchedule): Generator<number> {
  for (const hour of hours)
    for (const minute of minutes) for (const second of seconds) yield ((hour * 60 + minute) * 60 + second) * 1000;
}

const midnightOf = (day: Date, zone: string): number => day.toZonedDateTime(zone).epochMilliseconds;

function instantAt(day: Date, time: number, zone: string): number {
  const plainTime = Temporal.PlainTime.from('00:00').add({ milliseconds: time });
  return day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
}

/** The first firing on a day when clocks change: a time that is skipped comes as much later. */
function firstOnOddDay(cron: CronSchedule, day: Date, zone: string, after: number): number | undefined {
  let first: number | undefined;
  for (const time of timesOf(cron)) {
    const instant = instantAt(day, time, zone);
    if (instant > after && (first === undefined || instant < first)) first = instant;
  }
  return first;
}

function firstOnDay(cron: CronSchedule, day: Date, zone: string, after: number): number | undefined {
  const midnight = midnightOf(day, zone);
  const next = midnightOf(day.add({ days: 1 }), zone);
  if (next <= after) return undefined;
  if (next - midnight !== DAY || instantAt(day, DAY / 2, zone) - midnight !== DAY / 2)
    return firstOnOddDay(cron, day, zone, after);
  for (const time of timesOf(cron)) if (midnight + time > after) return midnight + time;
  return undefined;
}

/**
 * The first instant after `after` at which a schedule fires in `zone`; undefined when its day never comes.
 * Rules: PUB-SCHED-FIRE-01.
 */
export function nextFiring(cron: CronSchedule, zone: string, after: number): number | undefined {
  let day = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(zone).toPlainDate();
  for (let count = 0; count < MOST_DAYS; count += 1) {
    const found = isOnDay(cron, day) ? firstOnDay(cron, day, zone, after) : undefined;
    if (found !== undefined) return found;
    day = day.add({ days: 1 });
  }
  return undefined;
}
