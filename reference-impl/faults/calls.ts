import type { FailoverDecisions } from '../voice/calls/failover.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { effect } from './call-effects.ts';

const failover =
  (change: Partial<FailoverDecisions>) =>
  ({ voice }: Decisions): void => {
    voice.failover = { ...voice.failover, ...change };
  };

/** Deviations in what happens during a call. */
export const callFaults: readonly Fault[] = [
  {
    id: 'calls.events-to-fallback',
    rule: 'VOICE-EVT-01',
    says: 'Events go to the fallback from the beginning.',
    decide: failover({ triesPrimary: () => false }),
  },
  {
    id: 'calls.late-fallback',
    rule: 'VOICE-EVT-02',
    says: 'The fallback gets a failed event a minute later.',
    decide: failover({ fallbackDelay: 60_000 }),
  },
  {
    id: 'calls.refused-connections-ignored',
    rule: 'VOICE-EVT-02',
    says: 'Only answers count as failures, connections that nobody takes do not.',
    decide: failover({ isFailure: (outcome) => 'status' in outcome && outcome.status >= 500 }),
  },
  {
    id: 'calls.other-payload-at-fallback',
    rule: 'VOICE-EVT-02',
    says: 'The fallback gets less than the receiver.',
    decide: failover({ atFallback: (letter) => ({ ...letter, body: '{}' }) }),
  },
  {
    id: 'calls.no-failover',
    rule: 'VOICE-EVT-03',
    says: 'A receiver that keeps failing is tried for every event.',
    decide: failover({ mostFailures: Number.POSITIVE_INFINITY }),
  },
  {
    id: 'calls.no-way-back',
    rule: 'VOICE-EVT-03',
    says: 'A receiver that failed too often never gets an event again.',
    decide: failover({ probeInterval: Number.POSITIVE_INFINITY }),
  },
  {
    id: 'calls.failures-add-up',
    rule: 'VOICE-EVT-04',
    says: 'Failures count even when successes lie between them.',
    decide: failover({
      healthAfter: ({ failures }, failed, now) => ({
        failures: failed ? failures + 1 : failures,
        lastTried: now,
      }),
    }),
  },
  {
    id: 'calls.late-timeout',
    rule: 'VOICE-EVT-05',
    says: 'A leg rings for two seconds more than it may.',
    decide: ({ voice }) => {
      const { answerWindow } = voice;
      voice.answerWindow = (command, usual) => answerWindow(command, usual) + 2000;
    },
  },
  {
    id: 'calls.early-timeout',
    rule: 'VOICE-EVT-05',
    says: 'A leg rings for two seconds less than it may.',
    decide: ({ voice }) => {
      const { answerWindow } = voice;
      voice.answerWindow = (command, usual) => answerWindow(command, usual) - 2000;
    },
  },
  {
    id: 'calls.bare-webhook-name',
    rule: 'VOICE-EVT-06',
    says: 'The event of a webhook command has its bare name.',
    decide: ({ voice }) => {
      voice.webhookEventName = (name) => name;
    },
  },
  {
    id: 'calls.endless',
    rule: 'VOICE-EVT-07',
    says: 'maxCallDurationSeconds does not end a call.',
    decide: ({ voice }) => {
      voice.longestCall = () => undefined;
    },
  },
  {
    id: 'calls.bridge-per-leg',
    rule: 'VOICE-CMD-07',
    says: 'Every leg gets a bridge of its own.',
    decide: effect('bridgeCall', () => (_run, leg, { bridgeName }) => {
      leg.bridge = `${bridgeName} of ${leg.name}`;
      return 0;
    }),
  },
  {
    id: 'calls.hangup-ends-others',
    rule: 'VOICE-CMD-08',
    says: 'hangup without a name ends every leg of the call.',
    decide: effect('hangup', (usual) => (run, leg, command) => {
      const meant = command.callName === undefined ? run.call.legs : [leg];
      for (const each of meant) usual(run, each, command);
      return 0;
    }),
  },
  {
    id: 'calls.stop-all-recordings',
    rule: 'VOICE-CMD-09',
    says: 'stopRecording stops recordings of other names too.',
    decide: ({ voice }) => {
      voice.meansRecording = () => true;
    },
  },
  {
    id: 'calls.recordings-share-names',
    rule: 'VOICE-CMD-09',
    says: 'Two active recordings may have one name.',
    decide: effect('startRecording', () => (run, leg, { recordingName }) => {
      run.call.recordings.push({ name: recordingName as string | undefined, leg, isActive: true });
      return 0;
    }),
  },
  {
    id: 'calls.beep-is-machine',
    rule: 'VOICE-CMD-10',
    says: 'A beep runs the commands for a machine.',
    decide: effect('amd', (usual) => (run, leg, command) => {
      const events = command.events as Record<string, unknown> | undefined;
      return usual(run, leg, { ...command, events: events && { ...events, beep: events.machine } });
    }),
  },
  {
    id: 'calls.messages-reversed',
    rule: 'VOICE-CMD-11',
    says: 'Messages are heard last to first.',
    decide: ({ voice }) => {
      voice.playingOrder = (messages) => [...messages].reverse();
    },
  },
  {
    id: 'calls.pause-in-seconds',
    rule: 'VOICE-CMD-12',
    says: 'A pause is rounded to whole seconds.',
    decide: effect(
      'pause',
      (usual) => (run, leg, command) => Math.ceil(usual(run, leg, command) / 1000) * 1000,
    ),
  },
];
