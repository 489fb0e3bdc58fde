import { absent, type Claim, present } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls } from './conversation.ts';
import { currentService, nameOfService, serviceCalled } from './voice-services.ts';

/** Something with members that a step looks into: an answer, a service, a notification or a call that the platform made. */
export interface Content {
  /** What it is called in a message. */
  readonly words: string;
  /** All there is of it; a content that is `one` has to be the only one. */
  readonly read: (session: Session) => Promise<readonly unknown[]> | readonly unknown[];
  readonly one: boolean;
  /** What a step claims that finds something in it. */
  readonly found: readonly Claim[];
  /** What a step claims that finds that something is not in it. */
  readonly missed: (text: string) => Claim;
}

const callsSent = (session: Session) => conversationCalls(session, 'send');

const CALL = {
  read: callsSent,
  found: [present('the conversation service'), present('the conversation call')],
  missed: () => absent('the conversation call'),
} as const;

const ANSWER: Content = {
  words: 'the answer',
  read: (session) => [session.last.json],
  one: true,
  found: [present('the answer')],
  missed: (text) => absent('the text "{}"', text),
};

const notificationAt = (receiver: string, words: string): Content => ({
  words,
  read: async (session) => (await session.arrivals(receiver)).map(({ json }) => json),
  one: words === 'the notification',
  found: [present('the notification')],
  missed: () => absent('the notification'),
});

function serviceContent(words: string): Content {
  const role = serviceCalled(words);
  return {
    words,
    read: async (session) => [await currentService(session, role)],
    one: true,
    found: [],
    missed: () => absent('{} as it was', nameOfService(role)),
  };
}

/** What a feature calls by these words. */
export function contentCalled(words: string, receiver: string): Content {
  if (words === 'the answer') return ANSWER;
  if (words === 'the conversation call') return { ...CALL, words, one: true };
  if (words === 'every conversation call') return { ...CALL, words, one: false };
  const notified = /^(the|every) notification(?= at the receiver$)/.exec(words)?.[0];
  return notified === undefined ? serviceContent(words) : notificationAt(receiver, notified);
}
