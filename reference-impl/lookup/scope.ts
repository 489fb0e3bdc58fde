import type { LookupService, LookupUser } from '../accounts/callers.ts';
import type { Scope } from '../worlds/parts.ts';
import type { Outcome, Subscriber } from './outcome.ts';
import type { LookupState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    lookup: { decisions: LookupDecisions; state: LookupState };
  }
}

/** Every decision of number lookup, replaceable one by one. Section "Number lookup". */
export interface LookupDecisions {
  isNumber(written: string): boolean;
  digitsOf(written: string): string;
  /** Whether a flag of the query bypasses the cache; undefined if the query has no such flag. */
  wantsFresh(flag: string | string[] | undefined): boolean;
  /** Ordered; the first with an opinion answers. */
  rules: readonly LookupRule[];
  found(msisdn: string, entries: ReadonlyMap<string, Subscriber>): Subscriber;
  patience: number;
  /** The cache key: lookups with the same key share one outcome. */
  storedUnder(lookup: Lookup): string;
  /** Whether one more lookup may wait for the network while `ongoing` do. */
  hasRoom(ongoing: number, limit: number): boolean;
  /** Frees the slot of a lookup whose client gave up. */
  abandoned(end: () => void): void;
  shown: Readonly<Record<LookupService, (outcome: Outcome, lookup: Lookup) => Outcome>>;
}

export type LookupScope = Scope<'lookup'>;

export interface Lookup {
  readonly scope: LookupScope;
  readonly user: LookupUser;
  /** The parameter as given; undefined if absent. */
  readonly written: string | undefined;
  /** The number as the register knows it: digits alone. */
  readonly msisdn: string;
  readonly fresh: boolean;
  /** Calls `listener` when the client gives up; call the returned function to cancel that. */
  readonly onAbandoned: (listener: () => void) => () => void;
}

/** A reason to answer without asking the network: the outcome, or undefined. */
export interface LookupRule {
  readonly name: string;
  readonly judge: (lookup: Lookup) => Outcome | undefined;
}
