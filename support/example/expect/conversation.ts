import { expect } from 'chai';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { memberAt, valuesAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls, namesIn, standaloneRequest } from '../verbs/conversation.ts';

/**
 * The conversation service got a call of a kind for each number, and each names another one. Throws Inconclusive
 * (precondition-unmet) when a message to several was refused and sent to none of them: the document leaves open whether
 * one message may have several recipients.
 */
export async function expectCallForEach(session: Session): Promise<void> {
  const { status } = session.wire.last;
  const { numbers, calls } = standaloneRequest(session);
  const names = namesIn(session, await conversationCalls(session, calls, numbers.length));
  if (calls === 'send' && status >= 400 && names.length === 0)
    throw new Inconclusive('precondition-unmet', `a message to several recipients is refused: HTTP status ${status}`);
  const counts = names.map((found) => found.length);
  expect(counts, 'numbers in each call').to.deep.equal(Array(numbers.length).fill(1));
  expect(names.flat(), 'numbers called').to.have.members([...numbers]);
}

export function expectValues(notifications: readonly Notification[], member: string, values: readonly string[]): void {
  const seen = notifications.map(({ json }) => valuesAt(json, member)[0]).map(String);
  expect(seen, `${member} of the notifications`).to.have.members([...values]);
}

export function expectOnlyContent(calls: readonly unknown[], kind: string): void {
  expect(calls, 'conversation messages').to.have.lengthOf(1);
  const contents = Object.keys((memberAt(calls[0], 'message') as object) ?? {});
  expect(contents, 'contents of the message').to.deep.equal([kind]);
}
