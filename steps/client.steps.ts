import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { observe } from '../support/example/verbs/observing.ts';
import { callAsClient, reportsOfClient } from '../support/example/verbs/own-token-client.ts';
import {
  openStandIn,
  passTime,
  refuseCalls,
  standIn,
  trafficOf,
} from '../support/example/verbs/stand-in-platform.ts';

Given('the token service issues tokens of {int} seconds', function (this: PlumblineWorld, seconds: number) {
  openStandIn(this.session, seconds);
});

Given('the platform ends each token {span} early', function (this: PlumblineWorld, span: number) {
  standIn(this.session).early = span;
});

Given('every answer to the client also has {json}', function (this: PlumblineWorld, members: string) {
  standIn(this.session).additions = JSON.parse(members) as Record<string, unknown>;
});

Given(
  'the platform answers {int} call(s) with HTTP status {int}',
  function (this: PlumblineWorld, count: number, status: number) {
    refuseCalls(this.session, count, status);
  },
);

Given(
  'the platform answers {int} call(s) with HTTP status {int} and the challenge {string}',
  function (this: PlumblineWorld, count: number, status: number, challenge: string) {
    refuseCalls(this.session, count, status, challenge);
  },
);

When("the harness's own client makes a call", async function (this: PlumblineWorld) {
  await callAsClient(this.session);
});

When(
  "the harness's own client makes {int} calls, one every {span}",
  async function (this: PlumblineWorld, count: number, span: number) {
    for (let made = 0; made < count; made += 1) {
      await callAsClient(this.session);
      passTime(this.session, span);
    }
  },
);

When(
  "the harness's own client makes {int} calls at once",
  async function (this: PlumblineWorld, count: number) {
    await Promise.all(Array.from({ length: count }, () => callAsClient(this.session)));
  },
);

When('{span} pass(es) for the client', function (this: PlumblineWorld, span: number) {
  passTime(this.session, span);
});

Then('the client has asked for {int} token(s)', async function (this: PlumblineWorld, count: number) {
  expect((await trafficOf(this.session)).tokensAsked, 'tokens asked for').to.equal(count);
});

Then('the client has asked for at most {int} token(s)', async function (this: PlumblineWorld, most: number) {
  expect((await trafficOf(this.session)).tokensAsked, 'tokens asked for').to.be.within(1, most);
});

Then('the calls carry the tokens {string}', async function (this: PlumblineWorld, tokens: string) {
  expect((await trafficOf(this.session)).tokensUsed.join(' '), 'tokens by number').to.equal(tokens);
});

Then('the client has made at most {int} call(s)', async function (this: PlumblineWorld, most: number) {
  expect((await trafficOf(this.session)).tokensUsed, 'calls').to.have.lengthOf.within(1, most);
});

Then('the client reports {string}', function (this: PlumblineWorld, report: string) {
  expect(reportsOfClient(this.session).at(-1), 'what the client reports').to.equal(report);
});

Then('every call of the client succeeds', function (this: PlumblineWorld) {
  expect(new Set(reportsOfClient(this.session)), 'what the client reports').to.have.all.keys('success');
});

Then("the client's choice of tokens is recorded", async function (this: PlumblineWorld) {
  const { tokensUsed } = await trafficOf(this.session);
  observe(this.session, 'tokens used by call', tokensUsed);
  expect(tokensUsed, 'calls').to.not.be.empty;
});
