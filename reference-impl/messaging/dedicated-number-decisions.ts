import type { Account } from '../accounts/account.ts';
import { type DedicatedNumber, holds, isAvailable } from './dedicated-number.ts';
import { type ClassPattern, classPatterns } from './dedicated-number-class.ts';

/** What the platform decides about dedicated numbers. Sections "Optional account features" and "Dedicated number classification". */
export interface DedicatedNumberDecisions {
  /** Whether an account has anything to do with dedicated numbers at all. */
  mayHaveNumbers(account: Account): boolean;
  isAvailable(number: DedicatedNumber, now: number): boolean;
  /** Whether a number belongs to the account that `keeper` keeps the records of. */
  holds(keeper: string, number: DedicatedNumber): boolean;
  /** The first pattern that fits decides the class. */
  classPatterns: readonly ClassPattern[];
}

/** The decisions about dedicated numbers as documented. */
export const dedicatedNumberDecisions: DedicatedNumberDecisions = {
  mayHaveNumbers: ({ features }) => features.dedicatedNumbers,
  isAvailable,
  holds,
  classPatterns,
};
