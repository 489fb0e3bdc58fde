import { defineParameterType } from '@cucumber/cucumber';

defineParameterType({
  name: 'report',
  regexp: [/detail report/, /metadata keys/, /summary file/, /detail file/, /summary/],
  transformer: (words: string) => words,
});

/** What a receiver takes. */
defineParameterType({
  name: 'accepts',
  regexp: /reports|signed reports only/,
  transformer: (words: string) => words === 'signed reports only',
});
