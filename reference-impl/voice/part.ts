import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import { type VoiceDecisions, voiceDecisions } from './decisions.ts';
import { VoiceState } from './state.ts';

/** Which project a subproject belongs to. */
export interface Parents {
  /** The parent of a subproject that can be used by now. */
  parentOf(projectId: string): string | undefined;
}

declare module '../worlds/parts.ts' {
  interface Parts {
    voice: { decisions: VoiceDecisions; state: VoiceState; others: Parents };
  }
}

/** What the voice service sees of a world. */
export type VoiceScope = Scope<'voice'>;

/** A call of the voice service. */
export type VoiceCall<Body = unknown> = Call<VoiceScope, ProjectCaller, Body>;

/** An operation of the voice service. */
export type VoiceOperation = Operation<VoiceScope, ProjectCaller>;

/** Voice services and the calls that the lab plays. */
export const voicePart: Part<'voice'> = {
  name: 'voice',
  decisions: voiceDecisions,
  newState: () => new VoiceState(),
  addProject: ({ state, clock }, projectId, ids) => state.addProject(projectId, ids, clock.now()),
};
