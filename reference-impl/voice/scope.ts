import type { Stage } from '../kernel/stages.ts';
import type { Scope } from '../worlds/parts.ts';
import type { BodyCheck } from './body-checks.ts';
import type { CallDecisions } from './calls/decisions.ts';
import type { Command, Leg, SimulatedCall } from './calls/simulated-call.ts';
import type { IdempotencyDecisions } from './idempotency.ts';
import type { ServiceBody, VoiceService } from './service.ts';
import type { VoiceState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    /** Of others it needs the parent of a subproject that can be used by now. */
    voice: {
      decisions: VoiceDecisions;
      state: VoiceState;
      others: { parentOf(projectId: string): string | undefined };
    };
  }
}

/** Every decision of the voice service, replaceable one by one. Section "Voice service update". */
export interface VoiceDecisions extends IdempotencyDecisions, CallDecisions {
  /** All of them judge a body that makes or changes a service. */
  bodyChecks: readonly BodyCheck[];
  updateStages: readonly UpdateStage[];
  callEffects: Readonly<Record<string, Effect>>;
  isNameTaken(name: string, others: readonly VoiceService[]): boolean;
  isRemovable(service: VoiceService): boolean;
  /** The service of a project that handles a call; the call may name one by its id. */
  serviceForCall(services: readonly VoiceService[], named: string | undefined): VoiceService | undefined;
  /** Whether a project may ask for something now, in milliseconds since the epoch; else the seconds it has to wait. */
  patience(state: VoiceState, projectId: string, now: number): number | undefined;
}

export type VoiceScope = Scope<'voice'>;

export interface Update {
  readonly scope: VoiceScope;
  readonly service: VoiceService;
  /** Judged by the stage `judgeBody`. */
  readonly body: ServiceBody;
  /** The default service that the stage `findDefault` saw. */
  seenDefault?: VoiceService | undefined;
}

export type UpdateStage = Stage<Update>;

export interface CallRun {
  readonly scope: VoiceScope;
  readonly call: SimulatedCall;
}

/** What a command does on a leg; returns how many milliseconds the next command has to wait. */
export type Effect = (run: CallRun, leg: Leg, command: Command) => number;
