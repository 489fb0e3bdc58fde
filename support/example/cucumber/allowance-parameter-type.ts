import { defineParameterType } from '@cucumber/cucumber';

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
