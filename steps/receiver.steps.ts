import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { claims, counted } from '../support/example/session/claims.ts';
import {
  actsOf,
  openOwnReceiver,
  pairsOf,
  postReports,
  specimenReports,
  statusesGiven,
} from '../support/example/verbs/own-receiver.ts';

Given("the harness's own receiver takes reports", async function (this: PlumblineWorld) {
  await openOwnReceiver(this.session);
});

When(
  'it gets this report {int} time(s):',
  async function (this: PlumblineWorld, count: number, body: string) {
    await postReports(this.session, Array(count).fill(body));
  },
);

When('it gets the reports:', async function (this: PlumblineWorld, table: DataTable) {
  await postReports(this.session, specimenReports(table.hashes()));
});

When('it gets a report for every pair of:', async function (this: PlumblineWorld, table: DataTable) {
  const { status = '', error_code = '' } = table.rowsHash();
  const pairs = pairsOf(status.split(' '), error_code.split(' '));
  await postReports(this.session, specimenReports(pairs));
});

Then(
  'it answers {int} report(s), each with an HTTP status from {int} to {int}',
  function (this: PlumblineWorld, count: number, lowest: number, highest: number) {
    const statuses = statusesGiven(this.session);
    expect(statuses, 'answers').to.have.lengthOf(count);
    for (const status of statuses) expect(status, 'HTTP status').to.be.within(lowest, highest);
  },
);

Then(
  'it acts on {int} report(s)',
  claims((count: number) => counted('the receiver', count)),
  async function (this: PlumblineWorld, count: number) {
    expect(await actsOf(this.session), 'reports acted on').to.equal(count);
  },
);
