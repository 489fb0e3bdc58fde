import { defineParameterType } from '@cucumber/cucumber';
import { periodOf } from '../../ground/time/period.ts';
import type { Mail } from '../verbs/mailbox.ts';
import type { CodeChoice } from '../verbs/sender-requests.ts';

defineParameterType({
  name: 'senderKind',
  regexp: /alpha tag|own number/,
  transformer: (words: string) => words,
});

defineParameterType({
  name: 'code',
  regexp: /the right code|(a wrong) code|the code of "([^"]*)"/,
  transformer: (wrong: string | undefined, of: string | undefined): CodeChoice => (wrong ? { wrong: true } : { of }),
});

defineParameterType({
  name: 'review',
  regexp: /approves|rejects/,
  transformer: (word: string) => word === 'approves',
});

defineParameterType({
  name: 'mail',
  regexp:
    /a code|an e-mail (between \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z and \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z)/,
  transformer: (period: string | undefined): Mail =>
    period ? { is: 'e-mail', period: periodOf(period) } : { is: 'code' },
});
