import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  expectNowhere,
  expectOneEach,
  expectOneObjectEach,
  expectOnlyContent,
  expectText,
  expectTextIn,
  theOnly,
} from '../support/example/expect/conversation.ts';
import { expectIncludes } from '../support/example/expect/includes.ts';
import { absent, claims, counted, present } from '../support/example/session/claims.ts';
import {
  askStandalone,
  conversationCalls,
  filledIn,
  namesIn,
  numbersAsked,
  queryRecipients,
  sendStandalone,
  sendToRecipients,
  subscribe,
  tellPlatform,
} from '../support/example/verbs/conversation.ts';
import { observe } from '../support/example/verbs/observing.ts';

Given(
  '{receiver} is subscribed to {string}',
  async function (this: PlumblineWorld, receiver: string, trigger: string) {
    await subscribe(this.session, receiver, trigger);
  },
);

When(
  'the client sends a conversation message to {int} recipient(s)',
  async function (this: PlumblineWorld, count: number) {
    await sendToRecipients(this.session, count);
  },
);

When(
  'the client asks what {int} recipient(s) can receive',
  async function (this: PlumblineWorld, count: number) {
    await queryRecipients(this.session, count);
  },
);

When(
  'the client sends the standalone message {json}',
  async function (this: PlumblineWorld, message: string) {
    await sendStandalone(this.session, message);
  },
);

When(
  'the client sends the standalone message {json} to {int} recipients',
  async function (this: PlumblineWorld, message: string, count: number) {
    await sendStandalone(this.session, message, count);
  },
);

When(
  'the client asks by {word} whether the channel reaches {int} number(s)',
  async function (this: PlumblineWorld, method: string, count: number) {
    await askStandalone(this.session, method, count);
  },
);

When(
  'the client asks the standalone API for {string} with {json}',
  async function (this: PlumblineWorld, path: string, body: string) {
    await this.session.conversation.standalone('POST', path, filledIn(this.session, body));
  },
);

When('the channel tells the platform {json}', async function (this: PlumblineWorld, events: string) {
  await tellPlatform(this.session, events);
});

Then('each recipient is sent one conversation message', async function (this: PlumblineWorld) {
  const names = namesIn(this.session, await conversationCalls(this.session, 'send'));
  expectOneEach(names, numbersAsked(this.session));
});

Then('each number is asked about in one capability query', async function (this: PlumblineWorld) {
  const names = namesIn(this.session, await conversationCalls(this.session, 'capability'));
  expectOneEach(names, numbersAsked(this.session));
});

Then(
  'no conversation message is sent',
  claims(absent('the conversation service')),
  async function (this: PlumblineWorld) {
    expect(await conversationCalls(this.session, 'send'), 'conversation messages').to.deep.equal([]);
  },
);

Then(
  '{int} conversation message(s) is/are sent',
  claims((count: number) => counted('the conversation service', count)),
  async function (this: PlumblineWorld, count: number) {
    expect(await conversationCalls(this.session, 'send'), 'sent').to.have.lengthOf(count);
    this.session.journal.witness.push('a conversation message was sent');
  },
);

Then(
  'the conversation call has {json}',
  claims(present('the conversation service'), present('the conversation call')),
  async function (this: PlumblineWorld, members: string) {
    const calls = await conversationCalls(this.session, 'send');
    expect(calls, 'conversation messages').to.not.have.lengthOf(0);
    for (const call of calls) expectIncludes(call, filledIn(this.session, members), 'the call');
  },
);

Then(
  'the conversation call has {string} in {string}',
  claims(present('the conversation service'), present('the conversation call')),
  async function (this: PlumblineWorld, text: string, members: string) {
    const call = theOnly(await conversationCalls(this.session, 'send'), 'conversation messages');
    expectTextIn(call, text, members.split(' or '));
  },
);

Then(
  'the conversation call does not contain {string}',
  claims(absent('the conversation call')),
  async function (this: PlumblineWorld, text: string) {
    expectNowhere(theOnly(await conversationCalls(this.session, 'send'), 'conversation messages'), text);
  },
);

Then(
  'the conversation call has no content but {string}',
  claims(present('the conversation service'), present('the conversation call')),
  async function (this: PlumblineWorld, kind: string) {
    expectOnlyContent(theOnly(await conversationCalls(this.session, 'send'), 'conversation messages'), kind);
  },
);

Then('the conversation call is recorded', async function (this: PlumblineWorld) {
  observe(this.session, 'conversation call', await conversationCalls(this.session, 'send'));
  expect(this.session.last.status).to.be.below(500);
});

Then(
  '{receiver} is told {int} time(s), with one {string} each',
  async function (this: PlumblineWorld, receiver: string, count: number, member: string) {
    expectOneObjectEach(await this.session.arrivals(receiver), member, count);
    this.session.journal.witness.push(`${receiver} was told`);
  },
);

Then(
  '{receiver} is told {json}',
  claims(present('what is told')),
  async function (this: PlumblineWorld, receiver: string, members: string) {
    const { json } = theOnly(await this.session.arrivals(receiver), 'notifications');
    expectIncludes(json, filledIn(this.session, members), 'the notification');
  },
);

Then(
  '{receiver} is told {string} in {string}',
  claims(present('what is told')),
  async function (this: PlumblineWorld, receiver: string, text: string, members: string) {
    const { json } = theOnly(await this.session.arrivals(receiver), 'notifications');
    expectTextIn(json, text, members.split(' or '));
  },
);

Then(
  '{receiver} is told something in {string}',
  async function (this: PlumblineWorld, receiver: string, member: string) {
    const { json } = theOnly(await this.session.arrivals(receiver), 'notifications');
    expectText(json, member);
  },
);

Then(
  '{receiver} is not told {string}',
  claims(absent('what is told')),
  async function (this: PlumblineWorld, receiver: string, text: string) {
    expectNowhere(theOnly(await this.session.arrivals(receiver), 'notifications').json, text);
  },
);
