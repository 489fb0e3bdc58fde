import { defineParameterType } from '@cucumber/cucumber';

// Words that say that something is so or that it is not.

defineParameterType({
  name: 'finds',
  regexp: /finds|does not find/,
  transformer: (words: string) => words === 'finds',
});

defineParameterType({
  name: 'lists',
  regexp: /lists|does not list/,
  transformer: (words: string) => words === 'lists',
});

defineParameterType({
  name: 'contains',
  regexp: /contains|does not contain/,
  transformer: (words: string) => words === 'contains',
});
