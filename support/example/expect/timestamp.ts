import { expect } from 'chai';

const RFC_3339 = /^(\d{4}-\d\d-\d\d)[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

/** Whether the date part exists in the calendar: 2024-02-30 does not. */
const isInCalendar = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
};

/** The value is a timestamp of RFC 3339 with any number of fraction digits and any offset. */
export function expectTimestamp(value: unknown, name: string): void {
  expect(value, name).to.be.a('string').that.matches(RFC_3339);
  const [, date = ''] = RFC_3339.exec(value as string) ?? [];
  expect(isInCalendar(date) && !Number.isNaN(Date.parse(value as string)), `${name} ${value} exists`).to.equal(true);
}

/** The value is a timestamp of `instant` (milliseconds since the epoch), however it is written. */
export function expectInstant(value: unknown, instant: number, name: string): void {
  expectTimestamp(value, name);
  expect(Date.parse(value as string), `${name} ${value}`).to.equal(instant);
}
