import { defineParameterType } from '@cucumber/cucumber';
import { featuresCalled } from '../../ground/account-features.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { PartOfDay } from '../../ground/time/wall-clock.ts';
import { ROLES } from '../session/account-words.ts';

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
  transformer: featuresCalled,
});

defineParameterType({
  name: 'project',
  regexp: /the project|the other project/,
  transformer: (words: string) => (words === 'the project' ? 'main' : 'other'),
});

defineParameterType({ name: 'partOfDay', regexp: /day|night/, transformer: (word: string) => word as PartOfDay });

defineParameterType({ name: 'onOff', regexp: /on|off/, transformer: (word: string) => word === 'on' });

defineParameterType({
  name: 'status',
  regexp: /enroute|submitted|delivered|expired|rejected|failed/,
  transformer: (word: string) => word,
});
