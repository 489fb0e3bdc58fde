import type { LookupUser } from '../accounts/lookup-user.ts';
import type { Project } from '../accounts/project.ts';
import type { Refusals } from '../kernel/refusals.ts';
import type { Behaviour } from './behaviour.ts';
import type { Ground, KeyedAccount, Scopes } from './scope.ts';

/** A project with the credentials of its one access key. */
export interface KeyedProject {
  readonly project: Project;
  readonly keyId: string;
  readonly keySecret: string;
}

/** An isolated copy of the platform: its own clock, accounts, projects and traffic. */
export interface World extends Ground {
  readonly id: string;
  readonly accounts: Map<string, KeyedAccount>;
  readonly projects: Map<string, KeyedProject>;
  readonly lookupUsers: LookupUser[];
  /** Tokens that were issued, so that they are forgotten with the world. */
  readonly tokens: string[];
  tokensIssued: number;
  /** The identifiers it was made with, in order: with them the same world can be made again. */
  readonly drawn: readonly string[];
  readonly beganAt: number;
  readonly madeAt: number;
  readonly refusals: Refusals;
  /** What each part of the platform sees of this world. */
  readonly scopes: Scopes;
  /** How this world decides and answers: the documented way, or with faults. */
  readonly behaviour: Behaviour;
  /** Lets it decide and answer in another way from now on. */
  behave(next: Behaviour): void;
  end(): void;
}
