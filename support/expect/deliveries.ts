import { expect } from 'chai';
import { attemptsOfFirst, repeatedChanges, waitsBetweenRetries } from '../session/attempts.ts';
import { absent, type Claim } from '../session/claims.ts';
import { reportsOf } from '../session/delivery-reports.ts';
import { listedReportIds } from '../session/listed-reports.ts';
import type { Session } from '../session/session.ts';
import { type Bound, expectCount } from './call-events.ts';
import { expectGrowingWaits, expectSameWhenRepeated } from './notifications.ts';

/** What a step expects of the deliveries to a receiver, and what it claims by that. */
export interface Delivery {
  readonly claims: readonly Claim[];
  readonly expect: (session: Session, receiver: string) => Promise<void>;
}

/** The report that came first came so often. */
export const deliveredTimes = (bound: Bound, times: number): Delivery => ({
  claims: [],
  expect: async (session, receiver) => expectCount(await attemptsOfFirst(session, receiver), bound, times),
});

/** A member is the same whenever a report comes again. */
export const repeatedAlike = (member: string): Delivery => ({
  claims: [],
  expect: async (session, receiver) =>
    expectSameWhenRepeated(await repeatedChanges(session, receiver), member),
});

/** The first report is sent again so often, after longer and longer waits. */
export const retriedAfter = (retries: number, factor: number): Delivery => ({
  claims: [],
  expect: async (session, receiver) =>
    expectGrowingWaits(await waitsBetweenRetries(session, receiver, retries), retries, factor),
});

/** Every report of a message that the account can list was pushed too. */
export const pushedAsListed = (name: string): Delivery => ({
  claims: [absent('the receiver of delivery reports')],
  expect: async (session) => {
    const listed = await listedReportIds(session, 'main', name);
    const pushed = (await reportsOf(session, name)).map((report) => report.delivery_report_id);
    expect(listed, `listed reports of ${name}`).to.not.have.lengthOf(0);
    expect(pushed, 'pushed reports').to.include.members(listed);
  },
});
