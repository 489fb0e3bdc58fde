import { Given, Then } from '@cucumber/cucumber';
import type { Arranging } from '../support/example/cucumber/callback-parameter-types.ts';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import type { Delivery } from '../support/example/expect/deliveries.ts';
import { claims } from '../support/example/session/claims.ts';

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
