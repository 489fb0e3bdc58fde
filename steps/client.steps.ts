import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { expectCount } from '../support/example/expect/call-events.ts';
import { countOf, sentClaim } from '../support/example/expect/client-traffic.ts';
import { claims, counted, evident, performs, STAND_IN } from '../support/example/session/claims.ts';
import { requireClock, standIn, trafficOf } from '../support/example/session/driven-client.ts';
import { actAsClient, lookupsAt, preparePlatform } from '../support/example/verbs/client-platforms.ts';
import { callAsClient, reportsOfClient } from '../support/example/verbs/own-clients.ts';

const standsIn = claims(performs(STAND_IN));

Given("the client's platform has:", (session, table) => preparePlatform(session, table.rowsHash()));

When('the client makes/sends {int} {clientRequest}(s)', standsIn, async (session, count, what) => {
  for (let done = 0; done < count; done += 1) await actAsClient(session, what);
});

When('the client makes {int} calls at once', standsIn, (session, count) =>
  Promise.all(Array.from({ length: count }, () => callAsClient(session))),
);

/** Lets time pass for client and platform. Throws Inconclusive for a client whose clock cannot be set. */
When('{span} pass(es) for the client', (session, span) => {
  requireClock(session);
  standIn(session).now += span;
});

Then(
  'the client has sent {bound} {int} lookup(s) to the host {string}',
  claims((bound, count) => (bound === 'at most' ? evident : counted('a lookup host', count))),
  async (session, bound, count, host) => expectCount(await lookupsAt(session, host), bound, count, 'lookups'),
);

Then('the client has sent {bound} {int} {clientRequest}(s)', claims(sentClaim), async (session, bound, count, what) =>
  expectCount(await countOf(session, what), bound, count, what),
);

Then('the calls carry the tokens {string}', async (session, tokens) =>
  expect((await trafficOf(session)).tokensUsed.join(' '), 'tokens by number').to.equal(tokens),
);

Then('the client reports {string}', (session, text) =>
  expect(reportsOfClient(session).at(-1), 'the report of the client').to.equal(text),
);

Then('the client reports {string} every time', (session, text) =>
  expect(new Set(reportsOfClient(session)), 'the reports of the client').to.have.all.keys(text),
);
