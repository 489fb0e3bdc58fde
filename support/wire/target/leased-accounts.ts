import { accountOf, type Leased } from '../safety/lease.ts';
import { candidatesIn } from './declared-account.ts';
import type { ResolvedTarget } from './target.ts';

/** What a run against a target has for itself: the target as a whole, and each account, which another file may name too. */
export function leasedAccounts(target: ResolvedTarget): Leased[] {
  const { interfaces, credentials = {} } = target;
  const ids = candidatesIn(credentials).flatMap(({ account }) => account ?? []);
  const at = interfaces.messaging ?? interfaces.messagingApac;
  const accounts = ids.map((id) => ({ account: JSON.stringify(['account', at, id]), called: `the account ${id}` }));
  return [{ account: accountOf(target) }, ...accounts];
}
