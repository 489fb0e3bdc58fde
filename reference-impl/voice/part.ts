import type { ProjectCaller } from '../auth/project-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import { voiceDecisions } from './decisions.ts';
import type { VoiceScope } from './scope.ts';
import { VoiceState } from './state.ts';

export type VoiceCall<Body = unknown> = Call<VoiceScope, ProjectCaller, Body>;

export type VoiceOperation = Operation<VoiceScope, ProjectCaller>;

export const voicePart: Part<'voice'> = {
  name: 'voice',
  decisions: voiceDecisions,
  newState: () => new VoiceState(),
  addProject: ({ state, clock }, projectId, ids) => state.addProject(projectId, ids, clock.now()),
};
