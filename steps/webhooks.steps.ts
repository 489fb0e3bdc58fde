import { Given, Then } from '../support/example/cucumber/phrases.ts';
import {
  expectDelivered,
  expectHeaderBeyond,
  expectMention,
  expectOnly,
  expectShown,
  expectText,
} from '../support/example/expect/notifications.ts';
import { claims, evident, present } from '../support/example/session/claims.ts';
import { objectOf } from '../support/example/session/written-members.ts';
import { findWebhook, makeWebhook, membersOf, withIds } from '../support/example/verbs/webhooks.ts';

const ownProof = claims(evident);

Given('{requester} has/makes the webhook(s):', async (session, who, table) => {
  for (const row of table.hashes()) await makeWebhook(session, who, row);
});

Then(
  '{requester} finds the webhook {string} with:',
  claims(present('the list with a webhook')),
  async (session, who, name, table) => {
    const found = await findWebhook(session, who, name);
    expectShown(found, membersOf(session, table.rowsHash()), name);
  },
);

Then('everything at {receiver} is {value}', async (session, at, json) =>
  expectOnly(await session.inbox.arrivals(at), json),
);

Then(
  'everything at {receiver} has {string} set to {value}, and nothing else',
  ownProof,
  async (session, at, member, value) => expectOnly(await session.inbox.arrivals(at), objectOf([[member, value]])),
);

Then('everything at {receiver} mentions {string}', async (session, at, text) =>
  expectMention(await session.inbox.arrivals(at), withIds(session, text)),
);

Then('everything at {receiver} reads like {string}', async (session, at, text) =>
  expectText(await session.inbox.arrivals(at), withIds(session, text)),
);

Then('notification {int} at {receiver} reads like {string}', async (session, place, at, text) => {
  const arrivals = await session.inbox.arrivals(at);
  expectText(arrivals.slice(place - 1, place), withIds(session, text));
});

Then(
  'everything at {receiver} shows a proof of its origin that nothing at {receiver} has',
  ownProof,
  async (session, at, other) => {
    const proved = await session.inbox.arrivals(at);
    expectHeaderBeyond(proved, await session.inbox.arrivals(other));
  },
);

Then('everything at {receiver} has:', async (session, at, table) =>
  expectDelivered(session, await session.inbox.arrivals(at), table.rowsHash()),
);
