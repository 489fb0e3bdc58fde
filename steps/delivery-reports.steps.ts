import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectUtc, expectWithin, type Period } from '../support/expect/instants.ts';
import {
  expectNoOutcome,
  expectOnlyOutcome,
  expectOutcome,
  type Outcome,
  outcomeInWords,
} from '../support/expect/report-outcomes.ts';
import { expectAlike, expectInEvery } from '../support/expect/reports.ts';
import { wantedBy } from '../support/expect/wanted-values.ts';
import { absent, type Claim, claims, present } from '../support/session/claims.ts';
import { reportsAt, reportsOf, type SentMessage } from '../support/session/delivery-reports.ts';
import { DEFAULT_RECEIVER } from '../support/session/sending.ts';

/** A report that came shows that reports of this message come, and one of delivery that its handset got it. */
const reported = (names: readonly string[], { statuses }: Outcome): Claim[] => [
  ...names.map((name) => present('the receiver of the reports of "{}"', name)),
  ...(statuses.join() === 'delivered' ? [present('any handset')] : []),
];

Then(
  '{messages} is/are reported {outcome}',
  claims(reported),
  async function (this: PlumblineWorld, names: readonly string[], outcome: Outcome) {
    for (const name of names) {
      expectOutcome(await reportsOf(this.session, name), outcome, name);
      this.session.journal.witness.push(`${name} was reported ${outcomeInWords(outcome)}`);
    }
  },
);

Then(
  '{messages} is/are never reported {outcome}',
  claims(absent('the receiver of delivery reports')),
  async function (this: PlumblineWorld, names: readonly string[], outcome: Outcome) {
    for (const name of names) expectNoOutcome(await reportsOf(this.session, name), outcome, name);
  },
);

Then(
  '{string} is reported nothing but {outcome}',
  claims(absent('the receiver of delivery reports')),
  async function (this: PlumblineWorld, name: string, outcome: Outcome) {
    expectOnlyOutcome(await reportsOf(this.session, name), outcome, name);
  },
);

Then('every report of {string} has:', async function (this: PlumblineWorld, name: string, table: DataTable) {
  const members = table
    .raw()
    .map(([member = '', cell = '']) => [member, wantedBy(this.session, cell)] as const);
  expectInEvery(await reportsOf(this.session, name), members);
});

Then(
  'the {status} report of {string} has {string} {period}',
  async function (this: PlumblineWorld, status: string, name: string, member: string, period: Period) {
    const reports = (await reportsOf(this.session, name)).filter((report) => report.status === status);
    expect(reports, `${status} reports of ${name}`).to.not.have.lengthOf(0);
    for (const report of reports) {
      expectUtc(report[member], member);
      expectWithin(Date.parse(String(report[member])), period, member);
    }
  },
);

Then(
  'all reports have {sameness} {string}',
  async function (this: PlumblineWorld, isSame: boolean, member: string) {
    expectAlike(await reportsAt(this.session, DEFAULT_RECEIVER), isSame, member);
  },
);

Then(
  'only {string} is reported to {receiver}',
  async function (this: PlumblineWorld, name: string, receiver: string) {
    const { id } = this.session.handles.get<SentMessage>(name);
    const ids = new Set((await reportsAt(this.session, receiver)).map((report) => report.message_id));
    expect([...ids], `message ids reported to ${receiver}`).to.deep.equal([id]);
  },
);
