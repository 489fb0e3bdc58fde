import { bodyChecks } from './body-checks.ts';
import { callEffects } from './calls/command-effects.ts';
import { callDecisions } from './calls/decisions.ts';
import { idempotencyDecisions } from './idempotency.ts';
import type { VoiceDecisions } from './scope.ts';
import { defaultAmong, updateStages } from './update-stages.ts';

/** The decisions of the voice service as documented. Section "Voice service". Rules: VOICE-DEF-08. */
export const voiceDecisions: VoiceDecisions = {
  ...idempotencyDecisions,
  ...callDecisions,
  callEffects,
  bodyChecks,
  updateStages,
  isNameTaken: (name, others) => others.some((other) => other.name === name),
  isRemovable: ({ isDefault }) => !isDefault,
  serviceForCall: (services, named) =>
    named === undefined ? defaultAmong(services) : services.find(({ serviceId }) => serviceId === named),
  patience: (state, projectId, now) => state.requests.take(projectId, now),
};
