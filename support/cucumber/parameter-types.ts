import { defineParameterType } from '@cucumber/cucumber';
import { OPTIONAL_FEATURES as FEATURES } from '../session/account-features.ts';
import { spanOf } from '../time/span.ts';

const ONE = String.raw`\d+ (?:millisecond|second|minute|hour|day)s?`;

/** The parts that accounts play, by the words a feature uses for them. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  'the account': 'main',
  'the sub-account': 'sub',
  'the second sub-account': 'second-sub',
  'another customer': 'stranger',
  "another customer's sub-account": 'stranger-sub',
};

const anyOf = (words: Readonly<Record<string, string>>): RegExp =>
  new RegExp(
    Object.keys(words)
      .sort((a, b) => b.length - a.length)
      .join('|'),
  );

defineParameterType({ name: 'span', regexp: new RegExp(`${ONE}(?: ${ONE})*`), transformer: spanOf });

defineParameterType({
  name: 'instant',
  regexp: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/,
  transformer: (text: string) => Date.parse(text),
});

defineParameterType({
  name: 'account',
  regexp: anyOf(ACCOUNTS),
  transformer: (words: string) => ACCOUNTS[words],
});

defineParameterType({
  name: 'feature',
  regexp: anyOf(FEATURES),
  transformer: (words: string) => FEATURES[words],
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
