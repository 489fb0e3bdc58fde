import type { AccountFeature } from '../../ground/account-features.ts';
import type { LookupUserFact } from '../../ground/facts.ts';

export interface DeclaredAccount {
  readonly name: string;
  readonly account: string;
  /** Left out where `credentials` has them, and for a sub-account, which its parent acts for. */
  readonly key?: string;
  readonly secret?: string;
  /** What is switched on; everything else is off. Absent where nothing is known of it. */
  readonly features?: readonly AccountFeature[];
  readonly timeZone?: string;
  readonly subAccount?: string;
}

export interface ProjectCredentials {
  readonly id: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly serviceId?: string;
  readonly secondServiceId?: string;
}

/** Credentials of a target without a lab; with a lab every world brings its own. */
export interface TargetCredentials {
  readonly messaging?: { readonly key: string; readonly secret: string };
  readonly account?: string;
  readonly subAccount?: string;
  readonly lookup?: LookupUserFact;
  readonly otherLookup?: LookupUserFact;
  readonly stranger?: { readonly key: string; readonly secret: string; readonly account: string };
  readonly project?: ProjectCredentials;
  readonly otherProject?: ProjectCredentials;
  readonly conversation?: { readonly appId?: string; readonly botId?: string };
  readonly accounts?: readonly DeclaredAccount[] | undefined;
}

export interface Candidate extends Partial<DeclaredAccount> {
  readonly sub?: Partial<DeclaredAccount> | undefined;
}

export interface ChosenAccounts {
  readonly main?: Candidate | undefined;
  readonly stranger?: Candidate | undefined;
}

function describedIn({ accounts = [] }: TargetCredentials, id: string | undefined): Partial<DeclaredAccount> {
  for (const each of accounts) if (each.account === id) return each;
  return {};
}

function withSub(credentials: TargetCredentials, account: Partial<DeclaredAccount>): Candidate {
  const id = account.subAccount;
  return id === undefined ? account : { ...account, sub: { ...describedIn(credentials, id), account: id } };
}

function firstOf(credentials: TargetCredentials): Candidate[] {
  const { messaging, account, subAccount } = credentials;
  if (messaging === undefined && account === undefined) return [];
  const known = { ...describedIn(credentials, account), ...messaging };
  const ids = { ...(account === undefined ? {} : { account }), ...(subAccount === undefined ? {} : { subAccount }) };
  return [withSub(credentials, { ...known, ...ids })];
}

/** The accounts that can play the part of the account, in their order: that of `credentials` first. */
export function candidatesIn(credentials: TargetCredentials): Candidate[] {
  const candidates = firstOf(credentials);
  for (const each of credentials.accounts ?? [])
    if (each.key !== undefined && each.account !== credentials.account) candidates.push(withSub(credentials, each));
  return candidates;
}

/** Accounts that can play another customer: `credentials.stranger`, or where that plays, that of `credentials`. */
export function strangersOf(credentials: TargetCredentials, main?: Candidate): Candidate[] {
  const { stranger } = credentials;
  if (stranger === undefined) return [];
  if (stranger.account === main?.account) return firstOf(credentials);
  return [withSub(credentials, { ...describedIn(credentials, stranger.account), ...stranger })];
}
