import type { Account } from '../accounts/account.ts';
import type { WireRequest } from '../http/operation.ts';

/** A parent account's key may only act for its own sub-accounts. Section "Sub-accounts". */
export function mayActFor(own: Account, wanted: Account): boolean {
  return wanted === own || wanted.parent === own;
}

/**
 * The account that a request names in its `Account` header. Section "Sub-accounts".
 * Rules: ACCT-01, ACCT-02, ACCT-03, ACCT-05, ACCT-06, X-17.
 */
export function namedAccount({ headers: { account } }: WireRequest): string | undefined {
  return typeof account === 'string' && account !== '' ? account : undefined;
}
