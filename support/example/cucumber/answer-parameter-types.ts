import { defineParameterType } from '@cucumber/cucumber';
import { RECORDINGS } from '../expect/recordings.ts';
import { ANSWER_KINDS } from '../expect/report-traits.ts';
import { contentCalled } from '../verbs/known-answers.ts';

/** What steps look into; a notification is one at the receiver that is not named. */
defineParameterType({
  name: 'content',
  regexp: [
    /every notification at the receiver/,
    /the notification at the receiver/,
    /every conversation call/,
    /the conversation call/,
    /the answer/,
  ],
  transformer: contentCalled,
});

defineParameterType({
  name: 'memberKind',
  regexp: [
    /text without blanks at its ends/,
    /an RFC 3339 timestamp/,
    /text that is not empty/,
    /a whole number above 0/,
    /there once/,
    /an object/,
    /absent/,
    /text/,
  ],
});

defineParameterType({
  name: 'answerKind',
  regexp: [/an explanation in JSON/, /a record/, /JSON/],
  transformer: (words: string) => ANSWER_KINDS[words],
});

defineParameterType({
  name: 'recorded',
  regexp: [/the form of the answer/, /the platform's answer/, /the outcome/],
  transformer: (words: string) => RECORDINGS[words],
});

defineParameterType({
  name: 'report',
  regexp: [/detail report/, /metadata keys/, /summary file/, /detail file/, /summary/],
});

defineParameterType({
  name: 'clientRequest',
  regexp: [
    /UUID version 4 Idempotency-Key/,
    /call in a new subproject/,
    /requests that accept JSON/,
    /customer message/,
    /token request/,
    /voice update/,
    /lookup/,
    /call/,
  ],
});

defineParameterType({ name: 'lookups', regexp: [/the lookup/, /every lookup/, /one of the lookups/] });
