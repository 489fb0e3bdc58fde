import type { Outcome } from '../../kernel/post.ts';
import { MINUTE } from '../../kernel/time.ts';

/** The failures of one event address so far; times in milliseconds since the epoch. */
export interface AddressHealth {
  readonly failures: number;
  readonly lastTried: number;
}

export const UNTRIED: AddressHealth = { failures: 0, lastTried: 0 };

/**
 * When events go to the fallback: failures in a row; a broken address is tried again. Section "Voice service events".
 * Rules: PUB-EVENT-ID-01, PUB-EVENT-RECOVER-01, VOICE-EVT-01, VOICE-EVT-02, VOICE-EVT-03, VOICE-EVT-04.
 */
export const failoverDecisions = {
  isFailure: (outcome: Outcome): boolean => !('status' in outcome && outcome.status >= 200 && outcome.status <= 299),
  /** After this many failures in a row the address counts as broken. */
  mostFailures: 3,
  /** A broken address is tried again after this many milliseconds. */
  probeInterval: MINUTE,
  /** Whether an event goes to the primary address first. */
  triesPrimary: (
    { failures, lastTried }: AddressHealth,
    now: number,
    { mostFailures, probeInterval }: { readonly mostFailures: number; readonly probeInterval: number },
  ): boolean => failures < mostFailures || now >= lastTried + probeInterval,
  healthKey: (serviceId: string, url: string): string => `${serviceId} ${url}`,
  /** What is known of the primary address after one more attempt. */
  healthAfter: ({ failures }: AddressHealth, failed: boolean, now: number): AddressHealth => ({
    failures: failed ? failures + 1 : 0,
    lastTried: now,
  }),
  /** Milliseconds between a failure and the attempt at the fallback. */
  fallbackDelay: 0,
  /** What the fallback is sent. */
  atFallback: <Body extends { readonly body: string }>(letter: Body): Body => letter,
};
