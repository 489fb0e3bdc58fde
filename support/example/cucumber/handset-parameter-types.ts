import { defineParameterType } from '@cucumber/cucumber';
import type { Session } from '../session/session.ts';
import type { HandsetChoice } from '../verbs/handsets.ts';
import { replyFrom, writeUnasked } from '../verbs/replies.ts';

defineParameterType({
  name: 'handset',
  regexp: /the handset "([^"]*)"(?:, if "([^"]*)" was accepted,)?/,
  transformer: (number: string, ifAccepted?: string): HandsetChoice => ({ number, ifAccepted }),
});

/** What a handset has got: so many messages, or the one with this name. */
defineParameterType({
  name: 'received',
  regexp: /(\d+) messages?|"([^"]*)"/,
  transformer: (count?: string, name?: string) => (count === undefined ? name : Number(count)),
});

/** What a recipient does at a handset. */
export type Writing = (session: Session, number: string) => Promise<unknown>;

defineParameterType({
  name: 'writing',
  regexp: [/replies "([^"]*)"/, /writes "([^"]*)" to the account/, /writes (\d+) texts to the account/],
  transformer: (reply?: string, text?: string, count?: string): Writing => {
    if (reply) return (session, number) => replyFrom(session, number, reply);
    const texts = text ? [text] : Array.from({ length: Number(count) }, (_, n) => `Text ${n + 1}`);
    return (session, number) => writeUnasked(session, number, texts);
  },
});

defineParameterType({
  name: 'reply',
  regexp: /the reply "([^"]*)"( by the id of its message)?/,
  transformer: (content: string, byMessage?: string) => ({
    content,
    by: byMessage ? 'message_id' : 'reply_id',
  }),
});
