import { Given, Then } from '@cucumber/cucumber';
import type { Arranging } from '../support/cucumber/callback-parameter-types.ts';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import type { Delivery } from '../support/expect/deliveries.ts';
import { claims } from '../support/session/claims.ts';

Given('{receiver} {receiving}', async function (this: PlumblineWorld, receiver: string, arrange: Arranging) {
  await arrange(this.session, receiver);
});

Then(
  '{receiver} gets {delivery}',
  claims((_receiver: string, delivery: Delivery) => delivery.claims),
  async function (this: PlumblineWorld, receiver: string, delivery: Delivery) {
    await delivery.expect(this.session, receiver);
  },
);
