import { defineParameterType } from '@cucumber/cucumber';

defineParameterType({
  name: 'report',
  regexp: [/detail report/, /metadata keys/, /summary file/, /detail file/, /summary/],
  transformer: (words: string) => words,
});
