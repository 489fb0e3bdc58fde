import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { result, amend } = operatorsOn('voice');
/** Deviations in who is notified of a call, and in how long it may last. */
export const faults = faultsOf({
  'VOICE-EVT-02': {
    'calls.refused-connections-ignored': fault('Refused connections do not count as failures.', {
      decide: amend('failover', { isFailure: (outcome) => 'status' in outcome && outcome.status >= 500 }),
    }),
    'calls.other-payload-at-fallback': fault('The fallback gets a shorter payload.', {
      decide: amend('failover', { atFallback: (letter) => ({ ...letter, body: '{}' }) }),
    }),
  },
  'VOICE-EVT-03': {
    'calls.one-count-for-all': fault('The failures of all receivers are counted together.', {
      decide: amend('failover', { healthKey: () => 'any' }),
    }),
    'calls.one-count-per-host': fault('The failures of all receivers on one host are counted together.', {
      decide: amend('failover', { healthKey: (_serviceId, url) => new URL(url).host }),
    }),
  },
  'VOICE-EVT-06': {
    'calls.webhook-name-in-small-letters': fault('The event of a webhook command is named in small letters.', {
      decide: result('webhookEventName', (name) => name.toLowerCase()),
    }),
  },
});
