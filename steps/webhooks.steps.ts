import { type DataTable, Given, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { type Amount, expectAmount, expectOnly } from '../support/example/expect/notifications.ts';
import { expectDelivered, expectText } from '../support/example/expect/webhook-notifications.ts';
import { claims, counted, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import {
  findWebhook,
  likeness,
  makeWebhook,
  membersOf,
  type Notified,
  notificationsOf,
} from '../support/example/verbs/webhooks.ts';

Given('{requester} has/makes the webhook(s):', async function (this: PlumblineWorld, who: Requester, table: DataTable) {
  for (const row of table.hashes()) await makeWebhook(this.session, who, row);
});

Then(
  '{requester} finds the webhook {string} with:',
  claims(present('the list with a webhook')),
  async function (this: PlumblineWorld, who: Requester, name: string, table: DataTable) {
    const members = membersOf(this.session, table.rowsHash());
    expect(await findWebhook(this.session, who, name), name).to.deep.include(members);
  },
);

Then(
  '{receiver} gets {amount} notification(s)',
  claims((_receiver: string, { count }: Amount) => counted('any receiver', count)),
  async function (this: PlumblineWorld, receiver: string, amount: Amount) {
    expectAmount(await this.session.arrivals(receiver), amount, receiver);
  },
);

Then('{notified} is {json}', async function (this: PlumblineWorld, notified: Notified, json: string) {
  expectOnly(await notificationsOf(this.session, notified), json);
});

Then('{notified} reads like {string}', async function (this: PlumblineWorld, notified: Notified, pattern: string) {
  expectText(await notificationsOf(this.session, notified), likeness(this.session, pattern));
});

Then('{notified} has:', async function (this: PlumblineWorld, notified: Notified, table: DataTable) {
  expectDelivered(this.session, await notificationsOf(this.session, notified), table.rowsHash());
});
