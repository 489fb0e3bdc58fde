import { type DataTable, Given, Then } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  type Amount,
  expectAmount,
  expectDelivered,
  expectHeaderBeyond,
  expectOnly,
  expectShown,
  expectText,
} from '../support/example/expect/notifications.ts';
import { claims, counted, evident, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/requests.ts';
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
    const found = await findWebhook(this.session, who, name);
    expectShown(found, membersOf(this.session, table.rowsHash()), name);
  },
);

Then(
  '{receiver} gets {amount} notification(s)',
  claims((_receiver: string, { count }: Amount) => counted('any receiver', count)),
  async function (this: PlumblineWorld, receiver: string, amount: Amount) {
    expectAmount(await this.session.inbox.arrivals(receiver), amount, receiver);
  },
);

Then('{notified} is {json}', async function (this: PlumblineWorld, notified: Notified, json: string) {
  expectOnly(await notificationsOf(this.session, notified), json);
});

Then('{notified} reads like {string}', async function (this: PlumblineWorld, notified: Notified, pattern: string) {
  expectText(await notificationsOf(this.session, notified), likeness(this.session, pattern));
});

Then(
  '{notified} shows a proof of its origin that nothing at {receiver} has',
  claims(evident),
  async function (this: PlumblineWorld, notified: Notified, other: string) {
    const proved = await notificationsOf(this.session, notified);
    expectHeaderBeyond(proved, await this.session.inbox.arrivals(other));
  },
);

Then('{notified} has:', async function (this: PlumblineWorld, notified: Notified, table: DataTable) {
  expectDelivered(this.session, await notificationsOf(this.session, notified), table.rowsHash());
});
