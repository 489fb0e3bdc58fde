import { type BearerPolicy, bearerPolicy, isExpiry } from './bearer-policy.ts';
import { lookupClientFaults, subprojectClientFaults } from './lookup-client-faults.ts';
import { type LookupPolicy, lookupPolicy } from './lookup-policy.ts';
import { type OptInPolicy, optInPolicy } from './opt-in-client.ts';
import { optInClientFaults } from './opt-in-client-faults.ts';
import type { KeyPolicy } from './retrying-client.ts';
import { type SubprojectPolicy, subprojectPolicy } from './subproject-client.ts';

/** A deliberate deviation of the harness's own client, owned by one rule; the target's lab never hears of it. */
export interface ClientFault {
  /** `client.<slug>` */
  readonly id: string;
  readonly rule: string;
  /** One sentence: what this client does wrong. */
  readonly says: string;
  /** The decisions about tokens that it takes differently. */
  readonly policy?: Partial<BearerPolicy>;
  /** The decisions about Idempotency-Keys that it takes differently. */
  readonly keys?: KeyPolicy;
  /** The decisions about lookups that it takes differently. */
  readonly lookups?: Partial<LookupPolicy>;
  /** The decisions about subprojects that it takes differently. */
  readonly subprojects?: Partial<SubprojectPolicy>;
  /** The decisions about opt-ins that it takes differently. */
  readonly optIns?: Partial<OptInPolicy>;
}

const tokenFaults: readonly ClientFault[] = [
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

const repeatFaults: readonly ClientFault[] = [
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

const readingFaults: readonly ClientFault[] = [
  {
    id: 'client.documented-members-only',
    rule: 'COM-JSON-06',
    says: 'The client gives up on an answer with a member it does not know.',
    policy: { reads: (members, documented) => members.every((each) => documented.includes(each)) },
  },
];

const keyFaults: readonly ClientFault[] = [
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

/** Every deviation of the harness's own client. */
export const clientFaults: readonly ClientFault[] = [
  ...tokenFaults,
  ...repeatFaults,
  ...readingFaults,
  ...keyFaults,
  ...lookupClientFaults,
  ...subprojectClientFaults,
  ...optInClientFaults,
];

/** How the client treats tokens in a run with these faults; ids of other faults change nothing. */
export function clientPolicyWith(ids: readonly string[]): BearerPolicy {
  const changes = clientFaults.filter(({ id }) => ids.includes(id)).map(({ policy }) => policy ?? {});
  return Object.assign({}, bearerPolicy, ...changes) as BearerPolicy;
}

/** When the client takes a new Idempotency-Key in a run with these faults. */
export function keyPolicyWith(ids: readonly string[]): KeyPolicy {
  return clientFaults.find(({ id, keys }) => keys && ids.includes(id))?.keys ?? { keyPer: 'operation' };
}

/** How the client looks numbers up in a run with these faults. */
export function lookupPolicyWith(ids: readonly string[]): LookupPolicy {
  const changes = clientFaults.filter(({ id }) => ids.includes(id)).map(({ lookups }) => lookups ?? {});
  return Object.assign({}, lookupPolicy, ...changes) as LookupPolicy;
}

/** How the client treats subprojects in a run with these faults. */
export function subprojectPolicyWith(ids: readonly string[]): SubprojectPolicy {
  const changes = clientFaults.filter(({ id }) => ids.includes(id)).map((fault) => fault.subprojects ?? {});
  return Object.assign({}, subprojectPolicy, ...changes) as SubprojectPolicy;
}

/** How the client treats opt-ins in a run with these faults. */
export function optInPolicyWith(ids: readonly string[]): OptInPolicy {
  const changes = clientFaults.filter(({ id }) => ids.includes(id)).map(({ optIns }) => optIns ?? {});
  return Object.assign({}, optInPolicy, ...changes) as OptInPolicy;
}
