import { defineParameterType } from '@cucumber/cucumber';
import type { MemberKind } from '../expect/member-kinds.ts';
import { contentCalled } from '../verbs/contents.ts';
import { DEFAULT_RECEIVER } from '../verbs/sending.ts';

/** Something with members that a step looks into. */
defineParameterType({
  name: 'content',
  regexp:
    /((?:the|every) notification at the receiver|the other project's second service|the other project's service|every conversation call|the conversation call|the second service|the service|the answer)(?: "([^"]*)")?/,
  transformer: (words: string, receiver = DEFAULT_RECEIVER) => contentCalled(words, receiver),
});

/** What kind of value a member has. */
defineParameterType({
  name: 'memberKind',
  regexp:
    /(absent|there once|an RFC 3339 timestamp|text without blanks at its ends|text that is not empty|text|a whole number above 0)|the instant (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z)/,
  transformer: (words: string | undefined, instant = ''): MemberKind =>
    words === undefined ? { instant: Date.parse(instant) } : (words as MemberKind),
});
