import { catalogues } from './lab/catalogues.ts';
import type { Fault } from './worlds/behaviour.ts';
import type { Journal } from './worlds/journal.ts';

/** Thrown for an unknown fault id. */
export class UnknownFault extends Error {
  override name = 'UnknownFault';
}

/** What a platform begins with. */
interface Beginning {
  readonly faults?: readonly string[];
  readonly journal?: Journal | undefined;
}

/**
 * The faults that are switched on from the beginning. A replay cannot wait until those are loaded that it switches on: with a
 * journal all are.
 */
export async function firstFaults({ faults = [], journal }: Beginning): Promise<Fault[]> {
  if (faults.length === 0 && !journal) return [];
  const { found, unknown } = (await catalogues()).findFaults(faults);
  if (unknown.length > 0) throw new UnknownFault(`unknown fault: ${unknown.join(', ')}`);
  return found;
}
