import { defineParameterType } from '@cucumber/cucumber';
import type { ClientReport } from '../expect/client-traffic.ts';
import type { Callbacks, ConversationCalls } from '../expect/conversation.ts';
import type { ConversationRequest, StandaloneQuestion, Subscription } from '../verbs/conversation.ts';
import type { LookedUp, LookupCaller } from '../verbs/lookups.ts';

const words = (...parts: Array<string | undefined>): string => parts.filter((part) => part !== undefined).join(' ');

defineParameterType({
  name: 'clientTask',
  regexp: [
    /(call)s?/,
    /(call)s (at once)/,
    /(call)s (in 10 minutes)/,
    /(lookup)s?/,
    /(voice update)s?/,
    /(message)s? to the customer/,
    /(subproject)s? to use at once/,
  ],
  transformer: words,
});

defineParameterType({
  name: 'clientRequest',
  regexp: [
    /(token request)s?/,
    /(call)s?/,
    /(voice update)s?/,
    /(Idempotency-Key)s? of UUID version 4/,
    /(message)s? to the customer/,
    /(request)s? that accepts? application\/json/,
    /(lookup)s? to the (first primary|second primary|backup) host/,
  ],
  transformer: words,
});

defineParameterType({
  name: 'clientReport',
  regexp: /"([^"]*)"( every time)?/,
  transformer: (text: string, everyTime: string | undefined): ClientReport => ({
    text,
    everyTime: everyTime !== undefined,
  }),
});

defineParameterType({
  name: 'recipients',
  regexp: /a recipient|(\d+) recipients/,
  transformer: (count: string | undefined) => Number(count ?? 1),
});

defineParameterType({
  name: 'subscription',
  regexp: /"([^"]*)"(?: with the secret "([^"]*)")?/,
  transformer: (trigger: string, secret: string | undefined): Subscription => ({ trigger, secret }),
});

const recipientsIn = (words: string): number => Number(words.replace('a recipient', '1').split(' ')[0]);

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

defineParameterType({
  name: 'conversationCalls',
  regexp: /(no|\d+) conversation messages?|one (conversation message|capability query) for each number/,
  transformer: (count: string | undefined, each: string | undefined): ConversationCalls => {
    if (count !== undefined) return count === 'no' ? 0 : Number(count);
    return each === 'capability query' ? 'capability' : 'send';
  },
});

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

/** Who looks a number up: a client of one of the two services, or of whichever the target has. */
defineParameterType({
  name: 'lookupClient',
  regexp: /the client(?: of the (real-time|portability) service| (without credentials))?/,
  transformer: (service: string | undefined, anonymous: string | undefined): LookupCaller => ({
    service: service as LookupCaller['service'],
    ...(anonymous === undefined ? {} : { as: { scheme: 'none' } }),
  }),
});

defineParameterType({
  name: 'lookedUp',
  regexp: /"([^"]*)"(?: (with nocache|at every address))?/,
  transformer: (number: string, how: string | undefined): LookedUp => ({
    number,
    fresh: how === 'with nocache',
    everywhere: how === 'at every address',
  }),
});

defineParameterType({ name: 'lookupState', regexp: [/in progress/, /started at once/, /abandoned/] });

defineParameterType({
  name: 'line',
  regexp: /"([^"]*)"(?: or "([^"]*)")?/,
  transformer: (...lines: Array<string | undefined>) => lines.filter((line) => line !== undefined),
});

defineParameterType({
  name: 'lineCounts',
  regexp: /(\d+) times? "([^"]*)"(?: and (\d+) times? "([^"]*)")?/,
  transformer: (count: string, line: string, others?: string, other?: string): Record<string, number> => ({
    [line]: Number(count),
    ...(other === undefined ? {} : { [other]: Number(others) }),
  }),
});

defineParameterType({ name: 'lookups', regexp: [/the lookup/, /every lookup/, /one of the lookups/] });

defineParameterType({
  name: 'subprojectUse',
  regexp: [/makes/, /uses/, /updates, under one key, the voice service of/],
});

defineParameterType({
  name: 'isListed',
  regexp: [/not listed/, /listed/],
  transformer: (words: string) => words === 'listed',
});
