import type { AccountFeature } from './account-features.ts';
import type { Pair } from './credentials/basic.ts';

export interface AccountFact {
  readonly id: string;
  readonly role: string;
  readonly key: string;
  readonly secret: string;
  /** What is switched on there, and its time zone, where a target file describes the account; everything else is off. */
  readonly features?: readonly AccountFeature[] | undefined;
  readonly timeZone?: string | undefined;
}

export interface ServiceFact {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly secret?: string | undefined;
}

export interface ProjectFact {
  readonly id: string;
  readonly role: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly services: readonly ServiceFact[];
  readonly appId?: string | undefined;
  readonly botId?: string | undefined;
}

export interface LookupUserFact extends Pair {
  readonly service?: 'real-time' | 'portability';
}

export interface LookupFact {
  readonly result: string;
  readonly imsi?: string | undefined;
  readonly location?: string | undefined;
}

export interface Facts {
  readonly accounts: readonly AccountFact[];
  readonly projects: readonly ProjectFact[];
  readonly lookupUsers: readonly LookupUserFact[];
  readonly numbers: Readonly<Record<string, readonly string[]>>;
}

export function secretsOf({ accounts, projects, lookupUsers }: Facts): string[] {
  const secrets: string[] = [];
  for (const { secret } of accounts) secrets.push(secret);
  for (const { keySecret } of projects) secrets.push(keySecret);
  for (const { password } of lookupUsers) secrets.push(password);
  return secrets;
}
