import { expect } from 'chai';
import type { Period } from '../../ground/time/period.ts';

export type { Period };

const shown = (instant: number): string => new Date(instant).toISOString();

/** An instant lies in a period, ends included; all in milliseconds since the epoch. */
export function expectWithin(instant: number, { from, until }: Period, what: string): void {
  expect(Number.isFinite(instant), `${what} is an instant`).to.equal(true);
  const wanted = from === until ? shown(from) : `between ${shown(from)} and ${shown(until)}`;
  const isWithin = instant >= from && instant <= until;
  expect(isWithin, `${what} ${shown(instant)}, wanted ${wanted}`).to.equal(true);
}

/** Some of the instants lie in a period, ends included. */
export function expectSomeWithin(instants: readonly number[], { from, until }: Period, what: string): void {
  expect(
    instants.filter((at) => at >= from && at <= until),
    `${what} in time`,
  ).to.not.have.lengthOf(0);
}

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:?00)$/;

/** The value is an ISO 8601 timestamp in UTC; the document leaves open how UTC is written. */
export function expectUtc(value: unknown, what: string): void {
  expect(value, what).to.be.a('string').that.matches(UTC);
  expect(Number.isFinite(Date.parse(value as string)), `${what} ${value} exists`).to.equal(true);
}
