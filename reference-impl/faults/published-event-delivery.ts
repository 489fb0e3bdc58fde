import { createHash } from 'node:crypto';
import type { Effect } from '../voice/calls/call-run.ts';
import type { EventDecisions } from '../voice/calls/event-letter.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';

/** Changes how call events look and how long they wait. */
export const telling =
  (change: (usual: EventDecisions) => Partial<EventDecisions>) =>
  ({ voice }: Decisions): void => {
    Object.assign(voice, change({ ...voice }));
  };

const headersOf = (letter: object): Readonly<Record<string, string>> => (letter as { headers?: Readonly<Record<string, string>> }).headers ?? {};

/** Deviations in how call events are delivered. */
export const faults = faultsOf({
  'PUB-EVENT-SIGN-01': {
    'published-events.secret-as-text': fault('Events are signed with the characters of the secret.', {
      decide: telling(() => ({ secretBytes: (secret) => Buffer.from(secret) })),
    }),
    'published-events.path-unsigned': fault('The path of the receiver is not signed.', {
      decide: telling(({ signedText }) => ({ signedText: (event) => signedText({ ...event, path: '/' }) })),
    }),
    'published-events.digest-in-latin-1': fault('The digest is made of the content in Latin-1.', {
      decide: telling(({ signedText }) => ({
        signedText: (event) => {
          const [method, , ...rest] = signedText(event).split('\n');
          return [method, createHash('md5').update(event.body, 'latin1').digest('base64'), ...rest].join('\n');
        },
      })),
    }),
    'published-events.another-scheme': fault('The signature comes under another scheme.', {
      decide: telling(() => ({ authorization: (id, signature) => `application ${id}:${signature}` })),
    }),
  },
  'PUB-EVENT-ID-01': {
    'published-events.one-id-for-all': fault('All events of a service have one id.', {
      decide: telling(({ envelopeOf }) => ({ envelopeOf: (event) => ({ ...envelopeOf(event), 'ce-id': event.serviceId }) })),
    }),
    'published-events.new-id-at-fallback': fault('At the fallback an event has another id.', {
      decide: ({ voice }) => {
        voice.failover = { ...voice.failover, atFallback: (letter) => ({ ...letter, headers: { ...headersOf(letter), 'ce-id': 'again' } }) };
      },
    }),
  },
  'PUB-EVENT-WAIT-01': {
    'published-events.waits-a-second': fault('A receiver has one second to answer.', { decide: telling(() => ({ eventTimeout: 1000 })) }),
    'published-events.waits-ten-seconds': fault('A receiver has ten seconds to answer.', { decide: telling(() => ({ eventTimeout: 10_000 })) }),
  },
  'PUB-EVENT-RECOVER-01': {
    'published-events.retried-every-ten-seconds': fault('A receiver that failed is tried every ten seconds.', {
      decide: ({ voice }) => {
        voice.failover = { ...voice.failover, probeInterval: 10_000 };
      },
    }),
    'published-events.retried-after-two-minutes': fault('A receiver that failed is tried every two minutes.', {
      decide: ({ voice }) => {
        voice.failover = { ...voice.failover, probeInterval: 120_000 };
      },
    }),
  },
  'PUB-EVENT-FALLBACK-01': {
    'published-events.no-fallback-for-commands': fault('A webhook command has no fallback.', {
      decide: ({ voice }) => {
        const usual = voice.callEffects.webhook as Effect;
        voice.callEffects = { ...voice.callEffects, webhook: (run, leg, { fallbackUrl, ...rest }) => usual(run, leg, { ...rest, command: 'webhook' }) };
      },
    }),
  },
});
