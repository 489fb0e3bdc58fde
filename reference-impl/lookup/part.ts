import type { LookupCaller } from '../auth/lookup-authentication.ts';
import type { Call } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import { type LookupDecisions, lookupDecisions } from './decisions.ts';
import { LookupState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    lookup: { decisions: LookupDecisions; state: LookupState };
  }
}

/** What number lookup sees of a world. */
export type LookupScope = Scope<'lookup'>;

/** A call of number lookup. */
export type LookupCall<Body = unknown> = Call<LookupScope, LookupCaller, Body>;

/** The home register and the lookups in progress. */
export const lookupPart: Part<'lookup'> = {
  name: 'lookup',
  decisions: lookupDecisions,
  newState: () => new LookupState(),
  close: ({ state }) => state.releaseAll(),
};
