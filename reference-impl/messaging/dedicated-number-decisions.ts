import type { Account } from '../accounts/account.ts';
import { type Assignment, type DedicatedNumber, holds, isAvailable } from './dedicated-number.ts';
import { type ClassPattern, classPatterns, type NumberClass } from './dedicated-number-class.ts';
import { isAskedFor, isAssignedAsAskedFor, sorted } from './dedicated-number-search.ts';
import type { Query } from './list-query.ts';

/** What the client says of a number that it takes. */
export type Wanted = Pick<Assignment, 'label' | 'metadata'>;

/** What the platform decides about dedicated numbers. Sections "Optional account features" and "Dedicated number classification". */
export interface DedicatedNumberDecisions {
  /** Whether an account has anything to do with dedicated numbers at all. */
  mayHaveNumbers(account: Account): boolean;
  isAvailable(number: DedicatedNumber, now: number): boolean;
  /** Whether a number belongs to the account that `keeper` keeps the records of. */
  holds(keeper: string, number: DedicatedNumber): boolean;
  /** The first pattern that fits decides the class. */
  classPatterns: readonly ClassPattern[];
  /** Whether a number is among those on offer. */
  isOffered(number: DedicatedNumber): boolean;
  isWantedNumber(number: DedicatedNumber, query: Query): boolean;
  isWantedAssignment(number: DedicatedNumber, earned: NumberClass | undefined, query: Query): boolean;
  sortedNumbers(numbers: Iterable<DedicatedNumber>, query: Query): DedicatedNumber[];
  /** An assignment after a change that names some of its members. */
  changedAssignment(assignment: Wanted, change: Partial<Wanted>): Wanted;
}

/** The decisions about dedicated numbers as documented. */
export const dedicatedNumberDecisions: DedicatedNumberDecisions = {
  mayHaveNumbers: ({ features }) => features.dedicatedNumbers,
  isAvailable,
  holds,
  classPatterns,
  isOffered: ({ assignment }) => assignment === undefined,
  isWantedNumber: isAskedFor,
  isWantedAssignment: isAssignedAsAskedFor,
  sortedNumbers: sorted,
  changedAssignment: ({ label, metadata }, change) => ({
    label: change.label ?? label,
    metadata: change.metadata ?? metadata,
  }),
};
