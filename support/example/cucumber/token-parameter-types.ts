import { defineParameterType } from '@cucumber/cucumber';
import type { TokenText } from '../verbs/credential-templates.ts';

/** The text of a token: written out, or another token that was altered. */
defineParameterType({
  name: 'tokenText',
  regexp:
    /"([^"]*)"(?: (with its first character changed|with its middle character changed|with its last character changed|without its first character|without its last character|with a character appended|with a hyphen appended|in another case|written twice))?/,
  transformer: (text: string, alteration: string | undefined): TokenText => ({ text, alteration }),
});

/** On which side of the end of a token. */
defineParameterType({
  name: 'side',
  regexp: [/before/, /after/],
  transformer: (word: string) => (word === 'before' ? -1 : 1),
});

/** The value of something that comes with an answer. */
defineParameterType({
  name: 'accompaniment',
  regexp: /any text|"([^"]*)"/,
  transformer: (text: string | undefined) => text,
});
