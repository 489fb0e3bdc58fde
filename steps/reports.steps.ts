import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { expectGroups } from '../support/expect/groups.ts';
import { expectAgreement, expectEmptyReport, expectOnOnePage } from '../support/expect/past-traffic.ts';
import { absent, claims, present } from '../support/session/claims.ts';
import type { SentMessage } from '../support/session/delivery-reports.ts';
import { downloadLatest } from '../support/session/report-files.ts';
import { idsByPage, walkReport } from '../support/session/report-pages.ts';
import {
  aroundNow,
  askReport,
  listedIds,
  membersOfTable,
  type ReportKind,
  wholeReport,
} from '../support/session/report-requests.ts';

When(
  '{account} asks for the {report}',
  async function (this: PlumblineWorld, role: string, kind: ReportKind) {
    await askReport(this.session, role, kind, aroundNow(this.session));
  },
);

When(
  '{account} asks for the {report} with:',
  async function (this: PlumblineWorld, role: string, kind: ReportKind, table: DataTable) {
    const members = membersOfTable(this.session, table.rowsHash());
    await askReport(this.session, role, kind, aroundNow(this.session, members));
  },
);

When(
  '{account} goes through the detail report, {int} at a time',
  async function (this: PlumblineWorld, role: string, size: number) {
    await walkReport(this.session, role, aroundNow(this.session), size);
  },
);

When('the client downloads the file', async function (this: PlumblineWorld) {
  await downloadLatest(this.session);
});

Then(
  'the report {lists} {string}',
  claims((isListed: boolean) => (isListed ? present : absent)('the report')),
  async function (this: PlumblineWorld, isListed: boolean, name: string) {
    const { id } = this.session.handles.get<SentMessage>(name);
    const ids = await listedIds(this.session);
    expect(ids.includes(id), `${name} in the report, which has ${ids.length} messages`).to.equal(isListed);
    if (isListed) this.session.journal.witness.push(`the report lists ${name}`);
  },
);

Then(
  'the report {contains} {string}',
  claims((isThere: boolean) => (isThere ? present : absent)('the report')),
  async function (this: PlumblineWorld, isThere: boolean, text: string) {
    const report = (await wholeReport(this.session)).map((each) => each.text).join('\n');
    if (isThere) expect(report, 'the report').to.include(text);
    else expect(report, 'the report').to.not.include(text);
  },
);

Then(
  'the report lists nothing but, in this sequence:',
  claims(present('the report')),
  async function (this: PlumblineWorld, table: DataTable) {
    const wanted = table.raw().flat().filter(Boolean);
    expect(this.session.last.status, this.session.last.text.slice(0, 300)).to.equal(200);
    const ids = wanted.map((name) => this.session.handles.get<SentMessage>(name).id);
    expect(await listedIds(this.session), `the messages ${wanted.join(', ')}`).to.deep.equal(ids);
  },
);

Then('the report is empty', claims(absent('the report')), function (this: PlumblineWorld) {
  expectEmptyReport(this.session.last);
});

Then(
  'each of these messages is on exactly one page of at most {int}:',
  function (this: PlumblineWorld, size: number, table: DataTable) {
    const names = table.raw().flat();
    const ids = names.map((name) => this.session.handles.get<SentMessage>(name).id);
    expectOnOnePage(idsByPage(this.session), ids, size);
  },
);

Then('the summary agrees with the detail report', async function (this: PlumblineWorld) {
  const detail = await wholeReport(this.session, 'detail report');
  const [summary] = await wholeReport(this.session, 'summary');
  if (summary) expectAgreement(summary, detail);
});

Then('the summary has the groups:', function (this: PlumblineWorld, table: DataTable) {
  expectGroups(this.session.last, table.hashes());
});

Then('the file reads:', function (this: PlumblineWorld, lines: string) {
  const { status, text } = this.session.last;
  expect(status, text.slice(0, 300)).to.equal(200);
  expect(text.trimEnd().split(/\r?\n/), 'the lines of the file').to.deep.equal(lines.split('\n'));
});
