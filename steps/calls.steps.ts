import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { type Bound, expectCount, expectResent, mentioning } from '../support/example/expect/call-events.ts';
import { type Claim, claims, counted } from '../support/example/session/claims.ts';
import { observe } from '../support/example/verbs/observing.ts';
import {
  currentCall,
  entriesLike,
  placeCall,
  simulatedCall,
  wordsOf,
} from '../support/example/verbs/voice-calls.ts';
import { type ServiceRole, serviceFact } from '../support/example/verbs/voice-services.ts';

const eventsClaimed = (_receiver: string, _bound: Bound, count: number): Claim =>
  counted('any receiver', count);

When('a call comes in that names no service', async function (this: PlumblineWorld) {
  await placeCall(this.session);
});

When('a call comes in that names {service}', async function (this: PlumblineWorld, service: ServiceRole) {
  await placeCall(this.session, service);
});

When(
  'a call comes in that names {service}, in which:',
  async function (this: PlumblineWorld, service: ServiceRole, table: DataTable) {
    await placeCall(this.session, service, table.hashes());
  },
);

When(
  '{int} calls come in that name {service}',
  async function (this: PlumblineWorld, count: number, service: ServiceRole) {
    for (let made = 0; made < count; made += 1) await placeCall(this.session, service);
  },
);

Then('the call is handled by {service}', function (this: PlumblineWorld, service: ServiceRole) {
  expect(simulatedCall(this.session).serviceId).to.equal(serviceFact(this.session, service).id);
});

Then('the call is handled with {json}', function (this: PlumblineWorld, behavior: string) {
  expect(simulatedCall(this.session).behavior).to.deep.equal(JSON.parse(behavior));
});

Then('the record of the call shows:', async function (this: PlumblineWorld, table: DataTable) {
  const rows = table.hashes();
  expect(entriesLike(await currentCall(this.session), rows), 'the record').to.deep.equal(rows);
});

Then(
  'the {callPart} of the call are {string}',
  async function (this: PlumblineWorld, part: string, words: string) {
    expect(wordsOf(await currentCall(this.session), part), part).to.equal(words);
  },
);

Then('how the call goes is recorded', async function (this: PlumblineWorld) {
  const call = await currentCall(this.session);
  observe(this.session, 'the call', call);
  expect(call.record, 'the record of the call').to.be.an('array');
});

Then(
  '{receiver} gets {bound} {int} event(s)',
  claims(eventsClaimed),
  async function (this: PlumblineWorld, receiver: string, bound: Bound, count: number) {
    expectCount(await this.session.arrivals(receiver), bound, count);
  },
);

Then(
  '{receiver} gets {bound} {int} event(s) from {instant} on',
  claims(eventsClaimed),
  async function (this: PlumblineWorld, receiver: string, bound: Bound, count: number, instant: number) {
    const arrivals = await this.session.arrivals(receiver);
    expectCount(
      arrivals.filter(({ at }) => at >= instant),
      bound,
      count,
    );
  },
);

Then(
  '{receiver} gets {bound} {int} event(s) with {string} in it/them',
  claims(eventsClaimed),
  async function (this: PlumblineWorld, receiver: string, bound: Bound, count: number, text: string) {
    expectCount(mentioning(await this.session.arrivals(receiver), text), bound, count);
  },
);

Then(
  '{receiver} gets all that came to {receiver}, within {span}',
  async function (this: PlumblineWorld, second: string, first: string, span: number) {
    const [before, after] = [await this.session.arrivals(first), await this.session.arrivals(second)];
    expectResent(before, after, span);
  },
);
