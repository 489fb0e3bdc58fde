import { createHash } from 'node:crypto';
import { MINUTE, SECOND } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { effect, reacting } from '../../operators/call-effects.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { telling } from '../../operators/letters.ts';

const { decision, result, given, amend } = operatorsOn('voice');

/** Renames an event of the reference. */
const renaming = (event: string, name: string) =>
  result('postedName', (usual, posted) => (posted === event ? name : usual));

/** Ignores some events of a command. */
const without = (command: string, event: string) => reacting(command, ({ [event]: _, ...events }) => events);

const headersOf = (letter: object): Readonly<Record<string, string>> =>
  (letter as { headers?: Readonly<Record<string, string>> }).headers ?? {};

/** Deviations from what is published about call webhooks. */
export const faults = faultsOf({
  'PUB-EVENT-FORM-01': {
    'published-events.no-envelope': fault('Events lack the envelope headers.', {
      decide: decision('envelopeOf', () => ({})),
    }),
    'published-events.event-within-data': fault('The event is wrapped in a member called data.', {
      notify: telling('call-event', (data) => ({ data })),
    }),
  },
  'PUB-EVENT-NAME-01': {
    'published-events.busy-is-failed': fault('A busy leg is reported as failed.', {
      decide: renaming('onBusy', 'call.failed'),
    }),
    'published-events.hangup-in-two-words': fault('The event for the end of a leg has another name.', {
      decide: renaming('onHangup', 'call.hung_up'),
    }),
  },
  'PUB-EVENT-NAME-02': {
    'published-events.messages-finish': fault('The event for played messages is in the plural.', {
      decide: renaming('messageFinished', 'call.messages.finished'),
    }),
    'published-events.recordings-never-fail': fault('A failed recording is reported as finished.', {
      decide: renaming('recordingFailed', 'call.recording.finished'),
    }),
  },
  'PUB-EVENT-MENU-01': {
    'published-events.menu-untold': fault('A menu event lacks the menu.', {
      notify: telling('call-event', ({ menu, ...rest }) => rest),
    }),
    'published-events.menu-as-input': fault('A menu event has another name.', {
      decide: renaming('menu', 'call.input'),
    }),
  },
  'PUB-EVENT-REACT-01': {
    'published-events.busy-ignored': fault('Commands for a busy leg are ignored.', {
      decide: without('dial', 'onBusy'),
    }),
    'published-events.detection-without-on': fault('Commands for a beep are found only under the short event name.', {
      decide: without('amd', 'onBeep'),
    }),
  },
  'PUB-EVENT-SIGN-01': {
    'published-events.secret-as-text': fault('Events are signed with the secret as text.', {
      decide: decision('secretBytes', (secret) => Buffer.from(secret)),
    }),
    'published-events.path-unsigned': fault('The signature does not cover the path.', {
      decide: given('signedText', (event) => [{ ...event, path: '/' }]),
    }),
    'published-events.digest-in-latin-1': fault('The digest is calculated over Latin-1.', {
      decide: result('signedText', (text, { body }) => {
        const [method, , ...rest] = text.split('\n');
        return [method, createHash('md5').update(body, 'latin1').digest('base64'), ...rest].join('\n');
      }),
    }),
    'published-events.another-scheme': fault('The signature uses another scheme.', {
      decide: decision('authorization', (id, signature) => `application ${id}:${signature}`),
    }),
  },
  'PUB-EVENT-ID-01': {
    'published-events.one-id-for-all': fault('All events of a service have the same id.', {
      decide: result('envelopeOf', (envelope, { serviceId }) => ({ ...envelope, 'ce-id': serviceId })),
    }),
    'published-events.new-id-at-fallback': fault('An event gets a new id at the fallback.', {
      decide: amend('failover', {
        atFallback: (letter) => ({ ...letter, headers: { ...headersOf(letter), 'ce-id': 'again' } }),
      }),
    }),
  },
  'PUB-EVENT-WAIT-01': {
    'published-events.waits-a-second': fault('Receivers time out after one second.', {
      decide: decision('eventTimeout', SECOND),
    }),
    'published-events.waits-ten-seconds': fault('Receivers time out after ten seconds.', {
      decide: decision('eventTimeout', 10 * SECOND),
    }),
  },
  'PUB-EVENT-RECOVER-01': {
    'published-events.retried-every-ten-seconds': fault('A failed receiver is tried again after ten seconds.', {
      decide: amend('failover', { probeInterval: 10 * SECOND }),
    }),
    'published-events.retried-after-two-minutes': fault('A failed receiver is tried again after two minutes.', {
      decide: amend('failover', { probeInterval: 2 * MINUTE }),
    }),
  },
  'PUB-EVENT-FALLBACK-01': {
    'published-events.no-fallback-for-commands': fault('A webhook command has no fallback.', {
      decide: effect(
        'webhook',
        (usual) =>
          (run, leg, { fallbackUrl: _, ...rest }) =>
            usual(run, leg, { ...rest, command: 'webhook' }),
      ),
    }),
  },
});
