import type { AccountFact, Facts, ProjectFact } from '../../ground/facts.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { type Candidate, type Cast, candidatesIn, type DeclaredAccount, strangersOf } from './declared-account.ts';
import type { ProjectCredentials, ResolvedTarget, TargetCredentials } from './target.ts';

const declared = (value: string | undefined, what: string, role: string): string => {
  if (value === undefined) throw new Undeclared(`${what} of the account in the role ${role}`);
  return value;
};

/** An account in a role; whatever the target file leaves out is missed at its first use. */
const accountOf = (
  role: string,
  { account, key, secret, features, timeZone }: Partial<DeclaredAccount>,
): AccountFact => ({
  role,
  secret: secret ?? '',
  features,
  timeZone,
  get id() {
    return declared(account, 'id', role);
  },
  get key() {
    return declared(key, 'key', role);
  },
});

const withSub = (roles: readonly [account: string, sub: string], played: Candidate | undefined): AccountFact[] => [
  ...(played ? [accountOf(roles[0], played)] : []),
  ...(played?.sub ? [accountOf(roles[1], played.sub)] : []),
];

/** The accounts of an example that asks for none in particular: the first of the target file. */
export function usualCast(credentials: TargetCredentials): Cast {
  const [main] = candidatesIn(credentials);
  return { main, stranger: strangersOf(credentials, main)[0] };
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

/** The facts that a target file declares, for a target without a lab and an example with these accounts. */
export function declaredFacts(
  { credentials = {}, numbers }: ResolvedTarget,
  { main, stranger }: Cast = usualCast(credentials),
): Facts {
  const { project, otherProject, lookup, otherLookup, conversation } = credentials;
  return {
    accounts: [...withSub(['main', 'sub'], main), ...withSub(['stranger', 'stranger-sub'], stranger)],
    projects: [
      ...(project ? [{ ...projectOf('main', project), ...conversation }] : []),
      ...(otherProject ? [projectOf('other', otherProject)] : []),
    ],
    lookupUsers: [lookup, otherLookup].filter((user) => user !== undefined),
    numbers,
  };
}
