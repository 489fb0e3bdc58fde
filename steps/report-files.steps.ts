import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectEntries } from '../support/example/expect/entries.ts';
import { expectGroups } from '../support/example/expect/groups.ts';
import { claims, present, shownByOtherRows } from '../support/example/session/claims.ts';
import { draftOfRow } from '../support/example/session/drafts.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { download } from '../support/example/verbs/report-files.ts';
import { listedIds } from '../support/example/verbs/report-requests.ts';
import { sendNamed } from '../support/example/verbs/sending.ts';

Given(
  '{account} has sent in one request:',
  async function (this: PlumblineWorld, role: string, table: DataTable) {
    await sendNamed(this.session, { role }, table.hashes().map(draftOfRow));
  },
);

When('the client downloads the file', async function (this: PlumblineWorld) {
  this.session.handles.put('where the file is', this.session.last);
  await download(this.session, this.session.last);
});

When('the client downloads the file again', async function (this: PlumblineWorld) {
  await download(this.session, this.session.handles.get('where the file is'));
});

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

Then('the file reads:', function (this: PlumblineWorld, lines: string) {
  const { status, text } = this.session.last;
  expect(status, text.slice(0, 300)).to.equal(200);
  expect(text.trimEnd().split(/\r?\n/), 'the lines of the file').to.deep.equal(lines.split('\n'));
});

Then('the summary has the groups:', function (this: PlumblineWorld, table: DataTable) {
  expectGroups(this.session.last, table.hashes());
});

Then(
  'the answer has {int} entry/entries in {string}',
  claims((count: number) => (count === 0 ? shownByOtherRows : present('the answer'))),
  function (this: PlumblineWorld, count: number, list: string) {
    expectEntries(this.session.last, list, count);
  },
);
