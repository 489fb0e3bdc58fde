import { isDeepStrictEqual } from 'node:util';
import type { Deviation } from '../worlds/behaviour.ts';
import type { AnyPart, Decisions } from '../worlds/parts.ts';
import { documentedDecisions } from '../worlds/parts.ts';

/** A deviation, with what its target file says otherwise. */
export type Told = Deviation & { readonly target?: { readonly bindings?: object } };

/** Decisions that answer from what they are given and do nothing else: another one can be asked beside them. */
const COMPARED = [
  'http.parseJson',
  'auth.namedAccount',
  'messaging.duplicateAccount',
  'messaging.findsDuplicates',
  'messaging.isReported',
  'messaging.carrierScript',
  'messaging.reportBody',
];

type Decide = (...given: unknown[]) => unknown;

type Parts = Record<string, Record<string, unknown>>;

/**
 * The decisions that a deviation changes and whose results are compared, so that only those examples reach it which would see another result.
 * None where the target file uses other words: its requests differ from the traced ones.
 */
export const comparedIn = ({ target }: Told, changed: readonly string[]): string[] =>
  target?.bindings ? [] : COMPARED.filter((name) => changed.includes(name));

/** What a decision comes to: a result, or what it throws. */
function outcomeOf(
  decide: Decide,
  given: readonly unknown[],
): { readonly result?: unknown; readonly thrown?: unknown } {
  try {
    return { result: decide(...given) };
  } catch (thrown) {
    return { thrown };
  }
}

/** Lets decisions do as before, and calls `differs` where those of the deviation come to something else. */
export function comparing(parts: readonly AnyPart[], deviation: Told, names: readonly string[], differs: () => void) {
  return (decisions: Decisions): void => {
    const other = documentedDecisions(parts);
    deviation.decide?.(other);
    const [usually, otherwise] = [decisions, other] as unknown as [Parts, Parts];
    for (const name of names) {
      const [part = '', decision = ''] = name.split('.');
      const of = usually[part] as Record<string, Decide>;
      const usual = of[decision] as Decide;
      const other = otherwise[part]?.[decision] as Decide;
      of[decision] = (...given: unknown[]) => {
        const outcome = outcomeOf(usual, given);
        if (!isDeepStrictEqual(outcome, outcomeOf(other, given))) differs();
        if ('thrown' in outcome) throw outcome.thrown;
        return outcome.result;
      };
    }
  };
}
