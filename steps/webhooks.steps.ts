import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectOnly } from '../support/example/expect/notifications.ts';
import { absent, claims, present } from '../support/example/session/claims.ts';
import type { Requester } from '../support/example/verbs/asking.ts';
import { observe } from '../support/example/verbs/observing.ts';
import {
  changeWebhook,
  deleteWebhook,
  findWebhook,
  makeWebhook,
  membersOf,
} from '../support/example/verbs/webhooks.ts';

Given(
  '{requester} has/makes the webhook {string}:',
  async function (this: PlumblineWorld, requester: Requester, name: string, table: DataTable) {
    await makeWebhook(this.session, requester, name, table.rowsHash());
  },
);

When(
  '{requester} changes the webhook {string} to:',
  async function (this: PlumblineWorld, requester: Requester, name: string, table: DataTable) {
    await changeWebhook(this.session, requester, name, table.rowsHash());
  },
);

When(
  '{requester} deletes the webhook {string}',
  async function (this: PlumblineWorld, requester: Requester, name: string) {
    await deleteWebhook(this.session, requester, name);
  },
);

Then(
  '{requester} finds the webhook {string} with:',
  claims(present('the list with a webhook')),
  async function (this: PlumblineWorld, requester: Requester, name: string, table: DataTable) {
    const members = membersOf(this.session, table.rowsHash());
    expect(await findWebhook(this.session, requester, name), name).to.deep.include(members);
  },
);

Then(
  '{requester} does not find the webhook {string}',
  claims(absent('the list with a webhook')),
  async function (this: PlumblineWorld, requester: Requester, name: string) {
    expect(await findWebhook(this.session, requester, name), name).to.equal(undefined);
  },
);

Then(
  'everything at {receiver} is {json}',
  async function (this: PlumblineWorld, receiver: string, json: string) {
    expectOnly(await this.session.arrivals(receiver), json);
  },
);

Then(
  'how many notifications come to {receiver} is recorded',
  async function (this: PlumblineWorld, receiver: string) {
    const { length } = await this.session.arrivals(receiver);
    observe(this.session, `notifications at ${receiver}`, length);
    expect(this.session.last.status, 'HTTP status').to.be.below(500);
  },
);
