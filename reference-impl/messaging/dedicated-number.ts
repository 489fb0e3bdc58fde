import type { Account } from '../accounts/account.ts';
import { type NumberFacts, STOCK } from './dedicated-number-stock.data.ts';
import type { MessagingScope } from './part.ts';

/** What an account made of a number it holds. */
export interface Assignment {
  readonly id: string;
  /** Whose records keep it. */
  readonly keeper: string;
  label: string;
  metadata: Readonly<Record<string, string>>;
}

/** A number that an account can have for itself. Section "Optional account features", Dedicated Numbers. */
export interface DedicatedNumber extends NumberFacts {
  readonly id: string;
  /** When it becomes available, in milliseconds since the epoch. */
  readonly availableAfter: number;
  assignment: Assignment | undefined;
}

/** Makes a number available. */
export function offer(scope: MessagingScope, facts: NumberFacts, availableAfter = 0): DedicatedNumber {
  const number = { id: scope.ids.opaque(), ...facts, availableAfter, assignment: undefined };
  scope.state.dedicatedNumbers.set(number.id, number);
  return number;
}

/** Every dedicated number of a world, with the usual stock from its first mention. */
export function numbersOf(scope: MessagingScope): Map<string, DedicatedNumber> {
  const { dedicatedNumbers } = scope.state;
  if (dedicatedNumbers.size === 0) for (const facts of STOCK) offer(scope, facts);
  return dedicatedNumbers;
}

/** The dedicated numbers that an account sends from, in E.164, oldest first. */
export function ownNumbersOf(scope: MessagingScope, account: Account): string[] {
  const { keeperOf, holds } = scope.decisions;
  const keeper = keeperOf(account, 'numbers');
  return [...scope.state.dedicatedNumbers.values()]
    .filter((number) => holds(keeper, number))
    .map(({ phone_number }) => `+${phone_number}`);
}

/** Whether a number can be assigned now. */
export const isAvailable = ({ assignment, availableAfter }: DedicatedNumber, now: number): boolean =>
  assignment === undefined && now >= availableAfter;

/**
 * Whether a number belongs to the account that `keeper` keeps the records of.
 * Rules: DEDNUM-FEAT-02, PUB-DED-ACCOUNT-01, PUB-DED-CONFLICT-01.
 */
export const holds = (keeper: string, { assignment }: DedicatedNumber): boolean => assignment?.keeper === keeper;
