import { fault, faultsOf } from '../../fault.ts';
import { forgiving } from '../../operators/bodies.ts';

/** Deviations in what a call behaviour may be. */
export const faults = faultsOf({
  'VOICE-CB-02': {
    'call-behavior.webhook-without-url': fault('A WEBHOOK behavior is accepted without a URL.', {
      decide: forgiving(['webhook', 'webhook/url'], 'required'),
    }),
  },
  'VOICE-CB-03': {
    'call-behavior.no-commands': fault('An empty list of commands is accepted.', {
      decide: forgiving('static/commands', 'length'),
    }),
  },
});
