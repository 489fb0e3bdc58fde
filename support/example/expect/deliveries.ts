import { expect } from 'chai';
import { absent, type Claim } from '../session/claims.ts';
import { memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import {
  attemptsOfFirst,
  listedReportIds,
  repeatedChanges,
  reportsAt,
  reportsOf,
  type SentMessage,
  waitsBetweenRetries,
} from '../verbs/delivery-reports.ts';
import { type Bound, expectCount } from './call-events.ts';
import { expectGrowingWaits, expectSameWhenRepeated } from './notifications.ts';

/** What a step expects of the deliveries to a receiver, and what it claims by that. */
export interface Delivery {
  readonly claims: readonly Claim[];
  readonly expect: (session: Session, receiver: string) => Promise<void>;
}

export const deliveredTimes = (bound: Bound, times: number): Delivery => ({
  claims: [],
  expect: async (session, receiver) =>
    expectCount((await attemptsOfFirst(session, receiver)).length, bound, times, 'attempts'),
});

export const repeatedAlike = (member: string): Delivery => ({
  claims: [],
  expect: async (session, receiver) => expectSameWhenRepeated(await repeatedChanges(session, receiver), member),
});

/** The first report is sent again, at most so often as far as this is watched, after longer and longer waits. */
export const retriedAfter = (retries: number, factor: number): Delivery => ({
  claims: [],
  expect: async (session, receiver) =>
    expectGrowingWaits(await waitsBetweenRetries(session, receiver, retries), factor),
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

export const reportedAlone = (name: string): Delivery => ({
  claims: [],
  expect: async (session, receiver) => {
    const { id } = session.handles.get<SentMessage>(name);
    const ids = new Set((await reportsAt(session, receiver)).map((report) => report.message_id));
    expect([...ids], `message ids reported to ${receiver}`).to.deep.equal([id]);
  },
});

export const reportsAlike = (member: string): Delivery => ({
  claims: [],
  expect: async (session, receiver) => {
    const values = (await reportsAt(session, receiver)).map((report) => memberAt(report, member));
    expect(values[0], member).to.be.a('string').that.is.not.empty;
    expect(new Set(values).size, `different values of ${member}`).to.equal(1);
  },
});

export const reportsUnlike = (member: string): Delivery => ({
  claims: [],
  expect: async (session, receiver) => {
    const values = (await reportsAt(session, receiver)).map((report) => memberAt(report, member));
    expect(values, `every ${member}`).to.have.lengthOf.above(1);
    expect(new Set(values).size, `different values of ${member}`).to.equal(values.length);
  },
});
