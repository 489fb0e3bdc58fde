import type { AccountFact, Facts, LookupUserFact, ProjectFact, ServiceFact } from '../../ground/facts.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { ChosenAccounts, DeclaredAccount, ProjectCredentials, TargetCredentials } from './declared-account.ts';
import { candidatesIn, strangersOf } from './declared-account.ts';
import type { ResolvedTarget } from './target.ts';

/** An account in a role; whatever the target file leaves out is missed at its first use. */
function accountOf(role: string, { account, key, secret, features, timeZone }: Partial<DeclaredAccount>): AccountFact {
  const declared = (value: string | undefined, what: string): string => {
    if (value === undefined) throw new Undeclared(`${what} of the account in the role ${role}`);
    return value;
  };
  return {
    role,
    secret: secret ?? '',
    features,
    timeZone,
    get id() {
      return declared(account, 'id');
    },
    get key() {
      return declared(key, 'key');
    },
  };
}

/** The accounts of an example that asks for none in particular: the first of the target file. */
export function usualCast(credentials: TargetCredentials): ChosenAccounts {
  const [main] = candidatesIn(credentials);
  return { main, stranger: strangersOf(credentials, main)[0] };
}

function projectOf(role: string, given: ProjectCredentials): ProjectFact {
  const { id, keyId, keySecret, serviceId, secondServiceId } = given;
  const services: ServiceFact[] = [];
  for (const service of [serviceId, secondServiceId])
    if (service !== undefined) services.push({ id: service, name: '', isDefault: false });
  return { id, role, keyId, keySecret, services };
}

export function declaredFacts({ credentials = {}, numbers }: ResolvedTarget, cast?: ChosenAccounts): Facts {
  const { project, otherProject, lookup, otherLookup, conversation } = credentials;
  const { main, stranger } = cast ?? usualCast(credentials);
  const accounts: AccountFact[] = [];
  if (main) accounts.push(accountOf('main', main));
  if (main?.sub) accounts.push(accountOf('sub', main.sub));
  if (stranger) accounts.push(accountOf('stranger', stranger));
  if (stranger?.sub) accounts.push(accountOf('stranger-sub', stranger.sub));
  const projects: ProjectFact[] = [];
  if (project) projects.push({ ...projectOf('main', project), ...conversation });
  if (otherProject) projects.push(projectOf('other', otherProject));
  const lookupUsers: LookupUserFact[] = [];
  for (const user of [lookup, otherLookup]) if (user) lookupUsers.push(user);
  return { accounts, projects, lookupUsers, numbers };
}
