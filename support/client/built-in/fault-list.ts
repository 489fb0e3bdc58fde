import { type BearerPolicy, bearerPolicy, isExpiry } from './bearer-policy.ts';
import type { LookupPolicy } from './lookup-policy.ts';
import type { OptInPolicy } from './opt-in-client.ts';
import type { KeyPolicy } from './retrying-client.ts';
import type { SubprojectPolicy } from './subproject-client.ts';

export interface Policies {
  readonly policy: BearerPolicy;
  readonly keys: KeyPolicy;
  readonly lookups: LookupPolicy;
  readonly subprojects: SubprojectPolicy;
  readonly optIns: OptInPolicy;
}

/** A deliberate deviation, owned by one rule, with the decisions that it takes differently; the target's lab never hears of it. */
export type ClientFault = { readonly [Kind in keyof Policies]?: Partial<Policies[Kind]> } & {
  /** `client.<slug>` */
  readonly id: string;
  readonly rule: string;
  /** One sentence: what this client does wrong. */
  readonly says: string;
};

export const clientFaults: readonly ClientFault[] = [
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
  {
    id: 'client.documented-members-only',
    rule: 'COM-JSON-06',
    says: 'The client gives up on an answer with a member it does not know.',
    policy: { reads: (members, documented) => members.every((each) => documented.includes(each)) },
  },
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
  {
    id: 'client.one-lookup-host',
    rule: 'LOOKUP-HOST-02',
    says: 'The client begins every lookup at the same primary host.',
    lookups: { beginsAt: () => 0 },
  },
  {
    id: 'client.lookup-gives-up',
    rule: 'LOOKUP-HOST-02',
    says: 'The client gives a lookup up when the first host it asks is down.',
    lookups: { hostsTried: 1 },
  },
  {
    id: 'client.no-backup-host',
    rule: 'LOOKUP-HOST-03',
    says: 'The client never asks the backup host.',
    lookups: { hostsTried: 2 },
  },
  {
    id: 'client.location-expected',
    rule: 'LOOKUP-CLI-01',
    says: 'The client cannot read a lookup that tells no location.',
    lookups: { isReadable: ({ result, location }) => result !== 'OK' || location !== undefined },
  },
  {
    id: 'client.lookups-as-utf-8',
    rule: 'LOOKUP-CLI-01',
    says: 'The client reads lookups as UTF-8.',
    lookups: { decode: (text) => Buffer.from(text, 'latin1').toString('utf8') },
  },
  {
    id: 'client.no-accept',
    rule: 'SUB-ACCEPT-01',
    says: 'The client does not say what it accepts.',
    subprojects: { accept: undefined },
  },
  {
    id: 'client.accepts-anything',
    rule: 'SUB-ACCEPT-01',
    says: 'The client accepts anything.',
    subprojects: { accept: '*/*' },
  },
  {
    id: 'client.impatient',
    rule: 'SUB-DELAY-02',
    says: 'The client gives a new subproject ten seconds and no more.',
    subprojects: { patience: 10_000 },
  },
  {
    id: 'client.writes-without-opt-in',
    rule: 'OPTIN-04',
    says: 'The client writes to everybody.',
    optIns: { writesAnyway: true },
  },
  {
    id: 'client.long-contact',
    rule: 'OPTIN-04',
    says: "The client takes a customer's contact for an opt-in of 25 hours.",
    optIns: { window: 25 * 60 * 60 * 1000 },
  },
  {
    id: 'client.short-contact',
    rule: 'OPTIN-04',
    says: "The client takes a customer's contact for an opt-in of 23 hours.",
    optIns: { window: 23 * 60 * 60 * 1000 },
  },
];
