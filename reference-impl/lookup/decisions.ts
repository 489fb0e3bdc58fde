import type { LookupService } from '../accounts/callers.ts';
import { type Outcome, type Result, subscriberOf } from './outcome.ts';
import type { Lookup, LookupRule } from './part.ts';

/** Country code and number: 7 to 15 digits that do not start with zero. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/** The digits of a number in a query; an unescaped plus sign arrives as a space. */
const digitsOf = (written: string): string => written.replace(/^[+ ]/, '');

/** Whether a number is in international form. Section "Number lookup". Rules: LOOKUP-MSISDN-02, LOOKUP-MSISDN-03. */
const isInternational = (written: string): boolean => INTERNATIONAL.test(digitsOf(written));

const rule = (name: string, result: Result, applies: (lookup: Lookup) => boolean): LookupRule => ({
  name,
  judge: (lookup) => (applies(lookup) ? { result } : undefined),
});

const decisionsOf = ({ scope }: Lookup) => scope.decisions;

/** The register bars the number with this result, so neither the network nor the cache is used. */
const bar = (name: string, result: Result): LookupRule =>
  rule(name, result, ({ scope, msisdn }) => scope.state.entries.get(msisdn)?.outcome.result === result);

/**
 * In this order; the first with an opinion answers. Section "Number lookup result values".
 * Rules: LOOKUP-MSISDN-01, LOOKUP-MSISDN-04, LOOKUP-THR-01, X-34.
 */
const lookupRules: readonly LookupRule[] = [
  rule('missingNumber', 'Mandatory parameter MSISDN not found', ({ written }) => !written),
  rule('malformedNumber', 'MSISDN is invalid', (lookup) => !decisionsOf(lookup).isNumber(lookup.written ?? '')),
  bar('rangeNotAccepted', 'MSISDN range is not accepted'),
  bar('blocked', 'IMSI_LOOKUP_BLOCKED'),
  {
    name: 'storedAnswer',
    judge: (lookup) => {
      if (lookup.fresh) return undefined;
      return lookup.scope.state.recall(decisionsOf(lookup).storedUnder(lookup), lookup.scope.clock.now());
    },
  },
  rule('tooManyOngoing', 'REQUEST_THROTTLED', (lookup) => {
    const { ongoing, limit } = lookup.scope.state;
    return !decisionsOf(lookup).hasRoom(ongoing, limit);
  }),
];

/** The longest wait for a home register, in milliseconds; the document leaves it open. */
const PATIENCE = 30_000;

const SHOWN: Readonly<Record<LookupService, (outcome: Outcome, lookup: Lookup) => Outcome>> = {
  'real-time': (outcome) => outcome,
  portability: ({ result, imsi }) => ({ result, imsi }),
};

/** The decisions of number lookup, replaceable one by one. Section "Number lookup". */
export const lookupDecisions = {
  isNumber: isInternational,
  digitsOf,
  /** Whether a flag of the query bypasses the cache; undefined if the query has no such flag. */
  wantsFresh: (flag: string | string[] | undefined): boolean => flag !== undefined && flag !== 'false',
  rules: lookupRules,
  found: subscriberOf,
  patience: PATIENCE,
  /** The cache key: lookups with the same key share one outcome. */
  storedUnder: ({ msisdn }: Lookup): string => msisdn,
  /** Whether one more lookup may wait for the network while `ongoing` do. */
  hasRoom: (ongoing: number, limit: number): boolean => ongoing < limit,
  /** Frees the slot of a lookup whose client gave up. */
  abandoned: (end: () => void): void => end(),
  shown: SHOWN,
};

export type LookupDecisions = typeof lookupDecisions;
