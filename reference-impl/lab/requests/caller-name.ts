import type { AccountCaller } from '../../auth/account-authentication.ts';
import type { LookupCaller } from '../../auth/lookup-authentication.ts';
import type { ProjectCaller } from '../../auth/project-authentication.ts';

/** Whom an interface recognised, in a few words. */
export function callerName(caller: unknown): string {
  const { own, account, project, user } = caller as Partial<AccountCaller & ProjectCaller & LookupCaller>;
  if (own && account) return own === account ? `account ${own.id}` : `account ${own.id}, for ${account.id}`;
  if (project) return `project ${project.id}`;
  return user ? `lookup user ${user.user}` : 'somebody';
}
