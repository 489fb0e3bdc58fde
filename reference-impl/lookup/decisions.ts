import { type Result, subscriberOf } from './outcome.ts';
import type { Lookup, LookupDecisions, LookupRule } from './scope.ts';

/** Country code and number: 7 to 15 digits that do not start with zero. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/** The digits of a number in a query; an unescaped plus sign arrives as a space. */
const digitsOf = (written: string): string => written.replace(/^[+ ]/, '');

/**
 * Whether a number is in international form, with or without its plus sign. Section "Number lookup".
 * Rules: LOOKUP-MSISDN-02, LOOKUP-MSISDN-03.
 */
const isInternational = (written: string): boolean => INTERNATIONAL.test(digitsOf(written));

const rule = (name: string, result: Result, applies: (lookup: Lookup) => boolean): LookupRule => ({
  name,
  judge: (lookup) => (applies(lookup) ? { result } : undefined),
});

const decisionsOf = ({ scope }: Lookup) => scope.decisions;

/** The register bars the number with this result, so neither the network nor the cache is used. */
const bar = (name: string, result: Result): LookupRule =>
  rule(name, result, ({ scope, msisdn }) => scope.state.entries.get(msisdn)?.outcome.result === result);

const storedAnswer: LookupRule = {
  name: 'storedAnswer',
  judge: (lookup) => {
    if (lookup.fresh) return undefined;
    return lookup.scope.state.recall(decisionsOf(lookup).storedUnder(lookup), lookup.scope.clock.now());
  },
};

/**
 * In this order; the first with an opinion answers. Section "Number lookup result values".
 * Rules: LOOKUP-MSISDN-01, LOOKUP-MSISDN-04, LOOKUP-THR-01, X-34.
 */
const lookupRules: readonly LookupRule[] = [
  rule('missingNumber', 'Mandatory parameter MSISDN not found', ({ written }) => !written),
  rule('malformedNumber', 'MSISDN is invalid', (lookup) => !decisionsOf(lookup).isNumber(lookup.written ?? '')),
  bar('rangeNotAccepted', 'MSISDN range is not accepted'),
  bar('blocked', 'IMSI_LOOKUP_BLOCKED'),
  storedAnswer,
  rule('tooManyOngoing', 'REQUEST_THROTTLED', (lookup) => {
    const { ongoing, limit } = lookup.scope.state;
    return !decisionsOf(lookup).hasRoom(ongoing, limit);
  }),
];

/** The longest wait for a home register, in milliseconds; the document leaves it open. */
const PATIENCE = 30_000;

export const lookupDecisions: LookupDecisions = {
  isNumber: isInternational,
  digitsOf,
  wantsFresh: (flag) => flag !== undefined && flag !== 'false',
  rules: lookupRules,
  found: subscriberOf,
  patience: PATIENCE,
  storedUnder: ({ msisdn }) => msisdn,
  hasRoom: (ongoing, limit) => ongoing < limit,
  abandoned: (end) => end(),
  shown: { 'real-time': (outcome) => outcome, portability: ({ result, imsi }) => ({ result, imsi }) },
};
