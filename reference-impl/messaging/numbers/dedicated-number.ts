import type { Account } from '../../accounts/account.ts';
import type { Ids } from '../../kernel/ids.ts';
import { type NumberFacts, STOCK } from './stock.data.ts';

export interface Assignment {
  readonly id: string;
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

interface Stock {
  readonly dedicatedNumbers: Map<string, DedicatedNumber>;
}

interface Offering {
  readonly ids: Ids;
  readonly state: Stock;
}

export function offer({ ids, state }: Offering, facts: NumberFacts, availableAfter = 0): DedicatedNumber {
  const number = { id: ids.opaque(), ...facts, availableAfter, assignment: undefined };
  state.dedicatedNumbers.set(number.id, number);
  return number;
}

/** Every dedicated number of a world, with the usual stock from its first mention. */
export function numbersOf(scope: Offering): Map<string, DedicatedNumber> {
  const { dedicatedNumbers } = scope.state;
  if (dedicatedNumbers.size === 0) for (const facts of STOCK) offer(scope, facts);
  return dedicatedNumbers;
}

/** Whether a number belongs to an account. Rules: DEDNUM-FEAT-02, PUB-DED-ACCOUNT-01, PUB-DED-CONFLICT-01. */
export const isHeldBy = (account: Account, { assignment }: DedicatedNumber): boolean =>
  assignment?.keeper === account.id;

/** The dedicated numbers that an account sends from, in E.164, oldest first. */
export const ownNumbersOf = ({ dedicatedNumbers }: Stock, account: Account): string[] =>
  [...dedicatedNumbers.values()]
    .filter((number) => isHeldBy(account, number))
    .map(({ phone_number }) => `+${phone_number}`);

export const isAvailable = ({ assignment, availableAfter }: DedicatedNumber, now: number): boolean =>
  assignment === undefined && now >= availableAfter;
