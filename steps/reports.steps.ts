import type { DataTable } from '@cucumber/cucumber';
import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import {
  expectAgreement,
  expectEmpty,
  expectGroups,
  expectListed,
  reportText,
} from '../support/example/expect/report-traits.ts';
import { absent, claims, evident, performs, present } from '../support/example/session/claims.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { listedIds, wholeReport } from '../support/example/verbs/report-pages.ts';
import {
  aroundNow,
  askedReport,
  askReport,
  downloadLatest,
  membersOfTable,
  OPERATION_OF_REPORT,
} from '../support/example/verbs/report-requests.ts';

When(
  '{account} asks for the {report}',
  claims(performs((_role, report) => OPERATION_OF_REPORT[report])),
  (session, role, kind) => askReport(session, role, kind, aroundNow(session)),
);

When(
  '{account} asks for the {report} with:',
  claims(performs((_role, report) => OPERATION_OF_REPORT[report])),
  async (session, role, kind, table) => {
    const members = membersOfTable(session, table.rowsHash());
    await askReport(session, role, kind, aroundNow(session, members));
  },
);

When('the client downloads the file', downloadLatest);
Then('the report lists {string}', claims(present('the report')), expectListed);

Then('the report does not list {string}', claims(absent('the report')), async (session, name) => {
  const { id } = session.handles.get<SentMessage>(name);
  expect(await listedIds(session), `messages of the report without ${name}`).to.not.include(id);
});

Then('the report contains {string}', claims(present('the report')), async (session, text) =>
  expect(await reportText(session, text), 'the report').to.include(text),
);

Then('the report does not contain {string}', claims(absent('the report')), async (session, text) =>
  expect(await reportText(session, ''), 'the report').to.not.include(text),
);

Then('the report agrees with the detail report', claims(evident), async (session) => {
  const detail = await wholeReport(session, 'detail report');
  const [summary] = await wholeReport(session, 'summary');
  expectAgreement(summary ?? session.wire.last, detail);
});

const namesIn = (table: DataTable): string[] => table.raw().flat().filter(Boolean);
const isEmpty = (table?: DataTable): boolean => table !== undefined && namesIn(table).length === 0;
const listed = claims((table?: DataTable) => (isEmpty(table) ? absent : present)('the report'));

Then('the report lists nothing but:', listed, async (session, table) => {
  const wanted = namesIn(table);
  expect(session.wire.last.status, session.wire.last.text.slice(0, 300)).to.equal(200);
  if (wanted.length === 0) return expectEmpty(session.wire.last);
  const ids = wanted.map((name) => session.handles.get<SentMessage>(name).id);
  const seen = expect(await listedIds(session), `the messages ${wanted.join(', ')}`).to.have;
  // A report is in the sequence that was asked for, or in any.
  ('sort_by' in askedReport(session).members ? seen.ordered : seen).members(ids);
});

Then('the summary has the groups:', (session, table) => expectGroups(session.wire.last, table.hashes()));

Then('the file reads:', (session, lines) => {
  const { status, text } = session.wire.last;
  expect(status, text.slice(0, 300)).to.equal(200);
  const all = lines.split('\n');
  // Perhaps a byte order mark, then the names of the columns, and what is below them in any sequence.
  expect(text.trim().split(/\r?\n/), 'the lines of the file').to.have.members(all).with.property('0', all[0]);
});
