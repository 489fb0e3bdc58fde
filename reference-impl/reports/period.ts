import { Temporal } from 'temporal-polyfill';

/** The period that a report covers, both ends included; milliseconds since the epoch. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

type Day = Temporal.PlainDate;

const monday = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });
const firstOf = (day: Day): Day => day.with({ day: 1 });

/** The first day of each period and the day after its last, given the current day. A week begins on Monday. */
const SPANS = {
  TODAY: (today) => [today, today.add({ days: 1 })],
  YESTERDAY: (today) => [today.subtract({ days: 1 }), today],
  THIS_WEEK: (today) => [monday(today), monday(today).add({ days: 7 })],
  LAST_WEEK: (today) => [monday(today).subtract({ days: 7 }), monday(today)],
  THIS_MONTH: (today) => [firstOf(today), firstOf(today).add({ months: 1 })],
  LAST_MONTH: (today) => [firstOf(today).subtract({ months: 1 }), firstOf(today)],
  LAST_30_DAYS: (today) => [today.subtract({ days: 30 }), today],
  LAST_7_DAYS: (today) => [today.subtract({ days: 7 }), today],
  THIS_WEEKDAYS: (today) => [monday(today), monday(today).add({ days: 5 })],
  LAST_WEEKDAYS: (today) => [monday(today).subtract({ days: 7 }), monday(today).subtract({ days: 2 })],
} satisfies Readonly<Record<string, (today: Day) => readonly [Day, Day]>>;

export type Period = keyof typeof SPANS;

export const PERIODS = Object.keys(SPANS);

/** The window of a named period in `zone` at the instant `now`: whole local days. Rules: PUB-ASYNC-PERIOD-02. */
export function windowOfPeriod(period: Period, now: number, zone: string): Window {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const [first, after] = SPANS[period](today);
  const midnight = (day: Day): number => day.toZonedDateTime(zone).epochMilliseconds;
  return { from: midnight(first), to: midnight(after) - 1 };
}
