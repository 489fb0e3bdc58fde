import { expect } from 'chai';
import { Given, Then, When } from '../support/example/cucumber/phrases.ts';
import { expectCallForEach, expectOnlyContent, expectValues } from '../support/example/expect/contents.ts';
import {
  claims,
  counted,
  membersOfPath,
  names,
  PUSHED,
  present,
  SENT_BY_MAPPING,
} from '../support/example/session/claims.ts';
import { objectOf } from '../support/example/session/json-members.ts';
import {
  askStandalone,
  conversationCalls,
  knowContacts,
  queryCapability,
  reportFromChannel,
  sendConversationMessage,
  sendStandalone,
  subscribe,
} from '../support/example/verbs/conversation.ts';
import { sendKnown } from '../support/example/verbs/known-answers.ts';

Given('{receiver} is subscribed to {string}', (session, receiver, events) => subscribe(session, receiver, events));
Given('{receiver} is subscribed to {string} with the secret {string}', subscribe);
Given('the channel knows the contacts:', (session, table) => knowContacts(session, table.hashes()));
When('the client sends a conversation message to {int} recipient(s)', sendConversationMessage);
When('the client asks what {int} recipient(s) can receive', queryCapability);

When('the client sends the standalone text {string} to {int} recipient(s)', (session, text, recipients) =>
  sendStandalone(session, { type: 'text', text }, recipients),
);

When('the client sends a standalone message to {int} recipient(s):', (session, recipients, table) =>
  sendStandalone(session, objectOf(table.rowsHash()), recipients),
);

When('the client sends the standalone messages whose mapping is known', sendKnown);
When('the client asks the standalone API by {string} whether the channel reaches {int} number(s)', askStandalone);

When('the client posts to {string} of the standalone API:', (session, path, table) =>
  session.wire.conversation.standalone('POST', path, objectOf(table.rowsHash()) as Record<string, unknown>),
);

When('the channel reports the statuses:', (session, table) => reportFromChannel(session, 'statuses', table.hashes()));

When('the channel reports the messages:', (session, table) =>
  reportFromChannel(session, 'notifications', table.hashes()),
);

Then(
  '{int} conversation message(s) is/are sent',
  claims((count) => counted('the conversation service', count)),
  async (session, count) => {
    expect(await conversationCalls(session, 'send', count), 'conversation messages').to.have.lengthOf(count);
    if (count > 0) session.journal.witness.push('a conversation message was sent');
  },
);

Then('each number gets a conversation call of its own', expectCallForEach);

Then(
  'the conversation call has no content but {string}',
  claims(
    present('the conversation service'),
    present('the conversation call'),
    names((kind) => ({ of: SENT_BY_MAPPING, members: [kind] })),
  ),
  async (session, kind) => expectOnlyContent(await conversationCalls(session, 'send'), kind),
);

Then(
  '{receiver} gets notifications with {string} as {string}',
  claims(names((_receiver, _values, member) => ({ of: PUSHED.event, members: membersOfPath(member) }))),
  async (session, receiver, values, member) => {
    expectValues(await session.inbox.arrivals(receiver), member, values.split(', '));
    session.journal.witness.push(`${receiver} was notified`);
  },
);
