import { declaredThing } from './declared-thing.ts';

const ACCOUNTS: Readonly<Record<string, string>> = {
  main: 'credentials.account',
  sub: 'credentials.subAccount',
  stranger: 'credentials.stranger',
  'stranger-sub': 'accounts with the id of credentials.stranger and a subAccount',
  'second-sub': 'second sub-account, which a lab alone gives',
  colon: 'account whose secret has colons, which a lab alone gives',
};

/** Where the keys of accounts are; that of a sub-account is in an entry of its own. */
const KEYS: typeof ACCOUNTS = {
  ...ACCOUNTS,
  main: 'credentials.messaging',
  sub: 'accounts with a key and a secret for credentials.subAccount',
};

const PROJECTS: typeof ACCOUNTS = { main: 'credentials.project', other: 'credentials.otherProject' };

export function keyFor(undeclared: string): string {
  const { kind, of, place } = declaredThing(undeclared);
  const project = PROJECTS[of];
  const keys: Partial<Record<typeof kind, string | undefined>> = {
    number: of === '' ? 'numbers' : `numbers.${of}`,
    'account id': ACCOUNTS[of],
    'account key': KEYS[of],
    project,
    service: project && `${project}.${place === 1 ? 'serviceId' : 'secondServiceId'}`,
    'lookup user': 'credentials.lookup',
    app: 'credentials.conversation.appId',
    bot: 'credentials.conversation.botId',
    binding: `bindings.${of}`,
    interface: `interfaces.${of}`,
    lookup: `lookups ${undeclared.slice('lookup '.length)}`,
  };
  return keys[kind] ?? undeclared;
}

/** Each missing key once; of the numbers of a role as many as it takes. */
export function missingKeys(undeclared: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const words of undeclared) {
    const { kind, place } = declaredThing(words);
    const key = keyFor(words);
    counts.set(key, Math.max(counts.get(key) ?? 1, kind === 'number' ? place : 1));
  }
  return [...counts].map(([key, count]) => (count === 1 ? key : `${key} with ${count} numbers`));
}

export const declaresNone = (undeclared: readonly string[]): string =>
  `the target file declares no ${missingKeys(undeclared).join(', no ')}`;
