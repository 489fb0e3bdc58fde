import type { Account } from '../../accounts/account.ts';
import { type DedicatedNumber, isAvailable } from './dedicated-number.ts';
import { type ClassPattern, classPatterns } from './number-class.ts';

/** What the platform decides about dedicated numbers. Sections "Optional account features" and "Dedicated number classification". */
export interface NumberDecisions {
  /** Whether an account has anything to do with dedicated numbers at all. */
  mayHaveNumbers(account: Account): boolean;
  isAvailable(number: DedicatedNumber, now: number): boolean;
  /** The first pattern that fits decides the class. */
  classPatterns: readonly ClassPattern[];
}

export const numberDecisions: NumberDecisions = {
  mayHaveNumbers: ({ features }) => features.dedicatedNumbers,
  isAvailable,
  classPatterns,
};
