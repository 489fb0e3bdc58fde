import type { Grant } from '../accounts/callers.ts';
import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { Call } from '../http/operation.ts';
import type { Part, Scope } from '../worlds/parts.ts';
import { type TokenDecisions, tokenDecisions } from './decisions.ts';
import { TokenState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    token: { decisions: TokenDecisions; state: TokenState; others: { issue(grant: Grant): void } };
  }
}

export type TokenCall<Body = unknown> = Call<Scope<'token'>, ProjectCaller, Body>;

export const tokenPart: Part<'token'> = { name: 'token', decisions: tokenDecisions, newState: () => new TokenState() };
