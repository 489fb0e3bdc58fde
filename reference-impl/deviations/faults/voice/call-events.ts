import { fault, faultsOf } from '../../fault.ts';
import { voice } from '../../operators/decisions.ts';
import { effect, reacting } from '../../operators/voice.ts';

const renaming = (event: string, name: string) =>
  voice.result('postedName', (usual, posted) => (posted === event ? name : usual));

const without = (command: string, event: string) => reacting(command, ({ [event]: _, ...events }) => events);

type Headers = { readonly headers?: Readonly<Record<string, string>> };

/** Deviations in what commands do during a call, and in who hears of it. */
export const faults = faultsOf({
  'VOICE-CMD-08 calls.hangup-ends-others': fault('hangup without a name ends every leg of the call.', {
    decide: effect('hangup', (usual, run, leg, command) => {
      const meant = command.callName === undefined ? run.call.legs : [leg];
      for (const each of meant) usual(run, each, command);
      return 0;
    }),
  }),
  'VOICE-CMD-10 calls.beep-is-machine': fault('A beep runs the commands for an answering machine.', {
    decide: reacting('amd', (events) => ({ ...events, beep: events.machine })),
  }),
  'VOICE-EVT-02 calls.refused-connections-ignored': fault('Refused connections do not count as failures.', {
    decide: voice.amend('failover', { isFailure: (outcome) => 'status' in outcome && outcome.status >= 500 }),
  }),
  'VOICE-EVT-02 calls.other-payload-at-fallback': fault('The fallback gets a shorter payload.', {
    decide: voice.amend('failover', { atFallback: (letter) => ({ ...letter, body: '{}' }) }),
  }),
  'VOICE-EVT-06 calls.webhook-name-in-small-letters': {
    says: 'The event of a webhook command is named in small letters.',
    decide: voice.result('webhookEventName', (name) => name.toLowerCase()),
  },
  'PUB-EVENT-NAME-01 published-events.busy-is-failed': fault('A busy leg is reported as failed.', {
    decide: renaming('onBusy', 'call.failed'),
  }),
  'PUB-EVENT-NAME-01 published-events.hangup-in-two-words': fault('The event for the end of a leg has another name.', {
    decide: renaming('onHangup', 'call.hung_up'),
  }),
  'PUB-EVENT-NAME-02 published-events.messages-finish': fault('The event for played messages is in the plural.', {
    decide: renaming('messageFinished', 'call.messages.finished'),
  }),
  'PUB-EVENT-NAME-02 published-events.recordings-never-fail': fault('A failed recording is reported as finished.', {
    decide: renaming('recordingFailed', 'call.recording.finished'),
  }),
  'PUB-EVENT-REACT-01 published-events.busy-ignored': fault('Commands for a busy leg are ignored.', {
    decide: without('dial', 'onBusy'),
  }),
  'PUB-EVENT-REACT-01 published-events.detection-without-on': {
    says: 'Commands for a beep are found only under the short event name.',
    decide: without('amd', 'onBeep'),
  },
  'PUB-EVENT-ID-01 published-events.new-id-at-fallback': fault('An event gets a new id at the fallback.', {
    decide: voice.amend('failover', {
      atFallback: (letter) => ({ ...letter, headers: { ...(letter as Headers).headers, 'ce-id': 'again' } }),
    }),
  }),
});
