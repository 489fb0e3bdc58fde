import { defineParameterType } from '@cucumber/cucumber';

defineParameterType({
  name: 'alteration',
  regexp: [
    /with its middle character changed/,
    /with its first character changed/,
    /with its last character changed/,
    /without its first character/,
    /without its last character/,
    /with a character appended/,
    /written twice/,
  ],
  transformer: (words: string) => words,
});
