import { accountOf, type Leased } from '../safety/lease.ts';
import { candidatesIn } from './declared-account.ts';
import type { ResolvedTarget } from './target.ts';

/** What a run against a target has for itself: the target as a whole, and each account, which another file may name too. */
export function leasedAccounts(target: ResolvedTarget): Leased[] {
  const { interfaces, credentials = {}, lease } = target;
  const at = interfaces.messaging ?? interfaces.messagingApac;
  const leased: Leased[] = [{ account: accountOf(target) }];
  if (lease !== undefined) leased.push({ account: lease, url: lease });
  for (const { account } of candidatesIn(credentials))
    if (account !== undefined)
      leased.push({ account: JSON.stringify(['account', at, account]), called: `the account ${account}` });
  return leased;
}
