import type { AccountFeature } from './account-features.ts';

/** An account of the messaging API by the part it plays. */
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
  /** What its call events are signed with: bytes in base64, where the lab tells it. */
  readonly secret?: string | undefined;
}

/** A project of the bearer interfaces by the part it plays. */
export interface ProjectFact {
  readonly id: string;
  readonly role: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly services: readonly ServiceFact[];
  /** Its app in the conversation service. */
  readonly appId?: string | undefined;
  /** Its bot in the standalone messaging-app API. */
  readonly botId?: string | undefined;
}

/** Somebody who may look numbers up, with the service they get where it is known. */
export interface LookupUserFact {
  readonly user: string;
  readonly password: string;
  readonly service?: 'real-time' | 'portability';
}

/** What the home register says of a number. */
export interface LookupFact {
  readonly result: string;
  readonly imsi?: string | undefined;
  readonly location?: string | undefined;
}

/** What a session may count on: its own accounts, projects and numbers. */
export interface Facts {
  readonly accounts: readonly AccountFact[];
  readonly projects: readonly ProjectFact[];
  readonly lookupUsers: readonly LookupUserFact[];
  readonly numbers: Readonly<Record<string, readonly string[]>>;
}

/** What proves who somebody is: no evidence may show it. */
export const secretsOf = ({ accounts, projects, lookupUsers }: Facts): string[] => [
  ...accounts.map(({ secret }) => secret),
  ...projects.map(({ keySecret }) => keySecret),
  ...lookupUsers.map(({ password }) => password),
];
