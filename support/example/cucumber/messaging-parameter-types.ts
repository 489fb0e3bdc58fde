import { defineParameterType } from '@cucumber/cucumber';
import type { Often } from '../expect/lists.ts';
import { DEFAULT_RECEIVER } from '../verbs/delivery-reports.ts';

defineParameterType({
  name: 'receiver',
  regexp: [
    /the receiver "deliveries"/,
    /the receiver "fallback"/,
    /the receiver "primary"/,
    /the receiver "reserve"/,
    /the receiver "office"/,
    /the receiver "second"/,
    /the receiver "first"/,
    /the receiver "night"/,
    /the receiver "other"/,
    /the receiver "plain"/,
    /the receiver "spare"/,
    /the receiver "desk"/,
    /the receiver "good"/,
    /the receiver "home"/,
    /the receiver "till"/,
    /the receiver "ear"/,
    /the receiver "new"/,
    /the receiver "old"/,
    /the receiver/,
  ],
  transformer: (words: string) => words.split('"')[1] ?? DEFAULT_RECEIVER,
});

defineParameterType({
  name: 'names',
  regexp: /"[^"]*"(?:, "[^"]*")*(?: and "[^"]*")?/,
  transformer: (text: string): readonly string[] => text.split('"').filter((_, place) => place % 2 === 1),
});

defineParameterType({
  name: 'codes',
  regexp: /\d{3}(?: or \d{3})*/,
  transformer: (text: string): readonly string[] => text.split(' or '),
});

defineParameterType({
  name: 'comparison',
  regexp: [
    /another message id than/,
    /the same request as/,
    /the same text at its handset as/,
    /the same sender as/,
    /fewer billing units than/,
    /as many billing units as/,
  ],
});

const OFTEN: Readonly<Record<string, Often>> = {
  'is on': 'at least once',
  'is not on': 'never',
  'is exactly once on': 'once',
};

defineParameterType({
  name: 'presence',
  regexp: [/is exactly once on/, /is not on/, /is on/],
  transformer: (words: string) => OFTEN[words],
});

defineParameterType({ name: 'share', regexp: [/none/, /all/] });
defineParameterType({ name: 'codeChoice', regexp: [/the code of another number/, /the right code/, /a wrong code/] });
defineParameterType({ name: 'manner', regexp: [/never/, /only/] });
defineParameterType({
  name: 'ruling',
  regexp: [/approves/, /rejects/],
  transformer: (word: string) => word === 'approves',
});
defineParameterType({ name: 'sameness', regexp: [/the same/, /a different/] });
