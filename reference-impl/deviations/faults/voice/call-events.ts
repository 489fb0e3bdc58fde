import { MINUTE, SECOND } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { losing } from '../../operators/letters.ts';

const { decision, result, amend } = operatorsOn('voice');
/** Deviations in who is notified of a call, and in how long it may last. */
export const faults = faultsOf({
  'VOICE-EVT-01': {
    'calls.events-to-fallback': fault('Events go to the fallback from the start.', {
      decide: amend('failover', { triesPrimary: () => false }),
    }),
    'calls.events-untold': fault('Call events are never sent.', {
      notify: losing(({ body }) => body.includes('"event"')),
    }),
  },
  'VOICE-EVT-02': {
    'calls.late-fallback': fault('A failed event goes to the fallback a minute later.', {
      decide: amend('failover', { fallbackDelay: MINUTE }),
    }),
    'calls.refused-connections-ignored': fault('Refused connections do not count as failures.', {
      decide: amend('failover', { isFailure: (outcome) => 'status' in outcome && outcome.status >= 500 }),
    }),
    'calls.other-payload-at-fallback': fault('The fallback gets a shorter payload.', {
      decide: amend('failover', { atFallback: (letter) => ({ ...letter, body: '{}' }) }),
    }),
  },
  'VOICE-EVT-03': {
    'calls.no-failover': fault('A receiver that keeps failing still gets every event.', {
      decide: amend('failover', { mostFailures: Number.POSITIVE_INFINITY }),
    }),
    'calls.one-count-for-all': fault('The failures of all receivers are counted together.', {
      decide: amend('failover', { healthKey: () => 'any' }),
    }),
    'calls.one-count-per-host': fault('The failures of all receivers on one host are counted together.', {
      decide: amend('failover', { healthKey: (_serviceId, url) => new URL(url).host }),
    }),
    'calls.no-way-back': fault('A receiver that failed too often never gets events again.', {
      decide: amend('failover', { probeInterval: Number.POSITIVE_INFINITY }),
    }),
  },
  'VOICE-EVT-04': {
    'calls.failures-add-up': fault('Failures count even with successes in between.', {
      decide: amend('failover', {
        healthAfter: ({ failures }, failed, now) => ({ failures: failures + Number(failed), lastTried: now }),
      }),
    }),
  },
  'VOICE-EVT-05': {
    'calls.late-timeout': fault('A leg rings two seconds too long.', {
      decide: result('answerWindow', (window) => window + 2 * SECOND),
    }),
    'calls.early-timeout': fault('A leg stops ringing two seconds too early.', {
      decide: result('answerWindow', (window) => window - 2 * SECOND),
    }),
  },
  'VOICE-EVT-06': {
    'calls.bare-webhook-name': fault('The event of a webhook command has no prefix.', {
      decide: decision('webhookEventName', (name) => name),
    }),
    'calls.webhook-name-in-small-letters': fault('The event of a webhook command is named in small letters.', {
      decide: result('webhookEventName', (name) => name.toLowerCase()),
    }),
    'calls.webhook-prefix': fault('The prefix of a webhook event uses hyphens.', {
      decide: decision('webhookEventName', (name) => `call-webhook-${name}`),
    }),
  },
  'VOICE-EVT-07': {
    'calls.endless': fault('maxCallDurationSeconds does not end a call.', {
      decide: decision('longestCall', () => undefined),
    }),
    'calls.a-minute-longer': fault('A call lasts a minute too long.', {
      decide: result('longestCall', (longest) => (longest === undefined ? undefined : longest + MINUTE)),
    }),
  },
});
