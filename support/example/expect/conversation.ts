import { expect } from 'chai';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { memberAt, valuesAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { type ConversationCall, conversationCalls, namesIn, numbersAsked } from '../verbs/conversation.ts';

/** What the platform sends to the conversation service: so many messages, or one call of a kind for each number. */
export type ConversationCalls = number | ConversationCall['operation'];

/**
 * The conversation service got these calls, and where they are one for each number, each names another one. Throws
 * Inconclusive (precondition-unmet) when a message to several was refused and sent to none of them: the document leaves
 * open whether one message may have several recipients.
 */
export async function expectCalls(session: Session, calls: ConversationCalls): Promise<void> {
  if (typeof calls === 'number') {
    expect(await conversationCalls(session, 'send', calls), 'conversation messages').to.have.lengthOf(calls);
    if (calls > 0) session.journal.witness.push('a conversation message was sent');
    return;
  }

  const { status } = session.wire.last;
  const numbers = numbersAsked(session);
  const names = namesIn(session, await conversationCalls(session, calls, numbers.length));
  if (calls === 'send' && status >= 400 && names.length === 0)
    throw new Inconclusive('precondition-unmet', `a message to several recipients is refused: HTTP status ${status}`);
  const counts = names.map((found) => found.length);
  expect(counts, 'numbers in each call').to.deep.equal(Array(numbers.length).fill(1));
  expect(names.flat(), 'numbers called').to.have.members([...numbers]);
}

/** Callbacks with a member that is an object in each, or that has one of some values in each. */
export interface Callbacks {
  readonly member: string;
  readonly count: number;
  readonly isLeast: boolean;
  /** The values, in whatever sequence they came. */
  readonly values: readonly string[];
}

export function expectCallbacks(notifications: readonly Notification[], wanted: Callbacks): void {
  const { member, count, isLeast, values } = wanted;
  const seen = notifications.map(({ json }) => valuesAt(json, member)[0]);
  if (values.length > 0)
    return void expect(seen.map(String), `${member} of the notifications`).to.have.members([...values]);

  if (isLeast) expect(seen.length, 'notifications').to.be.at.least(count);
  else expect(seen, 'notifications').to.have.lengthOf(count);
  for (const value of seen) expect(value, member).to.be.an('object');
}

export function expectOnlyContent(calls: readonly unknown[], kind: string): void {
  expect(calls, 'conversation messages').to.have.lengthOf(1);
  const contents = Object.keys((memberAt(calls[0], 'message') as object) ?? {});
  expect(contents, 'contents of the message').to.deep.equal([kind]);
}
