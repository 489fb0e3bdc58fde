import { DAY, SECOND } from '../../../kernel/duration.ts';
import type { Letter } from '../../../kernel/outbox.ts';
import { alternativesOf } from '../../alternative.ts';
import { voice } from '../../operators/decisions.ts';
import { telling } from '../../operators/letters.ts';
import { effect } from '../../operators/voice.ts';

const target = { published: false } as const;

const isEvent = ({ kind }: Letter): boolean => kind === 'call-event';

type Told = { readonly event: string; readonly call: object };

/** Sends another event after some. */
const followedBy =
  (when: (event: string) => boolean, more: (told: Told) => object) =>
  (letter: Letter): readonly Letter[] => {
    if (!isEvent(letter)) return [letter];
    const told = JSON.parse(letter.body) as Told;
    if (!when(told.event)) return [letter];
    return [letter, { ...letter, id: `${letter.id}-next`, body: JSON.stringify({ ...told, ...more(told) }) }];
  };

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'call.incoming': 'call.started',
  'call.answered': 'call.connected',
};

const otherName = (event: string): string => OTHER_NAMES[event] ?? event;

/** Other permitted calls and call events. */
export const alternatives = alternativesOf({
  'voice.failover-after-twenty': {
    rows: ['SIL-OTH-10'],
    says: 'The fallback takes over after twenty failures in a row.',
    target,
    decide: voice.amend('failover', { mostFailures: 20 }),
  },
  'voice.failover-after-two': {
    rows: ['SIL-OTH-10'],
    says: 'The fallback takes over after two failures in a row.',
    target,
    decide: voice.amend('failover', { mostFailures: 2 }),
  },
  'voice.back-after-a-day': {
    rows: ['SIL-OTH-10'],
    says: 'A receiver that failed too often is tried again after a day.',
    target,
    decide: voice.amend('failover', { probeInterval: DAY }),
  },
  'voice.back-at-once': {
    rows: ['SIL-OTH-10'],
    says: 'A receiver that failed too often is tried again every second.',
    target,
    decide: voice.amend('failover', { probeInterval: SECOND }),
  },
  'voice.only-500-fails': {
    rows: ['SIL-OTH-10'],
    says: 'An answer of the receiver counts as a failure only from HTTP status 500 on.',
    target,
    decide: voice.amend('failover', { isFailure: (outcome) => !('status' in outcome && outcome.status < 500) }),
  },
  'voice.new-url-starts-afresh': {
    rows: ['X-48'],
    says: 'The failures of a service count on when its webhook URL changes.',
    target,
    decide: voice.amend('failover', { healthKey: (serviceId) => serviceId }),
  },
  'voice.attempts-counted': {
    rows: ['SIL-OTH-10'],
    says: 'An event says at which attempt it is sent, and when.',
    target,
    notify: telling('call-event', (body) => ({ ...body, attempt: 1, sentAt: '2024-01-15T12:00:00Z' })),
    decide: voice.amend('failover', {
      atFallback: (letter) => ({
        ...letter,
        body: JSON.stringify({ ...JSON.parse(letter.body), attempt: 2, sentAt: '2024-01-15T12:00:01Z' }),
      }),
    }),
  },
  'voice.events-repeat-the-command': {
    rows: ['SIL-OTH-10'],
    says: 'Every event repeats the times of the dial command.',
    target,
    notify: telling('call-event', (body) => ({
      ...body,
      command: { name: 'dial', dialTimeoutDurationSeconds: 20, timeout: 'PT20S' },
    })),
  },
  'voice.other-event-names': {
    rows: ['SIL-OTH-10'],
    says: 'Events have other names, in another member.',
    target,
    notify: telling('call-event', ({ event, call }) => ({ type: otherName(event), data: { call } })),
  },
  'voice.more-events': {
    rows: ['SIL-OTH-10'],
    says: 'Every event of a call is followed by one about its state.',
    target,
    notify: followedBy(
      (event) => !event.startsWith('call.webhook.'),
      () => ({ event: 'call.state' }),
    ),
  },
  'voice.timeout-ends-the-call': {
    rows: ['SIL-OTH-10'],
    says: 'A timeout is followed by the end of the leg, with the timeout as its reason.',
    target,
    notify: followedBy(
      (event) => /timeout/i.test(event),
      () => ({ event: 'call.ended', reason: 'timeout' }),
    ),
  },
  'voice.orphans-hung-up': {
    rows: ['VOICE-CMD-08'],
    says: 'When the caller leaves, the other legs end too.',
    target,
    decide: effect('hangup', (usual, run, leg, command) => {
      const wait = usual(run, leg, command);
      const [incoming] = run.call.legs;
      if (incoming?.state !== 'ended') return wait;
      for (const each of run.call.legs) if (each.state !== 'ended') usual(run, each, { command: 'hangup' });
      return wait;
    }),
  },
  'voice.caller-answered-by-dialling': {
    rows: ['VOICE-EVT-05', 'VOICE-EVT-07'],
    says: 'A dial command answers the caller.',
    target,
    decide: effect('dial', (usual, run, leg, command) => {
      if (leg.state === 'ringing') leg.state = 'connected';
      return usual(run, leg, command);
    }),
  },
  'voice.second-recording-replaces-the-first': {
    rows: ['VOICE-CMD-09'],
    says: 'A recording with the name of an active one takes its place.',
    target,
    decide: effect('startRecording', (usual, run, leg, command) => {
      for (const each of run.call.recordings)
        if (each.isActive && each.name !== undefined && each.name === command.recordingName) each.isActive = false;
      return usual(run, leg, command);
    }),
  },
});
