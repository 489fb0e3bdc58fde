import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { observeClient } from '../verbs/client-platforms.ts';
import { conversationCalls } from '../verbs/conversation.ts';
import { numberLookedUp } from '../verbs/dedicated-numbers.ts';
import { answersSoFar } from '../verbs/lookups.ts';
import { observe, observeAnswer, sentenceOf } from '../verbs/observations.ts';
import { statusesGiven } from '../verbs/own-receiver.ts';
import { currentCall, isCalled } from '../verbs/voice-calls.ts';
import { expectNoCrash } from './outcome.ts';

export type Recording = (session: Session) => Promise<void> | void;

function recordClass(session: Session): void {
  const [number, found] = numberLookedUp(session);
  observe(session, `class of ${number}`, found);
  expectNoCrash(session.wire.last);
}

async function recordCall(session: Session): Promise<void> {
  if (!isCalled(session)) {
    observe(session, 'conversation call', await conversationCalls(session, 'send'));
    return expectNoCrash(session.wire.last);
  }
  const call = await currentCall(session);
  observe(session, 'the call', call);
  expect(call.record, 'the record of the call').to.be.an('array');
}

function recordOwnAnswers(session: Session): void {
  const statuses = statusesGiven(session);
  observe(session, 'answers to reports', statuses);
  for (const status of statuses) expect(status, 'HTTP status').to.be.below(500);
}

// Each notes how something turned out where nothing is judged, and that the platform did not break down over it.
export const RECORDINGS: Readonly<Record<string, Recording>> = {
  "the platform's answer": (session) => expectNoCrash(observeAnswer(session)),
  'the form of the answer': (session) => {
    observe(session, 'the form of an answer', sentenceOf(session.wire.last));
    expectNoCrash(session.wire.last);
  },
  'the class of the number': recordClass,
  'the call': recordCall,
  'the lookups': (session) => {
    const seen: unknown[] = [];
    for (const { request, status, text } of answersSoFar(session))
      seen.push({ query: new URL(request.url).search, status, text });
    observe(session, 'lookups', seen);
    expectNoCrash(session.wire.last);
  },
  'what the client does': observeClient,
  "the answers of the harness's own receiver": recordOwnAnswers,
};
