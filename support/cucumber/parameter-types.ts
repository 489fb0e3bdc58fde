import { defineParameterType } from '@cucumber/cucumber';

const UNITS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

const ONE = String.raw`\d+ (?:millisecond|second|minute|hour|day)s?`;

/** A span such as `23 hours 59 minutes 59 seconds 999 milliseconds`, in milliseconds. */
export function spanOf(text: string): number {
  return [...text.matchAll(/(\d+) (millisecond|second|minute|hour|day)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (UNITS[unit as string] as number),
    0,
  );
}

/** The parts that accounts play, by the words a feature uses for them. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  'the account': 'main',
  'the sub-account': 'sub',
  'the second sub-account': 'second-sub',
  'another customer': 'stranger',
  "another customer's sub-account": 'stranger-sub',
};

/** The optional features of an account, by the words a feature file uses for them. */
const FEATURES: Readonly<Record<string, string>> = {
  'de-duplication': 'deDuplication',
  'social sending': 'socialSending',
  'familiar sender': 'familiarSender',
  'the character converter': 'characterConverter',
  'short trackable links': 'shortTrackableLinks',
  'dedicated numbers': 'dedicatedNumbers',
  'billing units': 'billingUnits',
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
