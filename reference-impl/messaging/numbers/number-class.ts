/** What a dedicated number costs. Section "Dedicated number classification". */
export type NumberClass = 'GOLD' | 'SILVER' | 'BRONZE';

/** One pattern that the last six digits of a number may have, and the class it earns. */
export interface ClassPattern {
  readonly name: string;
  readonly earns: NumberClass;
  readonly fits: (digits: string) => boolean;
}

const UP = '0123456789';
const DOWN = '9876543210';

/** Consecutive digits, ascending or descending, without wrapping. */
const isSequence = (digits: string): boolean => UP.includes(digits) || DOWN.includes(digits);

const isRepeated = (digits: string): boolean => /^(\d)\1*$/.test(digits);

const triplets = (digits: string): [string, string] => [digits.slice(0, 3), digits.slice(3)];

const pairs = (digits: string): [string, string, string] => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];

const gold = (name: string, fits: ClassPattern['fits']): ClassPattern => ({ name, earns: 'GOLD', fits });
const silver = (name: string, fits: ClassPattern['fits']): ClassPattern => ({ name, earns: 'SILVER', fits });

/** The first pattern that fits decides: Gold before Silver, and Bronze for anything else. */
export const classPatterns: readonly ClassPattern[] = [
  gold('sixIdentical', isRepeated),
  gold('sixInSequence', isSequence),
  gold('identicalTriplets', (digits) => /^(\d{3})\1$/.test(digits)),
  gold('doubleDigitGroups', (digits) => /^(\d)\1\1(\d)\2\2$/.test(digits)),
  gold('identicalPairs', (digits) => /^(\d\d)\1\1$/.test(digits)),
  silver('fiveIdentical', (digits) => /(\d)\1{4}/.test(digits)),
  silver('fiveInSequence', (digits) => isSequence(digits.slice(0, 5)) || isSequence(digits.slice(1))),
  silver('sharedPair', (digits: string) => {
    const [first, second] = triplets(digits);
    return first.slice(0, 2) === second.slice(0, 2) || first.slice(1) === second.slice(1);
  }),
  silver('repeatedAndSequence', (digits: string) => {
    const [first, second] = triplets(digits);
    return (isRepeated(first) && isSequence(second)) || (isSequence(first) && isRepeated(second));
  }),
  silver('mirrorImage', (digits) => [...digits].reverse().join('') === digits),
  silver('differentDoubles', (digits) => /^(\d)\1(\d)\2(\d)\3$/.test(digits) && new Set(pairs(digits)).size === 3),
  silver('pairsInSequence', (digits: string) => {
    const [first, second, third] = pairs(digits).map(Number) as [number, number, number];
    const step = second - first;
    return third - second === step && [1, 11].includes(Math.abs(step));
  }),
  { name: 'anythingElse', earns: 'BRONZE', fits: () => true },
];

/**
 * The class of a number, by the patterns of its last six digits.
 * Rules: DEDNUM-CLASS-01, DEDNUM-CLASS-02, DEDNUM-CLASS-03, DEDNUM-CLASS-04, DEDNUM-CLASS-05,
 * DEDNUM-CLASS-07, DEDNUM-CLASS-08, DEDNUM-CLASS-09, DEDNUM-CLASS-10, DEDNUM-CLASS-11, DEDNUM-CLASS-12,
 * DEDNUM-CLASS-13, DEDNUM-CLASS-14.
 */
export function classOf(phoneNumber: string, patterns: readonly ClassPattern[]): NumberClass | undefined {
  const digits = phoneNumber.slice(-6);
  return patterns.find(({ fits }) => fits(digits))?.earns;
}
