import type { FailoverDecisions } from '../voice/calls/failover.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { effect } from './call-effects.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

const failover =
  (change: Partial<FailoverDecisions>) =>
  ({ voice }: Decisions): void => {
    voice.failover = { ...voice.failover, ...change };
  };

/** Deviations in what happens during a call. */
export const faults = faultsOf({
  'VOICE-EVT-01': { 'calls.events-to-fallback': fault('Events go to the fallback from the beginning.', { decide: failover({ triesPrimary: () => false }) }) },
  'VOICE-EVT-02': {
    'calls.late-fallback': fault('The fallback gets a failed event a minute later.', { decide: failover({ fallbackDelay: 60_000 }) }),
    'calls.refused-connections-ignored': fault('Only answers count as failures, connections that nobody takes do not.', {
      decide: failover({ isFailure: (outcome) => 'status' in outcome && outcome.status >= 500 }),
    }),
    'calls.other-payload-at-fallback': fault('The fallback gets less than the receiver.', {
      decide: failover({ atFallback: (letter) => ({ ...letter, body: '{}' }) }),
    }),
  },
  'VOICE-EVT-03': {
    'calls.no-failover': fault('A receiver that keeps failing is tried for every event.', { decide: failover({ mostFailures: Number.POSITIVE_INFINITY }) }),
    'calls.no-way-back': fault('A receiver that failed too often never gets an event again.', {
      decide: failover({ probeInterval: Number.POSITIVE_INFINITY }),
    }),
  },
  'VOICE-EVT-04': {
    'calls.failures-add-up': fault('Failures count even when successes lie between them.', {
      decide: failover({ healthAfter: ({ failures }, failed, now) => ({ failures: failed ? failures + 1 : failures, lastTried: now }) }),
    }),
  },
  'VOICE-EVT-05': {
    'calls.late-timeout': fault('A leg rings for two seconds more than it may.', {
      decide: around('voice', 'answerWindow', (answerWindow) => (command, usual) => answerWindow(command, usual) + 2000),
    }),
    'calls.early-timeout': fault('A leg rings for two seconds less than it may.', {
      decide: around('voice', 'answerWindow', (answerWindow) => (command, usual) => answerWindow(command, usual) - 2000),
    }),
  },
  'VOICE-EVT-06': {
    'calls.bare-webhook-name': fault('The event of a webhook command has its bare name.', { decide: decision('voice', 'webhookEventName', (name) => name) }),
  },
  'VOICE-EVT-07': { 'calls.endless': fault('maxCallDurationSeconds does not end a call.', { decide: decision('voice', 'longestCall', () => undefined) }) },
  'VOICE-CMD-07': {
    'calls.bridge-per-leg': fault('Every leg gets a bridge of its own.', {
      decide: effect('bridgeCall', () => (_run, leg, { bridgeName }) => {
        leg.bridge = `${bridgeName} of ${leg.name}`;
        return 0;
      }),
    }),
  },
  'VOICE-CMD-08': {
    'calls.hangup-ends-others': fault('hangup without a name ends every leg of the call.', {
      decide: effect('hangup', (usual) => (run, leg, command) => {
        const meant = command.callName === undefined ? run.call.legs : [leg];
        for (const each of meant) usual(run, each, command);
        return 0;
      }),
    }),
  },
  'VOICE-CMD-09': {
    'calls.stop-all-recordings': fault('stopRecording stops recordings of other names too.', { decide: decision('voice', 'meansRecording', () => true) }),
    'calls.recordings-share-names': fault('Two active recordings may have one name.', {
      decide: effect('startRecording', () => (run, leg, { recordingName }) => {
        run.call.recordings.push({ name: recordingName as string | undefined, leg, isActive: true });
        return 0;
      }),
    }),
  },
  'VOICE-CMD-10': {
    'calls.beep-is-machine': fault('A beep runs the commands for a machine.', {
      decide: effect('amd', (usual) => (run, leg, command) => {
        const events = command.events as Record<string, unknown> | undefined;
        return usual(run, leg, { ...command, events: events && { ...events, beep: events.machine } });
      }),
    }),
  },
  'VOICE-CMD-11': {
    'calls.messages-reversed': fault('Messages are heard last to first.', { decide: decision('voice', 'playingOrder', (messages) => [...messages].reverse()) }),
  },
  'VOICE-CMD-12': {
    'calls.pause-in-seconds': fault('A pause is rounded to whole seconds.', {
      decide: effect('pause', (usual) => (run, leg, command) => Math.ceil(usual(run, leg, command) / 1000) * 1000),
    }),
  },
});
