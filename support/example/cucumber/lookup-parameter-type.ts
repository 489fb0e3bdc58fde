import { defineParameterType } from '@cucumber/cucumber';

/** Who looks a number up: a client of one of the two services, or of whichever the target has. */
defineParameterType({
  name: 'lookupClient',
  regexp: /the client(?: of the (real-time|portability) service)?/,
  transformer: (service: string | undefined) => ({ service }),
});
