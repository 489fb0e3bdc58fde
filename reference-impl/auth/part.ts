import type { Part } from '../worlds/parts.ts';
import { type AuthDecisions, authDecisions } from './decisions.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    auth: { decisions: AuthDecisions };
  }
}

export const authPart: Part<'auth'> = { name: 'auth', decisions: authDecisions };
