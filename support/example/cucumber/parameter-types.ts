import { defineParameterType } from '@cucumber/cucumber';
import { spanOf } from '../../ground/time/span.ts';
import { EVERY_FEATURE, OPTIONAL_FEATURES as FEATURES } from '../session/account-features.ts';
import { ROLES } from '../verbs/account-words.ts';

defineParameterType({
  name: 'span',
  regexp: /\d+ (?:millisecond|second|minute|hour|day)s?(?: \d+ (?:millisecond|second|minute|hour|day)s?)*/,
  transformer: spanOf,
});

defineParameterType({
  name: 'instant',
  regexp: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/,
  transformer: (text: string) => Date.parse(text),
});

defineParameterType({
  name: 'account',
  regexp: [
    /another customer's sub-account/,
    /the second sub-account/,
    /another customer/,
    /the sub-account/,
    /the account/,
  ],
  transformer: (words: string) => ROLES[words],
});

defineParameterType({
  name: 'feature',
  regexp: [
    /every optional feature/,
    /the character converter/,
    /short trackable links/,
    /self-managed opt-out/,
    /dedicated numbers/,
    /familiar sender/,
    /de-duplication/,
    /social sending/,
    /signature keys/,
    /billing units/,
  ],
  transformer: (words: string) => FEATURES[words] ?? EVERY_FEATURE,
});

defineParameterType({
  name: 'project',
  regexp: /the project|the other project/,
  transformer: (words: string) => (words === 'the project' ? 'main' : 'other'),
});

defineParameterType({ name: 'onOff', regexp: /on|off/, transformer: (word: string) => word === 'on' });

defineParameterType({
  name: 'status',
  regexp: /enroute|submitted|delivered|expired|rejected|failed/,
  transformer: (word: string) => word,
});
