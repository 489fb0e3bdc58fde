import { type BodyCheck, bodyChecks } from './body-checks.ts';
import { type IdempotencyDecisions, idempotencyDecisions } from './idempotency.ts';
import { type UpdateStage, updateStages } from './update-stages.ts';

/** Every decision of the voice service, replaceable one by one. Section "Voice service update". */
export interface VoiceDecisions extends IdempotencyDecisions {
  /** All of them judge a body that makes or changes a service. */
  bodyChecks: readonly BodyCheck[];
  /** Ordered; what an update does. */
  updateStages: readonly UpdateStage[];
}

export const voiceDecisions: VoiceDecisions = { ...idempotencyDecisions, bodyChecks, updateStages };
