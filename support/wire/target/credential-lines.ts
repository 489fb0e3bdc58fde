import type { InterfaceName } from './target.ts';

/** Credentials by name, as a ready file and a target file have them: texts, and groups of texts. */
export type KnownCredentials = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** A value that comes from the environment. */
export const fromEnvironment = (name: string): string => `"\${${name}}"`;

const variableOf = (...path: string[]): string =>
  path.map((name) => name.replaceAll(/(?=[A-Z])/g, '_').toUpperCase()).join('_');

const referTo = (...path: string[]): string => fromEnvironment(variableOf(...path));

const group = (name: string, members: readonly string[]): string =>
  `  ${name}: { ${members.map((member) => `${member}: ${referTo(name, member)}`).join(', ')} }`;

const single = (name: string): string => `  ${name}: ${referTo(name)}`;

const MESSAGING = [
  group('messaging', ['key', 'secret']),
  `${single('account')}          # the account that the key belongs to`,
  '  # subAccount: "…"              # one of its sub-accounts',
  `  # stranger: { key: "…", secret: ${referTo('stranger', 'secret')}, account: "…" }  # another customer`,
];

const PROJECT = [
  '  project:',
  ...['id', 'keyId', 'keySecret', 'serviceId'].map((member) => `    ${member}: ${referTo('project', member)}`),
  '    # secondServiceId: "…"       # to see which of two is the default',
];

const CONVERSATION = [group('conversation', ['appId', 'botId'])];

const LOOKUP = [group('lookup', ['user', 'password'])];

const BEARER: readonly InterfaceName[] = ['token', 'subprojects', 'voice', 'conversation', 'standalone'];

/** References to the credentials that the offered interfaces need, with those that help as comments. */
export function usualCredentials(offers: (name: InterfaceName) => boolean): string[] {
  return [
    ...(offers('messaging') ? MESSAGING : []),
    ...(BEARER.some(offers) ? PROJECT : []),
    ...(offers('conversation') || offers('standalone') ? CONVERSATION : []),
    ...(offers('lookup') ? LOOKUP : []),
  ];
}

/** A reference for each credential that is known; the values stay where they are. */
export const referencesTo = (known: KnownCredentials): string[] =>
  Object.entries(known).map(([name, value]) =>
    typeof value === 'string' ? single(name) : group(name, Object.keys(value)),
  );
