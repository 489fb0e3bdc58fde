import { expect } from 'chai';
import type { Session } from '../session/session.ts';
import { conversationCalls } from '../verbs/conversation.ts';
import { observeLookups } from '../verbs/lookups.ts';
import { observe } from '../verbs/observations.ts';
import { messagesToCustomer } from '../verbs/own-clients.ts';
import { observePauses } from '../verbs/own-lookup-client.ts';
import { trafficOf } from '../verbs/stand-in-platform.ts';
import { currentCall } from '../verbs/voice-calls.ts';

const expectNoCrash = ({ last }: Session) => expect(last.status, 'HTTP status').to.be.below(500);

/** Notes each thing that a feature records, and sees to it that there was something to note. */
const RECORDINGS: Readonly<Record<string, (session: Session) => unknown>> = {
  "the tokens of the client's calls": async (session) => {
    const { tokensUsed } = await trafficOf(session);
    observe(session, 'tokens used by call', tokensUsed);
    expect(tokensUsed, 'calls').to.not.be.empty;
  },
  "the client's pauses": async (session) => {
    expect(await observePauses(session), 'lookups').to.not.equal(0);
  },
  'the messages to the customer': async (session) => {
    const count = await messagesToCustomer(session);
    observe(session, 'messages of the client', count);
    expect(count, 'messages').to.be.at.most(1);
  },
  'the challenge of the answer': (session) => {
    const { status, headers } = session.last;
    observe(session, 'WWW-Authenticate', { status, header: headers['www-authenticate'] });
    expectNoCrash(session);
  },
  'the conversation call': async (session) => {
    observe(session, 'conversation call', await conversationCalls(session, 'send'));
    expectNoCrash(session);
  },
  'the lookups': (session) => {
    observeLookups(session);
    expectNoCrash(session);
  },
  'the call': async (session) => {
    const call = await currentCall(session);
    observe(session, 'the call', call);
    expect(call.record, 'the record of the call').to.be.an('array');
  },
};

/** Writes down what a feature calls by these words. */
export const record = async (session: Session, words: string): Promise<void> => {
  await RECORDINGS[words]?.(session);
};
