import { fault, faultsOf } from '../../fault.ts';
import { effect, reacting } from '../../operators/call-effects.ts';

/** Deviations in what commands do during a call. */
export const faults = faultsOf({
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
  'VOICE-CMD-10': {
    'calls.beep-is-machine': fault('A beep runs the commands for an answering machine.', {
      decide: reacting('amd', (events) => ({ ...events, beep: events.machine })),
    }),
  },
});
