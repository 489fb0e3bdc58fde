import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import type { Bound } from '../support/example/expect/call-events.ts';
import { type ClientReport, expectReport, expectSent, sentClaim } from '../support/example/expect/client-traffic.ts';
import { claims } from '../support/example/session/claims.ts';

import { letClient, preparePlatform } from '../support/example/verbs/client-tasks.ts';

import { reportsOfClient } from '../support/example/verbs/own-clients.ts';
import { passTime, trafficOf } from '../support/example/verbs/stand-in-platform.ts';

Given("the client's platform has:", async function (this: PlumblineWorld, table: DataTable) {
  await preparePlatform(this.session, table.rowsHash());
});

When('the client makes/sends {int} {clientTask}', async function (this: PlumblineWorld, count: number, task: string) {
  await letClient(this.session, task, count);
});

When('{span} pass(es) for the client', function (this: PlumblineWorld, span: number) {
  passTime(this.session, span);
});

Then(
  'the client has sent {bound} {int} {clientRequest}',
  claims(sentClaim),
  async function (this: PlumblineWorld, bound: Bound, count: number, what: string) {
    await expectSent(this.session, bound, count, what);
  },
);

Then('the calls carry the tokens {string}', async function (this: PlumblineWorld, tokens: string) {
  expect((await trafficOf(this.session)).tokensUsed.join(' '), 'tokens by number').to.equal(tokens);
});

Then('the client reports {clientReport}', function (this: PlumblineWorld, wanted: ClientReport) {
  expectReport(reportsOfClient(this.session), wanted);
});
