import { defineParameterType } from '@cucumber/cucumber';

defineParameterType({
  name: 'bound',
  regexp: /at least|at most|exactly/,
  transformer: (words: string) => words,
});

defineParameterType({
  name: 'callPart',
  regexp: /legs|bridges|recordings/,
  transformer: (word: string) => word,
});
