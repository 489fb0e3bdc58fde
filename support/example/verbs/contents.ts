import { absent, type Claim, present } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { conversationCalls } from './conversation.ts';
import { currentService, serviceCalled } from './voice-services.ts';

/** Something with members that a step looks into: an answer, a service, a notification or a call that the platform made. */
export interface Content {
  readonly words: string;
  /** All there is of it; a content that is `one` has to be the only one. */
  readonly read: (session: Session) => Promise<readonly unknown[]>;
  readonly one: boolean;
  /** What a step claims that finds something in it, and one that finds that a text is not in it. */
  readonly found: readonly Claim[];
  readonly missed: (text: string) => Claim;
}

type Kind = 'answer' | 'conversation call' | 'notification' | undefined;

/** What a feature calls by these words; a notification is one at the receiver. */
export function contentCalled(called: string, receiver: string): Content {
  const words = called.replace(/(?<=notification) at the receiver$/, '');
  const kind = /answer|conversation call|notification/.exec(words)?.[0] as Kind;
  const role = kind === undefined ? serviceCalled(words) : undefined;
  const found = kind === undefined ? [] : [present(`the ${kind}`)];
  if (kind === 'conversation call') found.unshift(present('the conversation service'));

  const read = async (session: Session): Promise<readonly unknown[]> => {
    if (role) return [await currentService(session, role)];
    if (kind === 'answer') return [session.last.json];
    if (kind === 'conversation call') return conversationCalls(session, 'send');
    return (await session.arrivals(receiver)).map(({ json }) => json);
  };
  const missed = (text: string): Claim => {
    if (kind === undefined) return absent('{} as it was', words);
    return kind === 'answer' ? absent('the text "{}"', text) : absent(`the ${kind}`);
  };
  return { words, read, one: !words.startsWith('every '), found, missed };
}
