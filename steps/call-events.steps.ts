import { expect } from 'chai';
import { Then } from '../support/example/cucumber/phrases.ts';
import {
  type Bound,
  eventName,
  expectCount,
  expectEventForm,
  expectResent,
  expectSameIds,
  expectSignedBy,
  expectSignedWith,
} from '../support/example/expect/call-events.ts';
import { claims, counted } from '../support/example/session/claims.ts';
import { eventsAt, eventsAtBoth, eventsWith } from '../support/example/verbs/receivers.ts';
import { serviceNamed } from '../support/example/verbs/voice-services.ts';

const arrivals = claims((_receiver: string, _bound: Bound, count: number) => counted('any receiver', count));

Then('{receiver} gets {bound} {int} notification(s)', arrivals, async (session, receiver, bound, count) =>
  expectCount((await eventsAt(session, receiver, count > 0)).length, bound, count),
);

Then(
  '{receiver} gets {bound} {int} notification(s) with {string} in them',
  arrivals,
  async (session, receiver, bound, count, text) => {
    const arrived = await eventsAt(session, receiver, count > 0);
    expectCount(eventsWith(arrived, text).length, bound, count);
  },
);

Then(
  '{receiver} gets {bound} {int} notification(s) from {instant} on',
  arrivals,
  async (session, receiver, bound, count, from) => {
    const arrived = await eventsAt(session, receiver, count > 0);
    expectCount(arrived.filter((event) => event.at >= from).length, bound, count);
  },
);

Then('{receiver} gets all that came to {receiver}, within {span}', async (session, second, first, span) => {
  const { before, after } = await eventsAtBoth(session, first, second);
  expectResent(before, after, span);
});

Then('{receiver} gets all that came to {receiver}, with the same ids', async (session, second, first) => {
  const { before, after } = await eventsAtBoth(session, first, second);
  expectResent(before, after);
  expectSameIds(before, after);
});

Then('the events at {receiver} are {string}', async (session, receiver, names) => {
  const seen = (await eventsAt(session, receiver)).map(eventName);
  expect(seen.join(', '), `events at ${receiver}`).to.equal(names);
});

Then('every event at {receiver} is signed with the secret {string}', async (session, receiver, secret) => {
  const { signatureHeaderPrefix } = session.run.target.bindings;
  expectSignedWith(await eventsAt(session, receiver), secret, signatureHeaderPrefix);
  session.journal.witness.push(`${receiver} was notified`);
});

Then('every event at {receiver} is signed with the secret of {string}', async (session, receiver, service) => {
  expectSignedBy(session, await eventsAt(session, receiver), serviceNamed(session, service));
  session.journal.witness.push(`${receiver} was notified`);
});

Then('every event at {receiver} has the published form of an event of {string}', async (session, receiver, service) => {
  expectEventForm(session, await eventsAt(session, receiver), serviceNamed(session, service));
  session.journal.witness.push(`${receiver} was notified`);
});
