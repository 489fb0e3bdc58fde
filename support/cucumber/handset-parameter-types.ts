import { defineParameterType } from '@cucumber/cucumber';
import type { HandsetChoice } from '../session/handsets.ts';
import type { Texts } from '../session/replies.ts';

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

/** What a handset writes: this text, or so many. */
defineParameterType({
  name: 'texts',
  regexp: /(\d+) texts|"([^"]*)"/,
  transformer: (count?: string, text?: string): Texts =>
    count === undefined ? [text as string] : Number(count),
});

defineParameterType({
  name: 'reply',
  regexp: /the reply "([^"]*)"( by the id of its message)?/,
  transformer: (content: string, byMessage?: string) => ({
    content,
    by: byMessage ? 'message_id' : 'reply_id',
  }),
});
