import type { Account } from '../accounts/account.ts';
import type { HttpDecisions } from '../http/operation.ts';
import type { Activity } from '../kernel/activity.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Holds } from '../kernel/holds.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Letter } from '../kernel/letter.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Outside } from '../kernel/outside.ts';
import type { Ledger } from './ledger.ts';
import type { Numbers } from './numbers.ts';
import type { Decisions, OthersOf, PartName, StateOf } from './parts.ts';
import type { Settings } from './settings.ts';

/** An account with the credentials of its one API key. */
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
