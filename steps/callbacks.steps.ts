import { Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { Arranging } from '../support/cucumber/callback-parameter-types.ts';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { type Bound, expectCount } from '../support/expect/call-events.ts';
import { expectGrowingWaits, expectSameWhenRepeated } from '../support/expect/notifications.ts';
import { attemptsOfFirst, repeatedChanges, waitsBetweenRetries } from '../support/session/attempts.ts';
import { absent, claims } from '../support/session/claims.ts';
import { reportsOf } from '../support/session/delivery-reports.ts';
import { listedReportIds } from '../support/session/listed-reports.ts';

Given('{receiver} {listening}', async function (this: PlumblineWorld, receiver: string, arrange: Arranging) {
  await arrange(this.session, receiver);
});

Given('{receiver} {answering}', async function (this: PlumblineWorld, receiver: string, arrange: Arranging) {
  await arrange(this.session, receiver);
});

Then(
  '{receiver} gets the first report {bound} {int} time(s)',
  async function (this: PlumblineWorld, receiver: string, bound: Bound, count: number) {
    expectCount(await attemptsOfFirst(this.session, receiver), bound, count);
  },
);

Then(
  'a repeated report at {receiver} keeps its {string}',
  async function (this: PlumblineWorld, receiver: string, member: string) {
    expectSameWhenRepeated(await repeatedChanges(this.session, receiver), member);
  },
);

Then(
  'each of the first {int} waits for a retry at {receiver} is at least {float} times the one before',
  async function (this: PlumblineWorld, count: number, receiver: string, factor: number) {
    expectGrowingWaits(await waitsBetweenRetries(this.session, receiver, count), count, factor);
  },
);

Then(
  '{account} can list no report of {string} that was not pushed',
  claims(absent('the receiver of delivery reports')),
  async function (this: PlumblineWorld, role: string, name: string) {
    const listed = await listedReportIds(this.session, role, name);
    const pushed = (await reportsOf(this.session, name)).map((report) => report.delivery_report_id);
    expect(listed, `listed reports of ${name}`).to.not.have.lengthOf(0);
    expect(pushed, 'pushed reports').to.include.members(listed);
  },
);
