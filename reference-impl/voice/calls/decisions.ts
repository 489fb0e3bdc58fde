import type { Effect } from './call-run.ts';
import { callEffects, postedName, webhookEventName } from './command-effects.ts';
import { answerWindow, callerShown, longestCall, usualTransport } from './dial.ts';
import { type EventDecisions, eventDecisions } from './event-letter.ts';
import { type FailoverDecisions, failoverDecisions } from './failover.ts';
import { interruptionOf } from './playing.ts';
import { isMeant } from './recording.ts';
import type { Command, Recording } from './simulated-call.ts';

/** The decisions of simulated calls. Sections "Static commands" and "Voice service events". */
export interface CallDecisions extends EventDecisions {
  callEffects: Readonly<Record<string, Effect>>;
  failover: FailoverDecisions;
  /** The name of an event for a WEBHOOK service. */
  postedName(event: string): string;
  webhookEventName(name: string): string;
  usualTransport(endpoint: string): string;
  /** How a caller is shown to the person who is called. */
  callerShown: typeof callerShown;
  /** Milliseconds that a dialled leg may ring; `usual` seconds when the command does not say. */
  answerWindow(command: Command, usual: number): number;
  /** Milliseconds that an answered leg may last. */
  longestCall(command: Command): number | undefined;
  /** The order in which the items of a list are played. */
  playingOrder<Item>(messages: readonly Item[]): readonly Item[];
  interruptionOf: typeof interruptionOf;
  /** Whether a recording is the one that `stopRecording` names. */
  meansRecording(recording: Recording, name: unknown): boolean;
}

/** How the platform decides by itself. Rules: VOICE-CMD-11. */
export const callDecisions: CallDecisions = {
  ...eventDecisions,
  callEffects,
  failover: failoverDecisions,
  postedName,
  webhookEventName,
  usualTransport,
  callerShown,
  answerWindow,
  longestCall,
  playingOrder: (messages) => messages,
  interruptionOf,
  meansRecording: isMeant,
};
