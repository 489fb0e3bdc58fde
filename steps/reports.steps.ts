import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectGroups, type ReportTrait } from '../support/example/expect/report-traits.ts';
import { claims, present } from '../support/example/session/claims.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { listedIds, walkReport } from '../support/example/verbs/report-pages.ts';
import {
  aroundNow,
  askReport,
  downloadLatest,
  membersOfTable,
  type ReportKind,
} from '../support/example/verbs/report-requests.ts';

When('{account} asks for the {report}', async function (this: PlumblineWorld, role: string, kind: ReportKind) {
  await askReport(this.session, role, kind, aroundNow(this.session));
});

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
  'the report {reportTrait}',
  claims((trait: ReportTrait) => trait.claim),
  async function (this: PlumblineWorld, trait: ReportTrait) {
    await trait.expect(this.session);
  },
);

Then(
  'the report lists nothing but, in this sequence:',
  claims(present('the report')),
  async function (this: PlumblineWorld, table: DataTable) {
    const wanted = table.raw().flat().filter(Boolean);
    expect(this.session.wire.last.status, this.session.wire.last.text.slice(0, 300)).to.equal(200);
    const ids = wanted.map((name) => this.session.handles.get<SentMessage>(name).id);
    expect(await listedIds(this.session), `the messages ${wanted.join(', ')}`).to.deep.equal(ids);
  },
);

Then('the summary has the groups:', function (this: PlumblineWorld, table: DataTable) {
  expectGroups(this.session.wire.last, table.hashes());
});

Then('the file reads:', function (this: PlumblineWorld, lines: string) {
  const { status, text } = this.session.wire.last;
  expect(status, text.slice(0, 300)).to.equal(200);
  expect(text.trimEnd().split(/\r?\n/), 'the lines of the file').to.deep.equal(lines.split('\n'));
});
