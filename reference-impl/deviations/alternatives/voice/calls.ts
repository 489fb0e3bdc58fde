import type { Letter } from '../../../kernel/post.ts';
import { DAY, SECOND } from '../../../kernel/time.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { voice } from '../../operators/decisions.ts';
import { telling, withMembers } from '../../operators/letters.ts';
import { effect } from '../../operators/voice.ts';

const followedBy =
  (names: RegExp, members: Readonly<Record<string, unknown>>) =>
  (letter: Letter): readonly Letter[] =>
    letter.kind === 'call-event' && names.test(JSON.parse(letter.body).event)
      ? [letter, { ...withMembers(letter, members), id: `${letter.id}-next` }]
      : [letter];

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'call.incoming': 'call.started',
  'call.answered': 'call.connected',
};

export const alternatives = alternativesOf({
  'SIL-OTH-10 voice.failover-after-twenty': other('The fallback takes over after twenty failures in a row.', {
    decide: voice.amend('failover', { mostFailures: 20 }),
  }),
  'SIL-OTH-10 voice.failover-after-two': other('The fallback takes over after two failures in a row.', {
    decide: voice.amend('failover', { mostFailures: 2 }),
  }),
  'SIL-OTH-10 voice.back-after-a-day': other('A receiver that failed too often is tried again after a day.', {
    decide: voice.amend('failover', { probeInterval: DAY }),
  }),
  'SIL-OTH-10 voice.back-at-once': other('A receiver that failed too often is tried again every second.', {
    decide: voice.amend('failover', { probeInterval: SECOND }),
  }),
  'SIL-OTH-10 voice.only-500-fails': another({
    says: 'An answer of the receiver counts as a failure only from HTTP status 500 on.',
    decide: voice.amend('failover', { isFailure: (outcome) => !('status' in outcome && outcome.status < 500) }),
  }),
  'SIL-OTH-10 voice.attempts-counted': other('An event says at which attempt it is sent, and when.', {
    notify: telling('call-event', (body) => ({ ...body, attempt: 1, sentAt: '2024-01-15T12:00:00Z' })),
    decide: voice.amend('failover', {
      atFallback: (letter) => withMembers(letter, { attempt: 2, sentAt: '2024-01-15T12:00:01Z' }),
    }),
  }),
  'SIL-OTH-10 voice.events-repeat-the-command': other('Every event repeats the times of the dial command.', {
    notify: telling('call-event', (body) => ({
      ...body,
      command: { name: 'dial', dialTimeoutDurationSeconds: 20, timeout: 'PT20S' },
    })),
  }),
  'SIL-OTH-10 voice.other-event-names': other('Events have other names, in another member.', {
    notify: telling('call-event', ({ event, call }) => ({ type: OTHER_NAMES[event] ?? event, data: { call } })),
  }),
  'SIL-OTH-10 voice.more-events': other('Every event of a call is followed by one about its state.', {
    notify: followedBy(/^(?!call\.webhook\.)/, { event: 'call.state' }),
  }),
  'SIL-OTH-10 voice.timeout-ends-the-call': other('A timeout is followed by the end of the leg, and is its reason.', {
    notify: followedBy(/timeout/i, { event: 'call.ended', reason: 'timeout' }),
  }),
  'X-48 voice.new-url-starts-afresh': other('The failures of a service count on when its webhook URL changes.', {
    decide: voice.amend('failover', { healthKey: (serviceId) => serviceId }),
  }),
  'VOICE-CMD-08 voice.orphans-hung-up': other('When the caller leaves, the other legs end too.', {
    decide: effect('hangup', (usual, run, leg, command) => {
      const wait = usual(run, leg, command);
      const [incoming] = run.call.legs;
      if (incoming?.state !== 'ended') return wait;
      for (const each of run.call.legs) if (each.state !== 'ended') usual(run, each, { command: 'hangup' });
      return wait;
    }),
  }),
  'VOICE-EVT-05 VOICE-EVT-07 voice.caller-answered-by-dialling': other('A dial command answers the caller.', {
    decide: effect('dial', (usual, run, leg, command) => {
      if (leg.state === 'ringing') leg.state = 'connected';
      return usual(run, leg, command);
    }),
  }),
  'VOICE-CMD-09 voice.second-recording-replaces-the-first': another({
    says: 'A recording with the name of an active one takes its place.',
    decide: effect('startRecording', (usual, run, leg, command) => {
      for (const each of run.call.recordings)
        if (each.isActive && each.name !== undefined && each.name === command.recordingName) each.isActive = false;
      return usual(run, leg, command);
    }),
  }),
});
