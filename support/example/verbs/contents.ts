import { absent, type Claim, present } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls } from './conversation.ts';
import { currentService, nameOfService, serviceCalled } from './voice-services.ts';

/** Something with members that a step looks into: an answer, a service, a notification or a call that the platform made. */
export interface Content {
  readonly words: string;
  /** All there is of it; a content that is `one` has to be the only one. */
  readonly read: (session: Session) => Promise<readonly unknown[]> | readonly unknown[];
  readonly one: boolean;
  readonly found: readonly Claim[];
  readonly missed: (text: string) => Claim;
}

export function contentCalled(words: string, receiver: string): Content {
  const one = !words.startsWith('every ');
  if (words === 'the answer') {
    const missed = (text: string) => absent('the text "{}"', text);
    return { words, one, read: (session) => [session.last.json], found: [present('the answer')], missed };
  }
  if (words.endsWith(' conversation call')) {
    const found = [present('the conversation service'), present('the conversation call')];
    const read = (session: Session) => conversationCalls(session, 'send');
    return { words, one, read, found, missed: () => absent('the conversation call') };
  }
  const notified = /^(the|every) notification(?= at the receiver$)/.exec(words)?.[0];
  if (notified !== undefined) {
    const read = async (session: Session) =>
      (await session.arrivals(receiver)).map((notification) => notification.json);
    const missed = () => absent('the notification');
    return { words: notified, one, read, found: [present('the notification')], missed };
  }
  const role = serviceCalled(words);
  const read = async (session: Session) => [await currentService(session, role)];
  return { words, one, read, found: [], missed: () => absent('{} as it was', nameOfService(role)) };
}
