import { LENGTHS } from './text-operators.ts';

/** Operators that do more and more of the same, from the subtlest to the bluntest. */
export interface Family {
  /** What the subtlest that is caught shows; the operator completes the sentence. */
  readonly says: string;
  readonly operators: readonly string[];
}

/** At one place a family counts as one fault: where the subtlest operator is caught, the blunter ones are as well. */
export const families: readonly Family[] = [
  { says: 'texts are told apart up to', operators: LENGTHS.toReversed().map((length) => `cut-at-${length}`) },
  { says: 'lists are told apart up to', operators: ['ten-at-most', 'five-at-most'] },
  { says: 'durations are told apart up to', operators: ['without-milliseconds', 'without-seconds'] },
  { says: 'moments are told apart up to', operators: ['floored-to-second', 'floored-to-minute', 'at-midnight'] },
];
