import { defineParameterType } from '@cucumber/cucumber';
import type { Subscription } from '../session/conversation.ts';

defineParameterType({
  name: 'recipients',
  regexp: /a recipient|(\d+) recipients/,
  transformer: (count: string | undefined) => Number(count ?? 1),
});

/** A number of things, which may be none. */
defineParameterType({
  name: 'howMany',
  regexp: /no|\d+/,
  transformer: (text: string) => (text === 'no' ? 0 : Number(text)),
});

/** What a webhook is registered for, and the secret that signs its callbacks. */
defineParameterType({
  name: 'subscription',
  regexp: /"([^"]*)"(?: with the secret "([^"]*)")?/,
  transformer: (trigger: string, secret: string | undefined): Subscription => ({ trigger, secret }),
});

/** What the platform makes of one entry of a standalone list. */
defineParameterType({
  name: 'conversationCall',
  regexp: [/conversation message/, /capability query/],
  transformer: (words: string) => (words === 'capability query' ? 'capability' : 'send'),
});
