import { Inconclusive } from '../../ground/problems/inconclusive.ts';

/** The same list. Throws Inconclusive when it is empty: whatever holds for each of its entries is not shown by none. */
export function atLeastOne<Entry>(entries: readonly Entry[], what: string): readonly Entry[] {
  if (entries.length === 0) throw new Inconclusive('insufficient-evidence', `there are no ${what} to look at`);
  return entries;
}
