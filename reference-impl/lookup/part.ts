import type { LookupCaller } from '../auth/project-authentication.ts';
import type { Call } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import { lookupDecisions } from './decisions.ts';
import type { LookupScope } from './scope.ts';
import { LookupState } from './state.ts';

export type LookupCall<Body = unknown> = Call<LookupScope, LookupCaller, Body>;

export const lookupPart: Part<'lookup'> = {
  name: 'lookup',
  decisions: lookupDecisions,
  newState: () => new LookupState(),
  close: ({ state }) => state.releaseAll(),
};
