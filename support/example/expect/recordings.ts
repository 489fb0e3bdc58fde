import { expect } from 'chai';
import { STAND_IN } from '../session/driven-client.ts';
import type { Session } from '../session/session.ts';
import { observeClient, PAUSES } from '../verbs/client-platforms.ts';
import { conversationCalls } from '../verbs/conversation.ts';
import { LOOKED_UP, numberLookedUp } from '../verbs/dedicated-numbers.ts';
import { answersSoFar } from '../verbs/lookups.ts';
import { observe, observeAnswer, sentenceOf } from '../verbs/observations.ts';
import { DESK, statusesGiven } from '../verbs/own-receiver.ts';
import { CALL, currentCall } from '../verbs/voice-calls.ts';
import { expectNoCrash } from './answers.ts';

export type Recording = (session: Session) => Promise<void> | void;

/** What the example was about: answers of our receiver, the class of a number, a call, what our client did, or lookups. */
async function recordWhatCame(session: Session): Promise<void> {
  const { handles } = session;
  if (handles.has(DESK)) {
    const statuses = statusesGiven(session);
    observe(session, 'answers to reports', statuses);
    for (const status of statuses) expect(status, 'HTTP status').to.be.below(500);
    return;
  }
  if (handles.has(LOOKED_UP)) {
    const [number, found] = numberLookedUp(session);
    observe(session, `class of ${number}`, found);
    return expectNoCrash(session.wire.last);
  }
  if (handles.has(CALL)) {
    const call = await currentCall(session);
    observe(session, 'the call', call);
    return void expect(call.record, 'the record of the call').to.be.an('array');
  }
  if (handles.has(STAND_IN) || handles.has(PAUSES)) return observeClient(session);
  const lookups = answersSoFar(session);
  const seen = lookups.map(({ request, status, text }) => ({ query: new URL(request.url).search, status, text }));
  if (lookups.length > 0) observe(session, 'lookups', seen);
  else observe(session, 'conversation call', await conversationCalls(session, 'send'));
  expectNoCrash(session.wire.last);
}

// Each notes how something turned out where nothing is judged, and that the platform did not break down over it.
export const RECORDINGS: Readonly<Record<string, Recording>> = {
  "the platform's answer": (session) => expectNoCrash(observeAnswer(session)),
  'the form of the answer': (session) => {
    observe(session, 'the form of an answer', sentenceOf(session.wire.last));
    expectNoCrash(session.wire.last);
  },
  'the outcome': recordWhatCame,
};
