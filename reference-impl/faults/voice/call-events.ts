import { MINUTE, SECOND } from '../../kernel/duration.ts';
import { fault, faultsOf } from '../fault.ts';
import { operatorsOn } from '../operators/decisions.ts';
import { losing } from '../operators/letters.ts';

const { decision, result, amend } = operatorsOn('voice');
/** Deviations in who is told of a call, and in how long it may last. */
export const faults = faultsOf({
  'VOICE-EVT-01': {
    'calls.events-to-fallback': fault('Events go to the fallback from the beginning.', { decide: amend('failover', { triesPrimary: () => false }) }),
    'calls.events-untold': fault('Nobody is told of the events of a call.', { notify: losing(({ body }) => body.includes('"event"')) }),
  },
  'VOICE-EVT-02': {
    'calls.late-fallback': fault('The fallback gets a failed event a minute later.', { decide: amend('failover', { fallbackDelay: MINUTE }) }),
    'calls.refused-connections-ignored': fault('Only answers count as failures, connections that nobody takes do not.', {
      decide: amend('failover', { isFailure: (outcome) => 'status' in outcome && outcome.status >= 500 }),
    }),
    'calls.other-payload-at-fallback': fault('The fallback gets less than the receiver.', {
      decide: amend('failover', { atFallback: (letter) => ({ ...letter, body: '{}' }) }),
    }),
  },
  'VOICE-EVT-03': {
    'calls.no-failover': fault('A receiver that keeps failing is tried for every event.', {
      decide: amend('failover', { mostFailures: Number.POSITIVE_INFINITY }),
    }),
    'calls.no-way-back': fault('A receiver that failed too often never gets an event again.', {
      decide: amend('failover', { probeInterval: Number.POSITIVE_INFINITY }),
    }),
  },
  'VOICE-EVT-04': {
    'calls.failures-add-up': fault('Failures count even when successes lie between them.', {
      decide: amend('failover', { healthAfter: ({ failures }, failed, now) => ({ failures: failures + Number(failed), lastTried: now }) }),
    }),
  },
  'VOICE-EVT-05': {
    'calls.late-timeout': fault('A leg rings for two seconds more than it may.', { decide: result('answerWindow', (window) => window + 2 * SECOND) }),
    'calls.early-timeout': fault('A leg rings for two seconds less than it may.', { decide: result('answerWindow', (window) => window - 2 * SECOND) }),
  },
  'VOICE-EVT-06': {
    'calls.bare-webhook-name': fault('The event of a webhook command has its bare name.', { decide: decision('webhookEventName', (name) => name) }),
    'calls.webhook-prefix': fault('The event of a webhook command is written with hyphens.', {
      decide: decision('webhookEventName', (name) => `call-webhook-${name}`),
    }),
  },
  'VOICE-EVT-07': {
    'calls.endless': fault('maxCallDurationSeconds does not end a call.', { decide: decision('longestCall', () => undefined) }),
    'calls.a-minute-longer': fault('A call lasts a minute longer than it may.', {
      decide: result('longestCall', (longest) => (longest === undefined ? undefined : longest + MINUTE)),
    }),
  },
});
