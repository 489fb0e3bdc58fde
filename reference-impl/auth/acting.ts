import type { Account } from '../accounts/account.ts';

/** A parent account's key may act for the parent's own sub-accounts, and for nobody else. Section "Sub-accounts". */
export function mayActFor(own: Account, wanted: Account): boolean {
  return wanted === own || wanted.parent === own;
}
