import type { LookupService } from '../accounts/lookup-user.ts';
import { type Subscriber, subscriberOf } from './home-register.ts';
import { type Lookup, type LookupRule, lookupRules } from './lookup-rules.ts';
import { digitsOf, isInternational } from './msisdn.ts';
import { lineOf, type Outcome } from './outcome.ts';

/** The longest wait for a home register, in milliseconds; the document leaves it open. */
const PATIENCE = 30_000;

/** Every decision of number lookup, replaceable one by one. Section "Number lookup". */
export interface LookupDecisions {
  isNumber(written: string): boolean;
  digitsOf(written: string): string;
  /** Whether a flag of the query bypasses the cache; undefined if the query has no such flag. */
  wantsFresh(flag: string | string[] | undefined): boolean;
  /** Ordered; the first with an opinion answers. */
  rules: readonly LookupRule[];
  found(msisdn: string, entries: ReadonlyMap<string, Subscriber>): Subscriber;
  patience: number;
  /** The cache key: lookups with the same key share one outcome. */
  storedUnder(lookup: Lookup): string;
  /** A cached outcome before it is returned. */
  repeated(stored: Outcome, lookup: Lookup): Outcome;
  /** Whether one more lookup may wait for the network while `ongoing` do. */
  hasRoom(ongoing: number, limit: number): boolean;
  /** Frees the slot of a lookup that was answered. */
  answered(end: () => void): void;
  /** Frees the slot of a lookup whose client gave up. */
  abandoned(end: () => void): void;
  /** What a service shows of an outcome. */
  shown: Readonly<Record<LookupService, (outcome: Outcome, lookup: Lookup) => Outcome>>;
  lineOf(outcome: Outcome): string;
  mediaType: string;
}

/** How the platform decides by itself. */
export const lookupDecisions: LookupDecisions = {
  isNumber: isInternational,
  digitsOf,
  wantsFresh: (flag) => flag !== undefined && flag !== 'false',
  rules: lookupRules,
  found: subscriberOf,
  patience: PATIENCE,
  storedUnder: ({ msisdn }) => msisdn,
  repeated: (stored) => stored,
  hasRoom: (ongoing, limit) => ongoing < limit,
  answered: (end) => end(),
  abandoned: (end) => end(),
  shown: {
    'real-time': (outcome) => outcome,
    portability: ({ result, imsi }) => ({ result, imsi }),
  },
  lineOf,
  mediaType: 'text/plain; charset=ISO-8859-1',
};
