import { bearerPolicy, isExpiry } from './bearer-policy.ts';
import type { ClientFault } from './client-fault.ts';

/** Deviations of when the client takes a token. */
export const tokenClientFaults: readonly ClientFault[] = [
  {
    id: 'client.token-per-call',
    rule: 'BEARER-08',
    says: 'The client asks for a token before every call.',
    policy: { keepsToken: false },
  },
  {
    id: 'client.no-early-refresh',
    rule: 'BEARER-09',
    says: 'The client uses a token up to its last moment.',
    policy: { refreshMargin: 0 },
  },
  {
    id: 'client.hasty-refresh',
    rule: 'BEARER-09',
    says: 'The client gives a token up five minutes before it expires.',
    policy: { refreshMargin: 300_000 },
  },
  {
    id: 'client.hard-coded-hour',
    rule: 'BEARER-14',
    says: 'The client takes every token for one of an hour.',
    policy: { lifetimeOf: () => 3600 },
  },
];

/** Deviations of when the client repeats a refused call. */
export const repeatClientFaults: readonly ClientFault[] = [
  {
    id: 'client.no-repeat',
    rule: 'BEARER-10',
    says: 'The client gives up when its token has expired.',
    policy: { repeats: () => false },
  },
  {
    id: 'client.repeats-with-old-token',
    rule: 'BEARER-10',
    says: 'The client repeats a call with the token that was refused.',
    policy: { renewsForRepeat: false },
  },
  {
    id: 'client.repeats-on-and-on',
    rule: 'BEARER-11',
    says: 'The client repeats a call four times while its token is called expired.',
    policy: { repeats: ({ answer, attempt }) => attempt < 5 && isExpiry(answer) },
  },
  {
    id: 'client.second-refusal-unreported',
    rule: 'BEARER-11',
    says: 'The client passes a second refusal on as if it were an answer.',
    policy: { reportsSecondRefusal: false },
  },
  {
    id: 'client.repeats-invalid',
    rule: 'BEARER-12',
    says: 'The client repeats a call twice whatever the cause of HTTP status 401.',
    policy: {
      repeats: ({ answer, attempt }) => attempt < (isExpiry(answer) ? 2 : 3) && answer.status === 401,
    },
  },
  {
    id: 'client.repeats-forbidden',
    rule: 'BEARER-13',
    says: 'The client takes a new token after HTTP status 403 and repeats the call.',
    policy: {
      repeats: ({ answer, attempt }) => attempt === 1 && (isExpiry(answer) || answer.status === 403),
    },
  },
  {
    id: 'client.trusts-its-own-clock',
    rule: 'X-33',
    says: 'The client repeats a call only when its own clock says too that the token has expired.',
    policy: { repeats: (refused) => refused.remaining < 60_000 && bearerPolicy.repeats(refused) },
  },
];

/** Deviations of how the client reads answers. */
export const readingClientFaults: readonly ClientFault[] = [
  {
    id: 'client.documented-members-only',
    rule: 'COM-JSON-06',
    says: 'The client gives up on an answer with a member it does not know.',
    policy: { reads: (members, documented) => members.every((each) => documented.includes(each)) },
  },
];

/** Deviations of when the client takes an Idempotency-Key. */
export const keyClientFaults: readonly ClientFault[] = [
  {
    id: 'client.key-per-attempt',
    rule: 'VOICE-IDEM-14',
    says: 'The client takes a new Idempotency-Key for every attempt.',
    keys: { keyPer: 'attempt' },
  },
  {
    id: 'client.one-key-for-all',
    rule: 'VOICE-IDEM-14',
    says: 'The client uses one Idempotency-Key for all its operations.',
    keys: { keyPer: 'client' },
  },
];
