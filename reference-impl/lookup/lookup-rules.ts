import type { LookupUser } from '../accounts/lookup-user.ts';
import type { Outcome, Result } from './outcome.ts';
import type { LookupScope } from './part.ts';

/** A lookup request. */
export interface Lookup {
  readonly scope: LookupScope;
  readonly user: LookupUser;
  /** The parameter as given; undefined if absent. */
  readonly written: string | undefined;
  /** The number as the register knows it: digits alone. */
  readonly msisdn: string;
  /** Whether the cache is bypassed. */
  readonly fresh: boolean;
  /** Calls `listener` when the client gives up; call the returned function to cancel that. */
  readonly onAbandoned: (listener: () => void) => () => void;
}

/** A reason to answer without asking the network: the outcome, or undefined. */
export interface LookupRule {
  readonly name: string;
  readonly judge: (lookup: Lookup) => Outcome | undefined;
}

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
    const stored = lookup.scope.state.recall(decisionsOf(lookup).storedUnder(lookup), lookup.scope.clock.now());
    return stored && decisionsOf(lookup).repeated(stored, lookup);
  },
};

/**
 * In this order; the first with an opinion answers. Section "Number lookup result values".
 * Rules: LOOKUP-MSISDN-01, LOOKUP-MSISDN-04, LOOKUP-THR-01, X-34.
 */
export const lookupRules: readonly LookupRule[] = [
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
