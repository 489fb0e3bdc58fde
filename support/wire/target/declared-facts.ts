import type { AccountFact, Facts, ProjectFact } from '../../ground/facts.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { ProjectCredentials, ResolvedTarget, TargetCredentials } from './target.ts';

/** What a target file says of one account; whatever it leaves out is missed at its first use. */
interface Declared {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
  readonly secret?: string | undefined;
}

const declared = (value: string | undefined, what: string, role: string): string => {
  if (value === undefined) throw new Undeclared(`${what} of the account in the role ${role}`);
  return value;
};

const accountOf = (role: string, { id, key, secret }: Declared): AccountFact => ({
  role,
  secret: secret ?? '',
  get id() {
    return declared(id, 'id', role);
  },
  get key() {
    return declared(key, 'key', role);
  },
});

function accountsOf({ messaging, account, subAccount, stranger }: TargetCredentials): AccountFact[] {
  return [
    ...(messaging || account ? [accountOf('main', { id: account, ...messaging })] : []),
    ...(subAccount ? [accountOf('sub', { id: subAccount })] : []),
    ...(stranger ? [accountOf('stranger', { id: stranger.account, ...stranger })] : []),
  ];
}

const projectOf = (role: string, given: ProjectCredentials): ProjectFact => ({
  id: given.id,
  role,
  keyId: given.keyId,
  keySecret: given.keySecret,
  services: [given.serviceId, given.secondServiceId]
    .filter((id) => id !== undefined)
    .map((id) => ({ id, name: '', isDefault: false })),
});

/** The facts that a target file declares, for a target without a lab. */
export function declaredFacts({ credentials = {}, numbers }: ResolvedTarget): Facts {
  const { project, otherProject, lookup, conversation } = credentials;
  return {
    accounts: accountsOf(credentials),
    projects: [
      ...(project ? [{ ...projectOf('main', project), ...conversation }] : []),
      ...(otherProject ? [projectOf('other', otherProject)] : []),
    ],
    lookupUsers: lookup ? [lookup] : [],
    numbers,
  };
}
