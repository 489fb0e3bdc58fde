import { MINUTE } from '../../kernel/duration.ts';
import type { Outcome } from '../../kernel/post.ts';

/** The failures of one event address so far; times in milliseconds since the epoch. */
export interface AddressHealth {
  readonly failures: number;
  readonly lastTried: number;
}

/** What is known of an address before its first event. */
export const UNTRIED: AddressHealth = { failures: 0, lastTried: 0 };

/** When events go to the fallback. Section "Voice service events". */
export interface FailoverDecisions {
  isFailure(outcome: Outcome): boolean;
  /** After this many failures in a row the address counts as broken. */
  mostFailures: number;
  /** A broken address is tried again after this many milliseconds. */
  probeInterval: number;
  /** Whether an event goes to the primary address first. */
  triesPrimary(health: AddressHealth, now: number, decisions: FailoverDecisions): boolean;
  /** Addresses with the same key share what is known of them. */
  healthKey(serviceId: string, url: string): string;
  /** What is known of the primary address after one more attempt. */
  healthAfter(health: AddressHealth, failed: boolean, now: number): AddressHealth;
  /** Milliseconds between a failure and the attempt at the fallback. */
  fallbackDelay: number;
  /** What the fallback is sent. */
  atFallback<Body extends { readonly body: string }>(letter: Body): Body;
}

/**
 * Only consecutive failures count; a broken address is tried again periodically.
 * Rules: PUB-EVENT-ID-01, PUB-EVENT-RECOVER-01, VOICE-EVT-01, VOICE-EVT-02, VOICE-EVT-03, VOICE-EVT-04.
 */
export const failoverDecisions: FailoverDecisions = {
  isFailure: (outcome) => !('status' in outcome && outcome.status >= 200 && outcome.status <= 299),
  mostFailures: 3,
  probeInterval: MINUTE,
  triesPrimary: ({ failures, lastTried }, now, { mostFailures, probeInterval }) =>
    failures < mostFailures || now >= lastTried + probeInterval,
  healthKey: (serviceId, url) => `${serviceId} ${url}`,
  healthAfter: ({ failures }, failed, now) => ({ failures: failed ? failures + 1 : 0, lastTried: now }),
  fallbackDelay: 0,
  atFallback: (letter) => letter,
};
