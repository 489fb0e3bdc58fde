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

/** References to the credentials that are known, or else to the usual ones of the interfaces that are `offered`. */
export function credentialLines(
  known: KnownCredentials | undefined,
  offered: Partial<Record<InterfaceName, unknown>>,
): string[] {
  const lines: string[] = [];
  const { messaging, conversation, standalone, lookup } = known ? {} : offered;
  for (const [name, value] of Object.entries(known ?? {}))
    lines.push(typeof value === 'string' ? single(name) : group(name, Object.keys(value)));
  if (messaging) lines.push(...MESSAGING);
  if (!known && BEARER.some((name) => offered[name])) lines.push(...PROJECT);
  if (conversation || standalone) lines.push(group('conversation', ['appId', 'botId']));
  if (lookup) lines.push(group('lookup', ['user', 'password']));
  return lines.length === 0 ? [] : ['# Secrets come from the environment alone.', 'credentials:', ...lines, ''];
}
