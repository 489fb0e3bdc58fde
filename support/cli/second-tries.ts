import type { FaultOutcome } from '../ledger/fault-outcome.ts';

/**
 * The outcomes of all faults. What survives is tried once more and says so: the effect of some faults depends on what is drawn, and
 * that of others on how busy the machine is. `judge` reads the latest trials, and `tryAgain` makes new ones.
 */
export async function withSecondTries(
  judge: () => readonly FaultOutcome[],
  tryAgain: (survivors: ReadonlySet<string>) => Promise<void>,
): Promise<FaultOutcome[]> {
  const survivors = new Set(judge().flatMap(({ id, caught }) => (caught ? [] : [id])));
  await tryAgain(survivors);
  return judge().map((outcome) => (survivors.has(outcome.id) ? { ...outcome, tries: 2 } : outcome));
}
