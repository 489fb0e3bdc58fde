import type { LookupUser } from '../accounts/callers.ts';
import type { Scope } from '../worlds/parts.ts';
import type { LookupDecisions } from './decisions.ts';
import type { Outcome } from './outcome.ts';
import type { LookupState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    lookup: { decisions: LookupDecisions; state: LookupState };
  }
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
