import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectInEvery, expectNoMetadata, expectReported } from '../support/example/expect/reports.ts';
import { absent, type Claim, claims, evident, present } from '../support/example/session/claims.ts';
import { ownValue } from '../support/example/session/specimen-numbers.ts';
import { reportsAt, reportsOf, type SentMessage } from '../support/example/verbs/delivery-reports.ts';

/** A report that came shows that reports of this message come, and one of delivery that its handset got it. */
const reported = (name: string, status: string): Claim[] => [
  present('the receiver of the reports of "{}"', name),
  ...(status === 'delivered' ? [present('any handset')] : []),
];

Then(
  '{string} is reported {status}',
  claims(reported),
  async function (this: PlumblineWorld, name: string, status: string) {
    const statuses = (await reportsOf(this.session, name)).map((report) => report.status);
    expect(statuses, `reported statuses of ${name}`).to.include(status);
    this.session.journal.witness.push(`${name} was reported ${status}`);
  },
);

Then(
  '{string} is reported {status} with report code {int}',
  claims(reported),
  async function (this: PlumblineWorld, name: string, status: string, code: number) {
    const seen = (await reportsOf(this.session, name)).map((report) => [report.status, report.error_code]);
    expect(seen, `reports of ${name}`).to.deep.include([status, String(code)]);
  },
);

Then(
  '{string} is reported {status} with report code {int} or {int}',
  claims(reported),
  async function (this: PlumblineWorld, name: string, status: string, one: number, other: number) {
    const reports = (await reportsOf(this.session, name)).filter((report) => report.status === status);
    expect(reports, `reports of ${name} as ${status}`).to.not.have.lengthOf(0);
    for (const { error_code } of reports) expect(Number(error_code), 'report code').to.be.oneOf([one, other]);
  },
);

Then(
  '{string} is never reported {status}',
  claims(absent('the receiver of delivery reports')),
  async function (this: PlumblineWorld, name: string, status: string) {
    const statuses = (await reportsOf(this.session, name)).map((report) => report.status);
    expect(statuses, `reported statuses of ${name}`).to.not.include(status);
  },
);

Then(
  '{string} is reported {status} or {status}',
  claims(reported),
  async function (this: PlumblineWorld, name: string, one: string, other: string) {
    const statuses = (await reportsOf(this.session, name)).map((report) => report.status);
    expect(statuses, `reported statuses of ${name}`).to.satisfy(
      (seen: string[]) => seen.includes(one) || seen.includes(other),
    );
  },
);

Then(
  '{string} is reported nothing but {status}',
  claims(absent('the receiver of delivery reports')),
  async function (this: PlumblineWorld, name: string, status: string) {
    const statuses = (await reportsOf(this.session, name)).map((report) => report.status);
    expect(
      statuses.filter((each) => each !== status),
      `other statuses of ${name}`,
    ).to.deep.equal([]);
  },
);

Then(
  '{string} is never reported with report code {int}',
  claims(absent('the receiver of delivery reports')),
  async function (this: PlumblineWorld, name: string, code: number) {
    const codes = (await reportsOf(this.session, name)).map((report) => report.error_code);
    expect(codes, `report codes of ${name}`).to.not.include(String(code));
  },
);

Then('the messages are reported:', async function (this: PlumblineWorld, table: DataTable) {
  for (const { NAME = '', status = '', error_code } of table.hashes())
    expectReported(await reportsOf(this.session, NAME), status, error_code);
});

Then('every report of {string} has:', async function (this: PlumblineWorld, name: string, table: DataTable) {
  const members = table
    .raw()
    .map(([member = '', cell = '']) => [member, ownValue(this.session, cell)] as const);
  expectInEvery(await reportsOf(this.session, name), members);
});

Then(
  'every report of {string} has {string}',
  async function (this: PlumblineWorld, name: string, member: string) {
    const reports = await reportsOf(this.session, name);
    expect(reports, `reports of ${name}`).to.not.have.lengthOf(0);
    for (const report of reports) expect(report).to.have.property(member);
  },
);

Then(
  'no report of {string} has {string}',
  claims(evident),
  async function (this: PlumblineWorld, name: string, member: string) {
    const reports = await reportsOf(this.session, name);
    expect(reports, `reports of ${name}`).to.not.have.lengthOf(0);
    for (const report of reports) expect(report[member] ?? undefined, member).to.equal(undefined);
  },
);

Then(
  'no report of {string} has metadata',
  claims(evident),
  async function (this: PlumblineWorld, name: string) {
    expectNoMetadata(await reportsOf(this.session, name));
  },
);

Then(
  'only {string} is reported to {string}',
  async function (this: PlumblineWorld, name: string, receiver: string) {
    const { id } = this.session.handles.get<SentMessage>(name);
    const ids = new Set((await reportsAt(this.session, receiver)).map((report) => report.message_id));
    expect([...ids], `message ids reported to ${receiver}`).to.deep.equal([id]);
  },
);
