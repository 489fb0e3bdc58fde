import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectInEvery,
  expectUtc,
  expectWithin,
  type Period,
  wantedBy,
} from '../support/example/expect/member-kinds.ts';
import {
  expectCountOf,
  expectInManner,
  expectOutcome,
  expectRefusedOrReported,
  type Manner,
  type Outcome,
  outcomeInWords,
} from '../support/example/expect/report-outcomes.ts';
import { absent, type Claim, claims, evident, present } from '../support/example/session/claims.ts';
import { reportsOf } from '../support/example/verbs/delivery-reports.ts';
import { outcomeOfRequest, reportsOfBurst } from '../support/example/verbs/sending.ts';

type Messages = readonly string[] | number;

/** A report that came shows that reports of this message come, and one of delivery that its handset got it. */
const reported = (messages: Messages, { statuses }: Outcome): Claim[] => {
  const names = typeof messages === 'number' ? [] : messages;
  const delivered = names.length > 0 && statuses.join() === 'delivered';
  return [
    ...names.map((name) => present('the receiver of the reports of "{}"', name)),
    ...(delivered ? [present('any handset')] : []),
  ];
};

Then(
  '{messages} is/are reported {outcome}',
  claims(reported),
  async function (this: PlumblineWorld, messages: Messages, outcome: Outcome) {
    if (typeof messages === 'number') {
      expectCountOf(await reportsOfBurst(this.session), outcome, messages);
      return;
    }
    for (const name of messages) {
      expectOutcome(await reportsOf(this.session, name), outcome, name);
      this.session.journal.witness.push(`${name} was reported ${outcomeInWords(outcome)}`);
    }
  },
);

Then(
  '{messages} is/are {manner} reported {outcome}',
  claims((_messages: Messages, manner: Manner) =>
    manner === 'refused or' ? evident : absent('the receiver of delivery reports'),
  ),
  async function (this: PlumblineWorld, names: readonly string[], manner: Manner, outcome: Outcome) {
    for (const name of names)
      if (manner === 'refused or') expectRefusedOrReported(await outcomeOfRequest(this.session, name), outcome, name);
      else expectInManner(await reportsOf(this.session, name), manner, outcome, name);
  },
);

Then('every report of {string} has:', async function (this: PlumblineWorld, name: string, table: DataTable) {
  const members = table.raw().map(([member = '', cell = '']) => [member, wantedBy(this.session, cell)] as const);
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
