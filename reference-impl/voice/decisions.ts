import { type BodyCheck, bodyChecks } from './body-checks.ts';
import { type CallDecisions, callDecisions } from './calls/decisions.ts';
import { type IdempotencyDecisions, idempotencyDecisions } from './idempotency.ts';
import type { VoiceService } from './service.ts';
import { type ServiceDecisions, serviceDecisions } from './service-decisions.ts';
import type { VoiceState } from './state.ts';
import { defaultAmong, type UpdateStage, updateStages } from './update-stages.ts';

/** Every decision of the voice service, replaceable one by one. Section "Voice service update". */
export interface VoiceDecisions extends IdempotencyDecisions, CallDecisions, ServiceDecisions {
  /** All of them judge a body that makes or changes a service. */
  bodyChecks: readonly BodyCheck[];
  /** Ordered; what an update does. */
  updateStages: readonly UpdateStage[];
  /** The service of a project that handles a call; the call may name one by its id. */
  serviceForCall(services: readonly VoiceService[], named: string | undefined): VoiceService | undefined;
  /** Whether a project may ask for something now, in milliseconds since the epoch; else the seconds it has to wait. */
  patience(state: VoiceState, projectId: string, now: number): number | undefined;
}

/** A call that names no service belongs to the default one. Section "Voice service". */
const serviceForCall: VoiceDecisions['serviceForCall'] = (services, named) =>
  named === undefined ? defaultAmong(services) : services.find(({ serviceId }) => serviceId === named);

/** How the platform decides by itself. Rules: VOICE-DEF-08. */
export const voiceDecisions: VoiceDecisions = {
  ...idempotencyDecisions,
  ...callDecisions,
  ...serviceDecisions,
  bodyChecks,
  updateStages,
  serviceForCall,
  patience: (state, projectId, now) => state.requests.take(projectId, now),
};
