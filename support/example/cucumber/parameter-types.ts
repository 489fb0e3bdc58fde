import { defineParameterType } from '@cucumber/cucumber';
import { featuresCalled } from '../../ground/account-features.ts';
import { periodOf } from '../../ground/time/period.ts';
import { spanOf } from '../../ground/time/span.ts';
import { ROLES } from '../session/account-wishes.ts';
import type { TokenText } from '../verbs/credentials.ts';
import type { Requester } from '../verbs/requests.ts';

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

defineParameterType({ name: 'partOfDay', regexp: /day|night/ });
defineParameterType({ name: 'onOff', regexp: /on|off/, transformer: (word: string) => word === 'on' });
defineParameterType({ name: 'status', regexp: /enroute|submitted|delivered|expired|rejected|failed/ });

defineParameterType({
  name: 'period',
  regexp:
    /at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z|between \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z and \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/,
  transformer: periodOf,
});

const CALLERS: Readonly<Record<string, string>> = {
  'the account whose secret is not ASCII': 'umlaut',
  'the account whose secret has colons': 'colon',
  'the second sub-account': 'second-sub',
  "another customer's sub-account": 'stranger-sub',
  'another customer': 'stranger',
  'the sub-account': 'sub',
  'the account': 'main',
  'the client': 'main',
  'an unknown account': 'unknown',
};

defineParameterType({
  name: 'requester',
  regexp:
    /(the account whose secret is not ASCII|the account whose secret has colons|another customer's sub-account|the second sub-account|an unknown account|another customer|the sub-account|the account|the client)(?:, acting for (the account whose secret is not ASCII|the account whose secret has colons|another customer's sub-account|the second sub-account|an unknown account|another customer|the sub-account|the account|the client),)?/,
  transformer: (caller: string, acting: string | undefined): Requester => ({
    role: CALLERS[caller] as string,
    actingFor: acting === undefined ? undefined : CALLERS[acting],
  }),
});

defineParameterType({
  name: 'thing',
  regexp: [
    /number waiting for its code/,
    /scheduled detail report/,
    /sender address request/,
    /contact beside a list/,
    /made voice service/,
    /scheduled message/,
    /contact in a list/,
    /scheduled summary/,
    /dedicated number/,
    /delivery report/,
    /finished report/,
    /assigned number/,
    /ordered report/,
    /sender address/,
    /blocked number/,
    /signature key/,
    /voice service/,
    /contact list/,
    /custom field/,
    /short link/,
    /subproject/,
    /message/,
    /webhook/,
    /contact/,
    /reply/,
  ],
});

defineParameterType({
  name: 'allowance',
  regexp: [
    /(\d+) (lookup)s? at a time/,
    /(\d+) (token)s at once and (\d+) a second/,
    /(\d+) (voice request)s? within (\d+) seconds/,
  ],
  transformer: (...words: Array<string | undefined>) => words.filter((word) => word !== undefined),
});

/** The text of a token: written out, or another token that was altered. */
defineParameterType({
  name: 'tokenText',
  regexp:
    /"([^"]*)"(?: (with its first character changed|with its middle character changed|with its last character changed|without its first character|without its last character|with a character appended|with a hyphen appended|in another case|written twice))?/,
  transformer: (text: string, alteration: string | undefined): TokenText => ({ text, alteration }),
});

defineParameterType({
  name: 'side',
  regexp: [/before/, /after/],
  transformer: (word: string) => (word === 'before' ? -1 : 1),
});

defineParameterType({
  name: 'accompaniment',
  regexp: /any text|"([^"]*)"/,
});
