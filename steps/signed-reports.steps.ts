import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { observe } from '../support/example/verbs/observing.ts';
import { statusesGiven } from '../support/example/verbs/own-receiver.ts';
import {
  openSuspiciousReceiver,
  postSigned,
  signatureNames,
} from '../support/example/verbs/signed-reports.ts';

Given("the harness's own receiver takes signed reports only", async function (this: PlumblineWorld) {
  await openSuspiciousReceiver(this.session);
});

When('it gets a signed report', async function (this: PlumblineWorld) {
  await postSigned(this.session);
});

When(
  'it gets a signed report whose text was changed to {string}',
  async function (this: PlumblineWorld, text: string) {
    await postSigned(this.session, text);
  },
);

Then('its answers are recorded', function (this: PlumblineWorld) {
  const statuses = statusesGiven(this.session);
  observe(this.session, 'answers to reports', statuses);
  for (const status of statuses) expect(status, 'HTTP status').to.be.below(500);
});

Then(
  'how everything at {receiver} is signed is recorded',
  async function (this: PlumblineWorld, receiver: string) {
    const arrivals = await this.session.arrivals(receiver);
    observe(this.session, `signatures at ${receiver}`, arrivals.map(signatureNames));
    expect(this.session.last.status, 'HTTP status').to.be.below(500);
  },
);
