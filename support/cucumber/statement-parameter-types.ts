import { defineParameterType } from '@cucumber/cucumber';

/** Whether something is found. */
defineParameterType({
  name: 'finds',
  regexp: /finds|does not find/,
  transformer: (words: string) => words === 'finds',
});
