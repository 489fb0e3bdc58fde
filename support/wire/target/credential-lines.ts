import type { InterfaceName } from './target.ts';

export type KnownCredentials = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export const fromEnvironment = (name: string): string => `"\${${name}}"`;

const referTo = (...path: string[]): string =>
  fromEnvironment(
    path
      .join('_')
      .replaceAll(/(?=[A-Z])/g, '_')
      .toUpperCase(),
  );

function group(name: string, members: readonly string[]): string {
  const references = members.map((member) => `${member}: ${referTo(name, member)}`);
  return `  ${name}: { ${references.join(', ')} }`;
}

const single = (name: string): string => `  ${name}: ${referTo(name)}`;

const MESSAGING = [
  group('messaging', ['key', 'secret']),
  `${single('account')}          # the account that the key belongs to`,
  '  # subAccount: "…"              # one of its sub-accounts',
  `  # stranger: { key: "…", secret: ${referTo('stranger', 'secret')}, account: "…" }  # another customer`,
];

const PROJECT = [
  '  project:',
  `    id: ${referTo('project', 'id')}`,
  `    keyId: ${referTo('project', 'keyId')}`,
  `    keySecret: ${referTo('project', 'keySecret')}`,
  `    serviceId: ${referTo('project', 'serviceId')}`,
  '    # secondServiceId: "…"       # to see which of two is the default',
];

const BEARER: readonly InterfaceName[] = ['token', 'subprojects', 'voice', 'conversation', 'standalone'];

export function usualCredentials(offers: (name: InterfaceName) => boolean): string[] {
  const lines: string[] = [];
  if (offers('messaging')) lines.push(...MESSAGING);
  if (BEARER.some(offers)) lines.push(...PROJECT);
  if (offers('conversation') || offers('standalone')) lines.push(group('conversation', ['appId', 'botId']));
  if (offers('lookup')) lines.push(group('lookup', ['user', 'password']));
  return lines;
}

export const referencesTo = (known: KnownCredentials): string[] =>
  Object.entries(known).map(([name, value]) =>
    typeof value === 'string' ? single(name) : group(name, Object.keys(value)),
  );
