import type { Verdicts } from './verdicts.ts';

/** What is known about a red rule beside its own run. */
export interface Suspicion {
  readonly kind: 'bundled' | 'external' | 'container';
  readonly faults: readonly string[];
  /** Rules that are red on the bundled reference too, when it was asked. */
  readonly redOnReference?: ReadonlySet<string> | undefined;
  /** Rules that came out differently when tried again. */
  readonly unstable?: ReadonlySet<string> | undefined;
}

/** Who is to be suspected first: the instrument, an unstable target, our reading, else the target. */
export function suspectOf(
  rule: Pick<Verdicts['rules'][number], 'id' | 'standing' | 'verdict'>,
  { kind, faults, redOnReference, unstable }: Suspicion,
): string {
  if (rule.verdict === 'error') return 'the harness: it misbehaved, and says nothing about the target';
  if (kind === 'bundled' && faults.length > 0) return `the fault that was switched on: ${faults.join(', ')}`;
  if (kind === 'bundled') return 'the instrument: the bundled reference itself is red';
  if (redOnReference?.has(rule.id)) return 'the instrument: the bundled reference is red too';
  if (unstable?.has(rule.id)) return 'an unstable target: the verdict changes from try to try';
  if (rule.standing === 'reading') return 'our reading of an ambiguous sentence, then the target';
  return 'the target';
}
