import { defineParameterType } from '@cucumber/cucumber';

/** What a project does with a subproject. */
defineParameterType({
  name: 'subprojectUse',
  regexp: [/makes/, /uses/, /updates, under one key, the voice service of/],
  transformer: (words: string) => words,
});

defineParameterType({
  name: 'isListed',
  regexp: [/not listed/, /listed/],
  transformer: (words: string) => words === 'listed',
});
