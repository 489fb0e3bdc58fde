import { defineParameterType } from '@cucumber/cucumber';
import { ALTERATIONS } from '../session/held-tokens.ts';

defineParameterType({
  name: 'alteration',
  regexp: new RegExp(Object.keys(ALTERATIONS).join('|')),
  transformer: (words: string) => words,
});
