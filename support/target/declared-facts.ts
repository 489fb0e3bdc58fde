import type { AccountFact, Facts, ProjectFact } from '../session/facts.ts';
import type { ResolvedTarget, TargetCredentials } from './target.ts';

function accountsOf(credentials: TargetCredentials): AccountFact[] {
  const { messaging, account = '', subAccount, stranger } = credentials;
  const accounts: AccountFact[] = [];
  if (messaging) accounts.push({ id: account, role: 'main', ...messaging });
  if (subAccount) accounts.push({ id: subAccount, role: 'sub', key: '', secret: '' });
  if (stranger)
    accounts.push({ id: stranger.account, role: 'stranger', key: stranger.key, secret: stranger.secret });
  return accounts;
}

const projectOf = (role: string, given: NonNullable<TargetCredentials['project']>): ProjectFact => ({
  id: given.id,
  role,
  keyId: given.keyId,
  keySecret: given.keySecret,
  services: [{ id: given.serviceId, name: '', isDefault: false }],
});

/** The facts that a target file declares, for a target without a lab. */
export function declaredFacts({ credentials = {}, numbers }: ResolvedTarget): Facts {
  const { project, otherProject } = credentials;
  return {
    accounts: accountsOf(credentials),
    projects: [
      ...(project ? [projectOf('main', project)] : []),
      ...(otherProject ? [projectOf('other', otherProject)] : []),
    ],
    numbers,
  };
}
