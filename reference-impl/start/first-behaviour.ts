import type { Variant } from '../deviations/alternative.ts';
import { variants } from '../deviations/twin/index.ts';
import { didYouMean } from '../kernel/names.ts';
import { catalogues } from '../lab/catalogues.ts';
import type { Deviation, Fault } from '../worlds/behaviour.ts';
import type { Journal } from '../worlds/journal.ts';

const LISTED = {
  fault: '"npx plumbline rules ID" lists the faults of a rule.',
  alternative: 'GET /alternatives of the lab lists them.',
};

/** Thrown for the id of a fault, or the name of an alternative, that does not exist. The message is a sentence. */
export class UnknownDeviation extends Error {
  override name = 'UnknownDeviation';

  constructor(kind: keyof typeof LISTED, unknown: readonly string[], known: Iterable<string>) {
    const meant = unknown.length === 1 ? didYouMean(unknown[0] as string, known) : '';
    super(`unknown ${kind}: ${unknown.join(', ')}${meant === '' ? ';' : meant} ${LISTED[kind]}`);
  }
}

export class UnknownVariant extends Error {
  override name = 'UnknownVariant';
}

/** The variant with a name, if one is named. Throws UnknownVariant. */
export function variantNamed(name: string | undefined): Variant | undefined {
  const found = name === undefined ? undefined : variants.get(name);
  if (name === undefined || found) return found;
  throw new UnknownVariant(`unknown variant: ${name}; there is ${[...variants.keys()].join(', ')}`);
}

function allOf<Each>(
  kind: keyof typeof LISTED,
  { found, unknown }: { readonly found: readonly Each[]; readonly unknown: readonly string[] },
  known: () => Iterable<string>,
): readonly Each[] {
  if (unknown.length > 0) throw new UnknownDeviation(kind, unknown, known());
  return found;
}

interface Beginning {
  readonly faults?: readonly string[];
  readonly alternatives?: readonly string[];
  readonly journal?: Journal | undefined;
}

/** The faults and behaviours that are on from the beginning. With a journal all are loaded: a replay cannot wait. */
export async function firstBehaviour({
  faults = [],
  alternatives = [],
  journal,
}: Beginning): Promise<{ faults: readonly Fault[]; alternatives: readonly Deviation[] }> {
  if (faults.length === 0 && alternatives.length === 0 && !journal) return { faults: [], alternatives: [] };
  const known = await catalogues();
  return {
    faults: allOf('fault', known.findFaults(faults), () => known.written.map(({ id }) => id)),
    alternatives: allOf('alternative', known.findAlternatives(alternatives), () =>
      known.alternatives.map(({ name }) => name),
    ),
  };
}
