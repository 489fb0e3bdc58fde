import { type BearerPolicy, bearerPolicy, isExpiry } from './bearer-policy.ts';
import { type LookupPolicy, lookupPolicy } from './lookup-policy.ts';
import { type OptInPolicy, optInPolicy } from './opt-in-client.ts';
import type { KeyPolicy } from './retrying-client.ts';
import { type SubprojectPolicy, subprojectPolicy } from './subproject-client.ts';

interface Policies {
  readonly policy: BearerPolicy;
  readonly keys: KeyPolicy;
  readonly lookups: LookupPolicy;
  readonly subprojects: SubprojectPolicy;
  readonly optIns: OptInPolicy;
}

/** A deliberate deviation, owned by one rule, with the decisions that it takes differently; the target's lab never hears of it. */
export type ClientFault = { readonly [Kind in keyof Policies]?: Partial<Policies[Kind]> } & {
  readonly id: string;
  readonly rule: string;
  readonly says: string;
};

const FAULTS: Readonly<Record<`${string} client.${string}`, Omit<ClientFault, 'id' | 'rule'>>> = {
  'BEARER-08 client.token-per-call': {
    says: 'The client asks for a token before every call.',
    policy: { keepsToken: false },
  },
  'BEARER-09 client.no-early-refresh': {
    says: 'The client uses a token up to its last moment.',
    policy: { refreshMargin: 0 },
  },
  'BEARER-09 client.hasty-refresh': {
    says: 'The client gives a token up five minutes before it expires.',
    policy: { refreshMargin: 300_000 },
  },
  'BEARER-14 client.hard-coded-hour': {
    says: 'The client takes every token for one of an hour.',
    policy: { lifetimeOf: () => 3600 },
  },
  'BEARER-10 client.no-repeat': {
    says: 'The client gives up when its token has expired.',
    policy: { repeats: () => false },
  },
  'BEARER-10 client.repeats-with-old-token': {
    says: 'The client repeats a call with the token that was refused.',
    policy: { renewsForRepeat: false },
  },
  'BEARER-11 client.repeats-on-and-on': {
    says: 'The client repeats a call four times while its token is called expired.',
    policy: { repeats: ({ answer, attempt }) => attempt < 5 && isExpiry(answer) },
  },
  'BEARER-11 client.second-refusal-unreported': {
    says: 'The client passes a second refusal on as if it were an answer.',
    policy: { reportsSecondRefusal: false },
  },
  'BEARER-12 client.repeats-invalid': {
    says: 'The client repeats a call twice whatever the cause of HTTP status 401.',
    policy: {
      repeats: ({ answer, attempt }) => attempt < (isExpiry(answer) ? 2 : 3) && answer.status === 401,
    },
  },
  'BEARER-12 client.repeats-once-after-any-401': {
    says: 'The client repeats a call once with a new token whatever the cause of HTTP status 401.',
    policy: { repeats: ({ answer, attempt }) => attempt === 1 && answer.status === 401 },
  },
  'BEARER-13 client.repeats-forbidden': {
    says: 'The client takes a new token after HTTP status 403 and repeats the call.',
    policy: {
      repeats: ({ answer, attempt }) => attempt === 1 && (isExpiry(answer) || answer.status === 403),
    },
  },
  'X-33 client.trusts-its-own-clock': {
    says: 'The client repeats a call only when its own clock says too that the token has expired.',
    policy: { repeats: (refused) => refused.remaining < 60_000 && bearerPolicy.repeats(refused) },
  },
  'COM-JSON-06 client.documented-members-only': {
    says: 'The client gives up on an answer with a member it does not know.',
    policy: { reads: (members, documented) => members.every((each) => documented.includes(each)) },
  },
  'VOICE-IDEM-14 client.key-per-attempt': {
    says: 'The client takes a new Idempotency-Key for every attempt.',
    keys: { keyPer: 'attempt' },
  },
  'VOICE-IDEM-14 client.one-key-for-all': {
    says: 'The client uses one Idempotency-Key for all its operations.',
    keys: { keyPer: 'client' },
  },
  'LOOKUP-HOST-02 client.one-lookup-host': {
    says: 'The client begins every lookup at the same primary host.',
    lookups: { beginsAt: () => 0 },
  },
  'LOOKUP-HOST-02 client.lookup-gives-up': {
    says: 'The client gives a lookup up when the first host it asks is down.',
    lookups: { hostsTried: 1 },
  },
  'LOOKUP-HOST-03 client.no-backup-host': {
    says: 'The client never asks the backup host.',
    lookups: { hostsTried: 2 },
  },
  'LOOKUP-CLI-01 client.location-expected': {
    says: 'The client cannot read a lookup that tells no location.',
    lookups: { isReadable: ({ result, location }) => result !== 'OK' || location !== undefined },
  },
  'LOOKUP-CLI-01 client.lookups-as-utf-8': {
    says: 'The client reads lookups as UTF-8.',
    lookups: { decode: (text) => Buffer.from(text, 'latin1').toString('utf8') },
  },
  'SUB-ACCEPT-01 client.no-accept': {
    says: 'The client does not say what it accepts.',
    subprojects: { accept: undefined },
  },
  'SUB-ACCEPT-01 client.accepts-anything': {
    says: 'The client accepts anything.',
    subprojects: { accept: '*/*' },
  },
  'SUB-DELAY-02 client.impatient': {
    says: 'The client gives a new subproject ten seconds and no more.',
    subprojects: { patience: 10_000 },
  },
  'OPTIN-04 client.writes-without-opt-in': {
    says: 'The client writes to everybody.',
    optIns: { writesAnyway: true },
  },
  'OPTIN-04 client.long-contact': {
    says: "The client takes a customer's contact for an opt-in of 25 hours.",
    optIns: { window: 25 * 60 * 60 * 1000 },
  },
  'OPTIN-04 client.short-contact': {
    says: "The client takes a customer's contact for an opt-in of 23 hours.",
    optIns: { window: 23 * 60 * 60 * 1000 },
  },
};

export const clientFaults: readonly ClientFault[] = Object.entries(FAULTS).map(([name, fault]) => {
  const [rule, id] = name.split(' ') as [string, string];
  return { id, rule, ...fault };
});

const USUAL: Policies = {
  policy: bearerPolicy,
  keys: { keyPer: 'operation' },
  lookups: lookupPolicy,
  subprojects: subprojectPolicy,
  optIns: optInPolicy,
};

export function policyWith<Kind extends keyof Policies>(kind: Kind, ids: readonly string[]): Policies[Kind] {
  const taken = { ...USUAL[kind] };
  for (const fault of clientFaults) if (ids.includes(fault.id)) Object.assign(taken, fault[kind]);
  return taken;
}
