import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { conversationCalls } from '../verbs/conversation.ts';
import { observeLookups } from '../verbs/lookups.ts';
import { observe } from '../verbs/observations.ts';
import { messagesToCustomer } from '../verbs/own-clients.ts';
import { observePauses } from '../verbs/own-lookup-client.ts';
import { trafficOf } from '../verbs/stand-in-platform.ts';
import { currentCall } from '../verbs/voice-calls.ts';

/** Writes down what a feature calls by these words, and sees to it that there was something to write down. */
export async function record(session: Session, words: string): Promise<void> {
  switch (words) {
    case "the tokens of the client's calls": {
      const { tokensUsed } = await trafficOf(session);
      observe(session, 'tokens used by call', tokensUsed);
      return void expect(tokensUsed, 'calls').to.not.be.empty;
    }
    case "the client's pauses":
      return void expect(await observePauses(session), 'lookups').to.not.equal(0);
    case 'the messages to the customer': {
      const count = await messagesToCustomer(session);
      observe(session, 'messages of the client', count);
      return void expect(count, 'messages').to.be.at.most(1);
    }
    case 'the call': {
      const call = await currentCall(session);
      observe(session, 'the call', call);
      return void expect(call.record, 'the record of the call').to.be.an('array');
    }
    case 'the challenge of the answer': {
      const { status, headers } = session.wire.last;
      observe(session, 'WWW-Authenticate', { status, header: headers['www-authenticate'] });
      break;
    }
    case 'the conversation call':
      observe(session, 'conversation call', await conversationCalls(session, 'send'));
      break;
    case 'the lookups':
      observeLookups(session);
  }
  expect(session.wire.last.status, 'HTTP status').to.be.below(500);
}
