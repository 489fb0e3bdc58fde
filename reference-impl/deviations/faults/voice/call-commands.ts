import { SECOND } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { effect, reacting } from '../../operators/call-effects.ts';
import { decision, result } from '../../operators/decisions.ts';

/** Deviations in what commands do during a call. */
export const faults = faultsOf({
  'VOICE-CMD-07': {
    'calls.bridge-per-leg': fault('Every leg gets its own bridge.', {
      decide: effect(
        'bridgeCall',
        (usual) => (run, leg, command) =>
          usual(run, leg, { ...command, bridgeName: `${command.bridgeName} of ${leg.name}` }),
      ),
    }),
    'calls.one-bridge': fault('All bridges are the same bridge.', {
      decide: effect(
        'bridgeCall',
        (usual) => (run, leg, command) => usual(run, leg, { ...command, bridgeName: 'all' }),
      ),
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
    'calls.hangup-ends-the-first': fault('hangup without a name ends the first leg of the call.', {
      decide: effect('hangup', (usual) => (run, leg, command) => {
        const [first = leg] = run.call.legs;
        return usual(run, command.callName === undefined ? first : leg, command);
      }),
    }),
  },
  'VOICE-CMD-09': {
    'calls.stop-all-recordings': fault('stopRecording stops recordings of other names too.', {
      decide: decision('voice', 'meansRecording', () => true),
    }),
    'calls.recordings-share-names': fault('Two active recordings may have one name.', {
      decide: effect('startRecording', () => (run, leg, { recordingName }) => {
        run.call.recordings.push({ name: recordingName as string | undefined, leg, isActive: true });
        return 0;
      }),
    }),
  },
  'VOICE-CMD-10': {
    'calls.beep-is-machine': fault('A beep runs the commands for an answering machine.', {
      decide: reacting('amd', (events) => ({ ...events, beep: events.machine })),
    }),
    'calls.unknown-is-human': fault('An unknown answer runs the commands for a human.', {
      decide: reacting('amd', (events) => ({ ...events, unknown: events.human })),
    }),
  },
  'VOICE-CMD-11': {
    'calls.messages-reversed': fault('Messages are played in reverse order.', {
      decide: result('voice', 'playingOrder', (messages) => [...messages].reverse()),
    }),
    'calls.first-message-only': fault('Only the first of several messages is played.', {
      decide: result('voice', 'playingOrder', (messages) => messages.slice(0, 1)),
    }),
  },
  'VOICE-CMD-12': {
    'calls.pause-in-seconds': fault('A pause is rounded to whole seconds.', {
      decide: effect('pause', (usual) => (run, leg, command) => Math.ceil(usual(run, leg, command) / SECOND) * SECOND),
    }),
    'calls.no-pause': fault('A pause takes no time.', {
      decide: effect('pause', (usual) => (run, leg, command) => 0 * usual(run, leg, command)),
    }),
  },
});
