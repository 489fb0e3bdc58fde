import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectUtc, expectWithin, type Period } from '../support/example/expect/instants.ts';
import { expectMembers, expectPosted, type WantedMember } from '../support/example/expect/report-members.ts';
import { expectInEvery } from '../support/example/expect/reports.ts';
import { cellValue } from '../support/example/session/drafts.ts';
import { memberAt } from '../support/example/session/json-members.ts';
import { notificationsOf, reportsAt, reportsOf } from '../support/example/verbs/delivery-reports.ts';
import { receiverNamed } from '../support/example/verbs/receivers.ts';
import { DEFAULT_RECEIVER } from '../support/example/verbs/sending.ts';

Then(
  'every report of {string} has the callback URL of {receiver}',
  async function (this: PlumblineWorld, name: string, receiver: string) {
    const { url } = receiverNamed(this.session, receiver);
    expectInEvery(await reportsOf(this.session, name), [['callback_url', url]]);
  },
);

Then(
  'every report of {string} is POSTed as a JSON object',
  async function (this: PlumblineWorld, name: string) {
    expectPosted(await notificationsOf(this.session, name));
  },
);

Then(
  'every report of {string} has members:',
  async function (this: PlumblineWorld, name: string, table: DataTable) {
    expectMembers(await reportsOf(this.session, name), table.hashes() as unknown as WantedMember[]);
  },
);

Then(
  'every report of {string} has one of these as {string}:',
  async function (this: PlumblineWorld, name: string, member: string, table: DataTable) {
    const reports = await reportsOf(this.session, name);
    expect(reports, `reports of ${name}`).to.not.have.lengthOf(0);
    for (const report of reports)
      expect(report[member], member).to.be.oneOf(table.raw().flat().map(cellValue));
  },
);

Then(
  'every report of {string} names {account}',
  async function (this: PlumblineWorld, name: string, role: string) {
    const reports = await reportsOf(this.session, name);
    expect(reports, `reports of ${name}`).to.not.have.lengthOf(0);
    for (const report of reports)
      expect(memberAt(report, 'vendor_account_id.account_id')).to.equal(this.session.account(role).id);
  },
);

Then('all reports have the same {string}', async function (this: PlumblineWorld, member: string) {
  const values = (await reportsAt(this.session, DEFAULT_RECEIVER)).map((report) => memberAt(report, member));
  expect(values[0], member).to.be.a('string').that.is.not.empty;
  expect([...new Set(values)], `every ${member}`).to.have.lengthOf(1);
});

Then('all reports have a different {string}', async function (this: PlumblineWorld, member: string) {
  const values = (await reportsAt(this.session, DEFAULT_RECEIVER)).map((report) => memberAt(report, member));
  expect(values, `every ${member}`).to.have.lengthOf.above(1);
  expect(new Set(values).size, `different values of ${member}`).to.equal(values.length);
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
