import { expect } from 'chai';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { type ConversationCall, conversationCalls, namesIn, numbersAsked } from '../verbs/conversation.ts';

/** What the platform sends to the conversation service: so many messages, or one call of a kind for each number. */
export type ConversationCalls = number | ConversationCall['operation'];

/** The conversation service got these calls. */
export async function expectCalls(session: Session, calls: ConversationCalls): Promise<void> {
  if (typeof calls !== 'number') return expectOneEach(session, calls);
  expect(await conversationCalls(session, 'send'), 'conversation messages').to.have.lengthOf(calls);
  if (calls > 0) session.journal.witness.push('a conversation message was sent');
}

/** There are as many calls as numbers, and each call names another one. */
async function expectOneEach(session: Session, operation: ConversationCall['operation']): Promise<void> {
  const numbers = numbersAsked(session);
  const names = namesIn(session, await conversationCalls(session, operation));
  expect(
    names.map((found) => found.length),
    'numbers in each call',
  ).to.deep.equal(numbers.map(() => 1));
  expect(names.flat(), 'numbers called').to.have.members([...numbers]);
}

/** That many notifications, and in each one object called `member`. */
export function expectOneObjectEach(
  notifications: readonly Notification[],
  member: string,
  count: number,
): void {
  expect(notifications, 'notifications').to.have.lengthOf(count);
  for (const { json } of notifications) expect(memberAt(json, member), member).to.be.an('object');
}

/** The notifications have these values in a member, one each, in whatever sequence they came. */
export function expectValues(
  notifications: readonly Notification[],
  member: string,
  values: readonly string[],
): void {
  const seen = notifications.map(({ json }) => String(memberAt(json, member)));
  expect(seen, `${member} of the notifications`).to.have.members([...values]);
}

/** There is one call, it has one content, and that is of this kind. */
export function expectOnlyContent(calls: readonly unknown[], kind: string): void {
  expect(calls, 'conversation messages').to.have.lengthOf(1);
  const contents = Object.keys((memberAt(calls[0], 'message') as object) ?? {});
  expect(contents, 'contents of the message').to.deep.equal([kind]);
}
