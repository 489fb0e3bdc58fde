import { defineParameterType } from '@cucumber/cucumber';

/** What is written down where nothing is judged. */
defineParameterType({
  name: 'recorded',
  regexp: [
    /the tokens of the client's calls/,
    /the messages to the customer/,
    /the challenge of the answer/,
    /the client's pauses/,
    /the conversation call/,
    /the lookups/,
    /the call/,
  ],
  transformer: (words: string) => words,
});

/** How much the platform takes or gives out at a time. */
defineParameterType({
  name: 'allowance',
  regexp: [
    /(\d+) (lookup)s? at a time/,
    /(\d+) (token)s at once and (\d+) a second/,
    /(\d+) (voice request)s? within (\d+) seconds/,
  ],
  transformer: (...words: Array<string | undefined>) => words.filter((word) => word !== undefined),
});
