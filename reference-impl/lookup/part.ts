import type { LookupUser } from '../accounts/callers.ts';
import type { LookupCaller } from '../auth/project-authentication.ts';
import type { Call } from '../http/operation.ts';
import type { Part, Scope } from '../worlds/parts.ts';
import { type LookupDecisions, lookupDecisions } from './decisions.ts';
import type { Outcome } from './outcome.ts';
import { LookupState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    lookup: { decisions: LookupDecisions; state: LookupState };
  }
}

type LookupScope = Scope<'lookup'>;

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

export type LookupCall<Body = unknown> = Call<LookupScope, LookupCaller, Body>;

export const lookupPart: Part<'lookup'> = {
  name: 'lookup',
  decisions: lookupDecisions,
  newState: () => new LookupState(),
  close: ({ state }) => state.releaseAll(),
};
