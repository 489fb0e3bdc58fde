import type { Verdicts } from './verdicts.ts';

export interface Suspicion {
  readonly kind: 'bundled' | 'external' | 'container';
  readonly isOwn?: boolean;
  readonly isOutside?: boolean;
  readonly faults: readonly string[];
  readonly redOnReference?: ReadonlySet<string> | undefined;
  readonly passesOnReference?: ReadonlySet<string> | undefined;
}

/** What everything that is red is due to where faults of the bundled reference were switched on. */
export function blamed({ kind, faults }: Suspicion): string | undefined {
  if (kind !== 'bundled' || faults.length === 0) return undefined;
  return `${faults.length > 1 ? 'one of the faults that were' : 'the fault that was'} switched on: ${faults.join(', ')}`;
}

/** Who is to be suspected first, with what speaks for it; the target comes last. */
export function suspectOf(
  rule: Pick<Verdicts['rules'][number], 'id' | 'standing' | 'verdict' | 'seen' | 'tries'>,
  suspicion: Suspicion,
): string {
  const { kind, isOwn, isOutside, redOnReference, passesOnReference } = suspicion;
  if (isOutside) return 'the feature: it is not of the suite, and nothing has shown that it is right';
  if (rule.verdict === 'error') return 'the harness: it misbehaved, and says nothing about the target';
  const fault = blamed(suspicion);
  if (fault !== undefined) return fault;
  if (isOwn) return "the harness's own client: it says nothing about the target";
  if (kind === 'bundled') return 'the instrument: the bundled reference itself is red';
  if (redOnReference?.has(rule.id)) return 'the instrument: the bundled reference is red too';

  const { red, of } = rule.tries ?? { red: 1, of: 1 };
  const alone = rule.seen === 'green-alone' ? ', and green alone' : '';
  const tried = of > 1 ? `red in ${red} of ${of} tries${alone}` : 'tried once';
  const reference = passesOnReference?.has(rule.id)
    ? 'the bundled reference passes the same examples'
    : 'the bundled reference did not settle it';
  const isReading = rule.standing === 'reading';
  const steady = isReading ? 'our reading of an ambiguous sentence, then the target' : 'the target';
  const unsteady = alone ? 'what ran beside it, or an unstable target' : 'an unstable target';
  return `${red < of ? unsteady : steady}: ${tried}; ${reference}`;
}
