import { defineParameterType } from '@cucumber/cucumber';
import type { Callbacks, ConversationCalls } from '../expect/conversation.ts';
import type { ConversationRequest, StandaloneQuestion, Subscription } from '../verbs/conversation.ts';

defineParameterType({
  name: 'recipients',
  regexp: /a recipient|(\d+) recipients/,
  transformer: (count: string | undefined) => Number(count ?? 1),
});

/** What a webhook is registered for, and the secret that signs its callbacks. */
defineParameterType({
  name: 'subscription',
  regexp: /"([^"]*)"(?: with the secret "([^"]*)")?/,
  transformer: (trigger: string, secret: string | undefined): Subscription => ({ trigger, secret }),
});

const recipientsIn = (words: string): number => Number(words.replace('a recipient', '1').split(' ')[0]);

/** A message to recipients, or a question about them. */
defineParameterType({
  name: 'conversationRequest',
  regexp: [
    /sends a conversation message to (a recipient|\d+ recipients)/,
    /asks what (a recipient|\d+ recipients) can receive/,
  ],
  transformer: (sendTo: string | undefined, askAbout = ''): ConversationRequest =>
    sendTo === undefined
      ? { operation: 'capability', recipients: recipientsIn(askAbout) }
      : { operation: 'send', recipients: recipientsIn(sendTo) },
});

defineParameterType({
  name: 'standaloneQuestion',
  regexp: /by (GET|POST) whether the channel reaches (\d+) numbers?|for "([^"]*)" with (\{.*\})/,
  transformer: (method = '', count = '', path?: string, body = ''): StandaloneQuestion =>
    path === undefined ? { method, numbers: Number(count) } : { path, body },
});

/** What the platform sends to the conversation service. */
defineParameterType({
  name: 'conversationCalls',
  regexp: /(no|\d+) conversation messages?|one (conversation message|capability query) for each number/,
  transformer: (count: string | undefined, each: string | undefined): ConversationCalls => {
    if (count !== undefined) return count === 'no' ? 0 : Number(count);
    return each === 'capability query' ? 'capability' : 'send';
  },
});

/** Callbacks of the conversation service and what is in each of them. */
defineParameterType({
  name: 'callbacks',
  regexp: /(at least )?(\d+) notifications?, each with one "([^"]*)"|notifications with "([^"]*)" as "([^"]*)"/,
  transformer: (least?: string, count = '0', object?: string, values?: string, member = ''): Callbacks => ({
    member: object ?? member,
    count: Number(count),
    isLeast: least !== undefined,
    values: values === undefined ? [] : values.split(', '),
  }),
});
