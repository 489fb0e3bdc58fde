import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { claims, counted } from '../support/example/session/claims.ts';
import { observe } from '../support/example/verbs/observing.ts';
import {
  customerOptsIn,
  customerWrites,
  messagesToCustomer,
  writeToCustomer,
} from '../support/example/verbs/own-opt-in-client.ts';

Given("a customer has written to the harness's own client", async function (this: PlumblineWorld) {
  await customerWrites(this.session);
});

Given('a customer has opted in over another channel', async function (this: PlumblineWorld) {
  await customerOptsIn(this.session);
});

When('the client writes to the customer', async function (this: PlumblineWorld) {
  await writeToCustomer(this.session);
});

Then(
  'the customer has got {int} message(s)',
  claims((count: number) => counted('the customer', count)),
  async function (this: PlumblineWorld, count: number) {
    expect(await messagesToCustomer(this.session), 'messages').to.equal(count);
  },
);

Then('whether the customer has got a message is recorded', async function (this: PlumblineWorld) {
  const count = await messagesToCustomer(this.session);
  observe(this.session, 'messages of the client', count);
  expect(count, 'messages').to.be.at.most(1);
});
