import { defineParameterType } from '@cucumber/cucumber';
import { featuresCalled } from '../../ground/account-features.ts';
import { spanOf } from '../../ground/time/span.ts';
import { ROLES } from '../session/account-wishes.ts';
import type { Requester } from '../verbs/requests.ts';

/** The week in which a feature means a day that it names alone: its Monday is 15 January 2024. */
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const FIRST_DAY = 15;

/** An instant as a feature writes it, `2024-01-15T08:00:00Z` or `08:00 on Monday` in UTC, in milliseconds since the epoch. */
function instantOf(text: string): number {
  const [time = '', day] = text.split(' on ');
  return Date.parse(day === undefined ? text : `2024-01-${FIRST_DAY + WEEK.indexOf(day)}T${time}Z`);
}

defineParameterType({
  name: 'span',
  regexp: /\d+ (?:millisecond|second|minute|hour|day)s?(?: \d+ (?:millisecond|second|minute|hour|day)s?)*/,
  transformer: spanOf,
});

defineParameterType({
  name: 'instant',
  regexp: [
    /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/,
    /\d\d:\d\d(?::\d\d(?:\.\d{3})?)? on (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/,
  ],
  transformer: instantOf,
});

/** A value as JSON writes it: a scalar, or an object or a list where the wrong kind of value is meant. */
defineParameterType({ name: 'value', regexp: /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|\{.*\}|\[.*\]/ });

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
/** What a message is reported as; some rules let two be right. */
defineParameterType({
  name: 'status',
  regexp: [
    /submitted or delivered/,
    /delivered or rejected/,
    /expired or delivered/,
    /submitted/,
    /delivered/,
    /rejected/,
    /enroute/,
    /expired/,
    /failed/,
  ],
  transformer: (words: string): readonly string[] => words.split(' or '),
});

defineParameterType({
  name: 'texts',
  regexp: /"[^"]*"(?: or "[^"]*")*/,
  transformer: (text: string): readonly string[] => text.slice(1, -1).split('" or "'),
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

/** Who asks, by its own key; a parent may act for a sub-account, and may not for others. */
defineParameterType({
  name: 'requester',
  regexp: [
    /the account, acting for another customer's sub-account,/,
    /the account, acting for the second sub-account,/,
    /the account, acting for another customer,/,
    /the account, acting for an unknown account,/,
    /the account, acting for the sub-account,/,
    /the client, acting for another customer,/,
    /the client, acting for an unknown account,/,
    /the client, acting for the sub-account,/,
    /the sub-account, acting for the second sub-account,/,
    /the sub-account, acting for the sub-account,/,
    /the sub-account, acting for the account,/,
    /the account whose secret is not ASCII/,
    /the account whose secret has colons/,
    /another customer's sub-account/,
    /the second sub-account/,
    /an unknown account/,
    /another customer/,
    /the sub-account/,
    /the account/,
    /the client/,
  ],
  transformer: (words: string): Requester => {
    const [caller = '', actingFor = ''] = words.split(/, acting for |,$/);
    return { role: CALLERS[caller] as string, actingFor: CALLERS[actingFor] };
  },
});

defineParameterType({
  name: 'thing',
  regexp: [
    /number waiting for its code/,
    /contact with two channels/,
    /ordered detail report/,
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
    /ordered summary/,
    /sender address/,
    /blocked number/,
    /signature key/,
    /voice service/,
    /contact list/,
    /custom field/,
    /own number/,
    /short link/,
    /alpha tag/,
    /subproject/,
    /message/,
    /webhook/,
    /contact/,
    /reply/,
  ],
});
