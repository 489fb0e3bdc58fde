import type { Account } from '../../accounts/account.ts';
import { isAvailable } from './dedicated-number.ts';
import { classPatterns } from './number-class.ts';

/** Decisions about dedicated numbers. Sections "Optional account features", "Dedicated number classification". */
export const numberDecisions = {
  /** Whether an account has anything to do with dedicated numbers at all. */
  mayHaveNumbers: ({ features }: Account): boolean => features.dedicatedNumbers,
  isAvailable,
  /** The first pattern that fits decides the class. */
  classPatterns,
};

export type NumberDecisions = typeof numberDecisions;
