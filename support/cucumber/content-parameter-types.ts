import { defineParameterType } from '@cucumber/cucumber';
import { contentCalled } from '../session/contents.ts';
import { DEFAULT_RECEIVER } from '../session/sending.ts';

/** Something with members that a step looks into. */
defineParameterType({
  name: 'content',
  regexp:
    /(the notification at the receiver|the other project's second service|the other project's service|every conversation call|the conversation call|the second service|the service|the answer)(?: "([^"]*)")?/,
  transformer: (words: string, receiver = DEFAULT_RECEIVER) => contentCalled(words, receiver),
});

/** What kind of value a member has. */
defineParameterType({
  name: 'valueKind',
  regexp: [/text without blanks at its ends/, /text that is not empty/, /text/, /a whole number above 0/],
  transformer: (words: string) => words,
});
