import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { claims, counted } from '../support/session/claims.ts';
import { actsOf, openOwnReceiver, statusesGiven } from '../support/session/own-receiver.ts';
import { postRows } from '../support/session/posted-reports.ts';
import { openSuspiciousReceiver } from '../support/session/signed-reports.ts';

Given("the harness's own receiver takes {accepts}", async function (this: PlumblineWorld, isSigned: boolean) {
  await (isSigned ? openSuspiciousReceiver : openOwnReceiver)(this.session);
});

When('it gets the reports:', async function (this: PlumblineWorld, table: DataTable) {
  await postRows(this.session, table.hashes());
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
