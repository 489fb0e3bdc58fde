import type { KnownFailure } from '../ground/claim.ts';
import type { JudgedExample, KnownEntry, KnownState } from './verdicts.ts';

type Told = Pick<JudgedExample, 'verdict' | 'fingerprint'>;

const WORST_LAST: readonly KnownState[] = ['accepted', 'stale', 'expired', 'changed'];

/** The known failures of one rule, and their outcomes. */
export interface KnownOutcome {
  /** The worst of all; undefined when nothing can be said. */
  readonly state: KnownState | undefined;
  readonly entries: readonly KnownEntry[];
}

/** Every example was judged, and none failed the way that the entry says. */
function isDecided(examples: readonly Told[]): boolean {
  const judged = examples.filter(({ verdict }) => verdict !== 'recorded');
  return judged.length > 0 && judged.every(({ verdict }) => verdict === 'pass' || verdict === 'fail');
}

/** The deviations of some examples, each once. */
export function deviationsIn(examples: readonly Told[]): string[] {
  const failed = examples.filter(({ verdict }) => verdict === 'fail');
  return [...new Set(failed.map(({ fingerprint = '' }) => fingerprint))];
}

/** The outcome of one entry: accepted until its day is over, changed when the rule fails in unknown ways. */
function entryState(
  { fingerprint, expires }: KnownFailure,
  { seen, unknown, decided, today }: { seen: string[]; unknown: boolean; decided: boolean; today: string },
): KnownState | undefined {
  if (seen.includes(fingerprint)) return expires < today ? 'expired' : 'accepted';
  if (unknown) return 'changed';
  return decided ? 'stale' : undefined;
}

/** Compares what failed with what is known to fail. `today` is an ISO date; the day of expiry still counts. */
export function knownOutcome(known: readonly KnownFailure[], examples: readonly Told[], today: string): KnownOutcome {
  if (known.length === 0) return { state: undefined, entries: [] };
  const seen = deviationsIn(examples);
  const unknown = seen.some((each) => !known.some(({ fingerprint }) => fingerprint === each));
  const facts = { seen, unknown, decided: isDecided(examples), today };
  const entries = known.flatMap((entry): KnownEntry[] => {
    const state = entryState(entry, facts);
    const { fingerprint, owner, issue, expires } = entry;
    return state ? [{ fingerprint, owner, issue, expires, state }] : [];
  });
  const states: KnownState[] = [...entries.map(({ state }) => state), ...(unknown ? ['changed' as const] : [])];
  const worst = states.sort((one, other) => WORST_LAST.indexOf(one) - WORST_LAST.indexOf(other)).at(-1);
  return { state: worst, entries };
}
