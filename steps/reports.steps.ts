import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectAgreement,
  expectEmptyReport,
  expectOnOnePage,
} from '../support/example/expect/past-traffic.ts';
import { absent, claims, evident, present } from '../support/example/session/claims.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { idsByPage, walkReport } from '../support/example/verbs/report-pages.ts';
import {
  askReport,
  datesAround,
  listedIds,
  membersOfTable,
  type ReportKind,
  wholeReport,
} from '../support/example/verbs/report-requests.ts';

When(
  '{account} asks for the {report} with:',
  async function (this: PlumblineWorld, role: string, kind: ReportKind, table: DataTable) {
    await askReport(this.session, role, kind, membersOfTable(this.session, table.rowsHash()));
  },
);

When(
  '{account} asks for the {report} from {span} ago to {span} ahead',
  async function (this: PlumblineWorld, role: string, kind: ReportKind, before: number, after: number) {
    await askReport(this.session, role, kind, datesAround(this.session, { before, after }));
  },
);

When(
  '{account} asks for the {report} from {span} ago to {span} ahead with:',
  async function (
    this: PlumblineWorld,
    role: string,
    kind: ReportKind,
    before: number,
    after: number,
    table: DataTable,
  ) {
    const dates = datesAround(this.session, { before, after });
    const members = membersOfTable(this.session, table.rowsHash());
    await askReport(this.session, role, kind, { ...dates, ...members });
  },
);

When(
  '{account} asks for the {report} on {account} from {span} ago to {span} ahead',
  async function (
    this: PlumblineWorld,
    role: string,
    kind: ReportKind,
    about: string,
    before: number,
    after: number,
  ) {
    const dates = datesAround(this.session, { before, after });
    await askReport(this.session, role, kind, { ...dates, accounts: [this.session.account(about).id] });
  },
);

When(
  '{account} goes through the detail report from {span} ago to {span} ahead, {int} at a time',
  async function (this: PlumblineWorld, role: string, before: number, after: number, size: number) {
    await walkReport(this.session, role, datesAround(this.session, { before, after }), size);
  },
);

Then(
  'the report lists {string}',
  claims(present('the report')),
  async function (this: PlumblineWorld, name: string) {
    const { id } = this.session.handles.get<SentMessage>(name);
    expect(await listedIds(this.session), `messages of the report with ${name}`).to.include(id);
    this.session.journal.witness.push(`the report lists ${name}`);
  },
);

Then(
  'the report does not list {string}',
  claims(absent('the report')),
  async function (this: PlumblineWorld, name: string) {
    const { id } = this.session.handles.get<SentMessage>(name);
    expect(await listedIds(this.session), `messages of the report without ${name}`).to.not.include(id);
  },
);

Then(
  'the report contains {string}',
  claims(present('the report')),
  async function (this: PlumblineWorld, text: string) {
    const answers = await wholeReport(this.session);
    expect(answers.map((each) => each.text).join('\n'), 'the report').to.include(text);
  },
);

Then(
  'the report does not contain {string}',
  claims(absent('the report')),
  async function (this: PlumblineWorld, text: string) {
    const answers = await wholeReport(this.session);
    expect(answers.map((each) => each.text).join('\n'), 'the report').to.not.include(text);
  },
);

Then('the report is empty', claims(absent('the report')), function (this: PlumblineWorld) {
  expectEmptyReport(this.session.last);
});

Then('each of these messages is on exactly one page:', function (this: PlumblineWorld, table: DataTable) {
  const names = table.raw().flat();
  const ids = names.map((name) => this.session.handles.get<SentMessage>(name).id);
  expectOnOnePage(idsByPage(this.session), ids);
});

Then(
  'no page has more than {int} message(s)',
  claims(evident),
  function (this: PlumblineWorld, size: number) {
    for (const ids of idsByPage(this.session)) expect(ids.length, 'messages on a page').to.be.at.most(size);
  },
);

Then('the summary agrees with the detail report', async function (this: PlumblineWorld) {
  const detail = await wholeReport(this.session, 'detail report');
  const [summary] = await wholeReport(this.session, 'summary');
  if (summary) expectAgreement(summary, detail);
});
