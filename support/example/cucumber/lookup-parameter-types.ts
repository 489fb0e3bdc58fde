import { defineParameterType } from '@cucumber/cucumber';
import type { LookedUp, LookupCaller } from '../verbs/lookups.ts';

/** Who looks a number up: a client of one of the two services, or of whichever the target has. */
defineParameterType({
  name: 'lookupClient',
  regexp: /the client(?: of the (real-time|portability) service| (without credentials))?/,
  transformer: (service: string | undefined, anonymous: string | undefined): LookupCaller => ({
    service: service as LookupCaller['service'],
    ...(anonymous === undefined ? {} : { as: { scheme: 'none' } }),
  }),
});

/** The number that is looked up, and how. */
defineParameterType({
  name: 'lookedUp',
  regexp: /"([^"]*)"(?: (with nocache|at every address))?/,
  transformer: (number: string, how: string | undefined): LookedUp => ({
    number,
    fresh: how === 'with nocache',
    everywhere: how === 'at every address',
  }),
});

defineParameterType({
  name: 'lookupState',
  regexp: [/in progress/, /started at once/, /abandoned/],
  transformer: (words: string) => words,
});

/** The line of an answer, or two that are both right. */
defineParameterType({
  name: 'line',
  regexp: /"([^"]*)"(?: or "([^"]*)")?/,
  transformer: (...lines: Array<string | undefined>) => lines.filter((line) => line !== undefined),
});

/** How many lookups were answered with which line. */
defineParameterType({
  name: 'lineCounts',
  regexp: /(\d+) times? "([^"]*)"(?: and (\d+) times? "([^"]*)")?/,
  transformer: (count: string, line: string, others?: string, other?: string): Record<string, number> => ({
    [line]: Number(count),
    ...(other === undefined ? {} : { [other]: Number(others) }),
  }),
});

/** Which of the answers so far. */
defineParameterType({
  name: 'lookups',
  regexp: [/the lookup/, /every lookup/, /one of the lookups/],
  transformer: (words: string) => words,
});
