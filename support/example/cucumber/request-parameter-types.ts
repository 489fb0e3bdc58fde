import { defineParameterType } from '@cucumber/cucumber';
import type { Requester } from '../verbs/requests.ts';

/** The parts that callers play, by the words a feature uses for them. */
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
  transformer: (words: string) => words,
});
