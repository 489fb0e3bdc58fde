import { Given, Then, When } from '@cucumber/cucumber';
import type { Arranging } from '../support/example/cucumber/callback-parameter-types.ts';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import type { Delivery } from '../support/example/expect/deliveries.ts';
import { claims } from '../support/example/session/claims.ts';
import { awaitRetry } from '../support/example/verbs/delivery-reports.ts';

Given('{receiver} {receiving}', async function (this: PlumblineWorld, receiver: string, arrange: Arranging) {
  await arrange(this.session, receiver);
});

When('{receiver} is tried again within {span}', async function (this: PlumblineWorld, receiver: string, span: number) {
  await awaitRetry(this.session, receiver, span);
});

Then(
  '{receiver} gets {delivery}',
  claims((_receiver: string, delivery: Delivery) => delivery.claims),
  async function (this: PlumblineWorld, receiver: string, delivery: Delivery) {
    await delivery.expect(this.session, receiver);
  },
);
