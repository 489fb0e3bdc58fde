import { Given, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import {
  type Callbacks,
  type ConversationCalls,
  expectCallbacks,
  expectCalls,
  expectOnlyContent,
} from '../support/example/expect/conversation.ts';
import { claims, counted, present } from '../support/example/session/claims.ts';
import {
  askStandalone,
  type ConversationRequest,
  conversationCalls,
  reportFromChannel,
  requestConversation,
  type StandaloneQuestion,
  type Subscription,
  sendStandalone,
  subscribe,
} from '../support/example/verbs/conversation.ts';
import { sendKnown } from '../support/example/verbs/known-answers.ts';

Given(
  '{receiver} is subscribed to {subscription}',
  async function (this: PlumblineWorld, receiver: string, subscription: Subscription) {
    await subscribe(this.session, receiver, subscription);
  },
);

When('the client {conversationRequest}', async function (this: PlumblineWorld, request: ConversationRequest) {
  await requestConversation(this.session, request);
});

When(
  'the client sends {recipients} the standalone message {json}',
  async function (this: PlumblineWorld, count: number, message: string) {
    await sendStandalone(this.session, message, count);
  },
);

When('the client sends the standalone messages whose mapping is known', async function (this: PlumblineWorld) {
  await sendKnown(this.session);
});

When(
  'the client asks the standalone API {standaloneQuestion}',
  async function (this: PlumblineWorld, question: StandaloneQuestion) {
    await askStandalone(this.session, question);
  },
);

When('the channel reports {json}', async function (this: PlumblineWorld, events: string) {
  await reportFromChannel(this.session, events);
});

Then(
  '{conversationCalls} is/are sent',
  claims((calls: ConversationCalls) => (typeof calls === 'number' ? counted('the conversation service', calls) : [])),
  async function (this: PlumblineWorld, calls: ConversationCalls) {
    await expectCalls(this.session, calls);
  },
);

Then(
  'the conversation call has no content but {string}',
  claims(present('the conversation service'), present('the conversation call')),
  async function (this: PlumblineWorld, kind: string) {
    expectOnlyContent(await conversationCalls(this.session, 'send'), kind);
  },
);

Then('{receiver} gets {callbacks}', async function (this: PlumblineWorld, receiver: string, wanted: Callbacks) {
  expectCallbacks(await this.session.inbox.arrivals(receiver), wanted);
  this.session.journal.witness.push(`${receiver} was notified`);
});
