import { defineParameterType } from '@cucumber/cucumber';
import type { ClientReport } from '../expect/client-traffic.ts';

const words = (...parts: Array<string | undefined>): string => parts.filter((part) => part !== undefined).join(' ');

/** What a client under test does, so many times. */
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

/** What a client under test has sent. */
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
