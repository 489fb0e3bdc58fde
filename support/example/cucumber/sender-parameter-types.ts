import { defineParameterType } from '@cucumber/cucumber';
import type { CodeChoice } from '../verbs/sender-approval.ts';
import type { SenderId } from '../verbs/senders.ts';

defineParameterType({
  name: 'senderKind',
  regexp: /alpha tag|own number/,
  transformer: (words: string) => words,
});

defineParameterType({
  name: 'senderId',
  regexp: /the id of the (request|address)(?: for)? "([^"]*)"/,
  transformer: (of: string, address: string): SenderId => ({ of: of as SenderId['of'], address }),
});

defineParameterType({
  name: 'code',
  regexp: /the right code|(a wrong) code|the code of "([^"]*)"/,
  transformer: (wrong: string | undefined, of: string | undefined): CodeChoice =>
    wrong ? { wrong: true } : { of },
});

defineParameterType({
  name: 'review',
  regexp: /approves|rejects/,
  transformer: (word: string) => word === 'approves',
});
