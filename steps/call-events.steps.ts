import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { type Bound, expectCount, expectResent, type Resent } from '../support/example/expect/call-events.ts';
import { type EventTrait, eventName, expectTrait } from '../support/example/expect/event-traits.ts';
import { claims, counted } from '../support/example/session/claims.ts';
import { type Arrived, eventsAt, eventsAtBoth, meantEvents } from '../support/example/verbs/receivers.ts';

Then(
  '{receiver} gets {bound} {int} {events}',
  claims((_receiver: string, _bound: Bound, count: number) => counted('any receiver', count)),
  async function (this: PlumblineWorld, receiver: string, bound: Bound, count: number, events: Arrived) {
    const arrived = await eventsAt(this.session, receiver, count > 0);
    expectCount(meantEvents(arrived, events).length, bound, count);
  },
);

Then(
  '{receiver} gets all that came to {receiver}, {resent}',
  async function (this: PlumblineWorld, second: string, first: string, resent: Resent) {
    const { before, after } = await eventsAtBoth(this.session, first, second);
    expectResent(before, after, resent);
  },
);

Then('the events at {receiver} are {string}', async function (this: PlumblineWorld, receiver: string, names: string) {
  const seen = (await eventsAt(this.session, receiver)).map(eventName);
  expect(seen.join(', '), `events at ${receiver}`).to.equal(names);
});

Then(
  'every event at {receiver} {eventTrait}',
  async function (this: PlumblineWorld, receiver: string, trait: EventTrait) {
    expectTrait(this.session, await eventsAt(this.session, receiver), trait);
    this.session.journal.witness.push(`${receiver} was notified`);
  },
);
