import { fault, faultsOf } from '../../fault.ts';
import { reacting } from '../../operators/call-effects.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { result, amend } = operatorsOn('voice');

/** Renames an event of the reference. */
const renaming = (event: string, name: string) =>
  result('postedName', (usual, posted) => (posted === event ? name : usual));

/** Ignores some events of a command. */
const without = (command: string, event: string) => reacting(command, ({ [event]: _, ...events }) => events);

const headersOf = (letter: object): Readonly<Record<string, string>> =>
  (letter as { headers?: Readonly<Record<string, string>> }).headers ?? {};

/** Deviations from what is published about call webhooks. */
export const faults = faultsOf({
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
  'PUB-EVENT-REACT-01': {
    'published-events.busy-ignored': fault('Commands for a busy leg are ignored.', {
      decide: without('dial', 'onBusy'),
    }),
    'published-events.detection-without-on': fault('Commands for a beep are found only under the short event name.', {
      decide: without('amd', 'onBeep'),
    }),
  },
  'PUB-EVENT-ID-01': {
    'published-events.new-id-at-fallback': fault('An event gets a new id at the fallback.', {
      decide: amend('failover', {
        atFallback: (letter) => ({ ...letter, headers: { ...headersOf(letter), 'ce-id': 'again' } }),
      }),
    }),
  },
});
