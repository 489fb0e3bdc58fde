import type { Account } from '../accounts/account.ts';
import type { HttpDecisions } from '../http/operation.ts';
import type { Activity } from '../kernel/activity.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Holds } from '../kernel/holds.ts';
import type { Ids } from '../kernel/ids.ts';
import type { DeliveryDecisions, Outbox } from '../kernel/outbox.ts';
import type { Outside } from '../kernel/outside.ts';
import type { Letter } from '../kernel/post.ts';
import type { Ledger } from './ledger.ts';
import type { Numbers } from './numbers.ts';
import type { Settings } from './settings.ts';

/** What each part of the platform decides, keeps of a world and needs of others; it adds its own entry itself. */
export interface Parts {
  http: { decisions: HttpDecisions };
  delivery: { decisions: DeliveryDecisions };
}

export type PartName = keyof Parts;

/** Every decision the platform makes, by part. A fault replaces one of them. */
export type Decisions = { [Name in PartName]: Parts[Name]['decisions'] };

type StateOf<Name extends PartName> = Parts[Name] extends { state: infer State } ? State : undefined;

export type OthersOf<Name extends PartName> = Parts[Name] extends { others: infer Others } ? Others : undefined;

/** A part as the composition root lists it. */
export interface Part<Name extends PartName> {
  readonly name: Name;
  readonly decisions: Decisions[Name];
  readonly newState?: () => StateOf<Name>;
  /** Gives a new project what it has from the beginning. */
  readonly addProject?: (scope: Scope<Name>, projectId: string, ids: Ids) => void;
  /** Gives a world that has all its projects what it has from the beginning. */
  readonly furnish?: (scope: Scope<Name>, projectIds: readonly string[], ids: Ids) => void;
  /** Releases everything that still waits: the world is gone. */
  readonly close?: (scope: Scope<Name>) => void;
}

export type AnyPart = { [Name in PartName]: Part<Name> }[PartName];

/** How the parts decide; each call gives a copy that a fault may change, and that takes no unknown decision. */
export const documentedDecisions = (parts: readonly AnyPart[]): Decisions =>
  Object.fromEntries(parts.map(({ name, decisions }) => [name, Object.seal({ ...decisions })])) as unknown as Decisions;

export interface KeyedAccount {
  readonly account: Account;
  readonly key: string;
  readonly secret: string;
}

/** What every part sees of a world. */
export interface Ground {
  readonly clock: Clock;
  readonly activity: Activity;
  readonly ids: Ids;
  readonly holds: Holds;
  readonly ledger: Ledger;
  readonly outbox: Outbox;
  readonly outside: Outside;
  readonly accounts: ReadonlyMap<string, KeyedAccount>;
  readonly numbers: Numbers;
  readonly settings: Settings;
  /** The letters that leave the world in the place of one. */
  readonly asSent: (letter: Letter) => readonly Letter[];
  /** Puts them into the outbox. */
  readonly post: (letter: Letter) => void;
}

/** What one part sees of a world, and all it sees. */
export interface Scope<Name extends PartName> extends Ground {
  readonly state: StateOf<Name>;
  /** Replaced when the behaviour of the world is. */
  readonly decisions: Decisions[Name];
  readonly http: HttpDecisions;
  readonly others: OthersOf<Name>;
  /** The same scope of a copy of the whole world: nothing that happens there is seen here, and nothing leaves it. */
  readonly apart: () => Scope<Name>;
}

/** What the parts see of one world, by their names. */
export type Scopes = { readonly [Name in PartName]: Scope<Name> } & {
  /** The scope of a part if it was ever asked for. */
  made<Name extends PartName>(name: Name): Scope<Name> | undefined;
};
