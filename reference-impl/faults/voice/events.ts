import { createHash } from 'node:crypto';
import { MINUTE, SECOND } from '../../kernel/duration.ts';
import { fault, faultsOf } from '../fault.ts';
import { effect, reacting } from '../operators/call-effects.ts';
import { operatorsOn } from '../operators/decisions.ts';
import { telling } from '../operators/letters.ts';

const { decision, result, given, amend } = operatorsOn('voice');

/** Gives an event of the reference's own another published name. */
const renaming = (event: string, name: string) => result('postedName', (usual, posted) => (posted === event ? name : usual));

/** Deaf to some events of a command. */
const without = (command: string, event: string) => reacting(command, ({ [event]: _, ...events }) => events);

const headersOf = (letter: object): Readonly<Record<string, string>> => (letter as { headers?: Readonly<Record<string, string>> }).headers ?? {};

/** Deviations in what is published of call webhooks. */
export const faults = faultsOf({
  'PUB-EVENT-FORM-01': {
    'published-events.no-envelope': fault('Events come without the headers of an envelope.', { decide: decision('envelopeOf', () => ({})) }),
    'published-events.event-within-data': fault('The event comes within a member called data.', { notify: telling('call-event', (data) => ({ data })) }),
  },
  'PUB-EVENT-NAME-01': {
    'published-events.busy-is-failed': fault('A leg that is busy is told as failed.', { decide: renaming('onBusy', 'call.failed') }),
    'published-events.hangup-in-two-words': fault('The end of a leg is told under a name of its own.', { decide: renaming('onHangup', 'call.hung_up') }),
  },
  'PUB-EVENT-NAME-02': {
    'published-events.messages-finish': fault('Played messages are told in the plural.', { decide: renaming('messageFinished', 'call.messages.finished') }),
    'published-events.recordings-never-fail': fault('A recording that fails is told as finished.', {
      decide: renaming('recordingFailed', 'call.recording.finished'),
    }),
  },
  'PUB-EVENT-MENU-01': {
    'published-events.menu-untold': fault('An event of a menu does not say which.', { notify: telling('call-event', ({ menu, ...rest }) => rest) }),
    'published-events.menu-as-input': fault('An event of a menu has another name.', { decide: renaming('menu', 'call.input') }),
  },
  'PUB-EVENT-REACT-01': {
    'published-events.busy-ignored': fault('Commands for a busy leg are not carried out.', { decide: without('dial', 'onBusy') }),
    'published-events.detection-without-on': fault('Commands for a beep are found under its short name alone.', { decide: without('amd', 'onBeep') }),
  },
  'PUB-EVENT-SIGN-01': {
    'published-events.secret-as-text': fault('Events are signed with the characters of the secret.', {
      decide: decision('secretBytes', (secret) => Buffer.from(secret)),
    }),
    'published-events.path-unsigned': fault('The path of the receiver is not signed.', { decide: given('signedText', (event) => [{ ...event, path: '/' }]) }),
    'published-events.digest-in-latin-1': fault('The digest is made of the content in Latin-1.', {
      decide: result('signedText', (text, { body }) => {
        const [method, , ...rest] = text.split('\n');
        return [method, createHash('md5').update(body, 'latin1').digest('base64'), ...rest].join('\n');
      }),
    }),
    'published-events.another-scheme': fault('The signature comes under another scheme.', {
      decide: decision('authorization', (id, signature) => `application ${id}:${signature}`),
    }),
  },
  'PUB-EVENT-ID-01': {
    'published-events.one-id-for-all': fault('All events of a service have one id.', {
      decide: result('envelopeOf', (envelope, { serviceId }) => ({ ...envelope, 'ce-id': serviceId })),
    }),
    'published-events.new-id-at-fallback': fault('At the fallback an event has another id.', {
      decide: amend('failover', { atFallback: (letter) => ({ ...letter, headers: { ...headersOf(letter), 'ce-id': 'again' } }) }),
    }),
  },
  'PUB-EVENT-WAIT-01': {
    'published-events.waits-a-second': fault('A receiver has one second to answer.', { decide: decision('eventTimeout', SECOND) }),
    'published-events.waits-ten-seconds': fault('A receiver has ten seconds to answer.', { decide: decision('eventTimeout', 10 * SECOND) }),
  },
  'PUB-EVENT-RECOVER-01': {
    'published-events.retried-every-ten-seconds': fault('A receiver that failed is tried every ten seconds.', {
      decide: amend('failover', { probeInterval: 10 * SECOND }),
    }),
    'published-events.retried-after-two-minutes': fault('A receiver that failed is tried every two minutes.', {
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
