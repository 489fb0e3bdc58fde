import { defineParameterType } from '@cucumber/cucumber';
import { operations } from '../ground/operations.ts';
import type { Requester } from '../session/asking.ts';
import { THINGS } from '../session/things.ts';

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

const oneOf = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');

const names = oneOf(Object.keys(CALLERS));

defineParameterType({
  name: 'requester',
  regexp: new RegExp(`(${names})(?:, acting for (${names}),)?`),
  transformer: (caller: string, acting: string | undefined): Requester => ({
    role: CALLERS[caller] as string,
    actingFor: acting === undefined ? undefined : CALLERS[acting],
  }),
});

defineParameterType({
  name: 'operation',
  regexp: new RegExp(oneOf(Object.keys(operations))),
  transformer: (words: string) => words,
});

defineParameterType({
  name: 'thing',
  regexp: new RegExp(oneOf(THINGS)),
  transformer: (words: string) => words,
});

defineParameterType({
  name: 'instance',
  regexp: /EU|APAC/,
  transformer: (word: string) => (word === 'EU' ? 'messaging' : 'messagingApac'),
});
