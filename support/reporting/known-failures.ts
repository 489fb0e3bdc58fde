import type { KnownFailure } from '../target/target.ts';
import type { JudgedExample, KnownState } from './verdicts.ts';

/** Compares what failed with what is known to fail. `today` is an ISO date; the day of expiry still counts. */
export function knownState(
  known: readonly KnownFailure[],
  examples: readonly JudgedExample[],
  today: string,
): KnownState | undefined {
  if (known.length === 0) return undefined;
  const failed = examples.filter((example) => example.verdict === 'fail');
  if (failed.length === 0) {
    return examples.length > 0 && examples.every(({ verdict }) => verdict === 'pass') ? 'stale' : undefined;
  }
  const covering = failed.map(({ fingerprint }) => known.find((each) => each.fingerprint === fingerprint));
  if (covering.some((entry) => entry === undefined)) return 'changed';
  return covering.some((entry) => (entry as KnownFailure).expires < today) ? 'expired' : 'accepted';
}
