import type { ClassPattern } from '../../../messaging/dedicated-number-class.ts';
import { fault, faultsOf } from '../../fault.ts';
import { alter, around, inRule } from '../../operators/messaging.ts';

/** Changes the class of a pattern. */
const earning = (name: string, earns: ClassPattern['earns']) =>
  alter('classPatterns', name, (pattern) => ({ ...pattern, earns }));

/** Narrows a pattern. */
const narrowed = (name: string, fits: ClassPattern['fits']) =>
  inRule('classPatterns', name, 'fits', (usual) => (digits) => usual(digits) && fits(digits));

/** Widens a pattern. */
const widened = (name: string, fits: ClassPattern['fits']) =>
  inRule('classPatterns', name, 'fits', (usual) => (digits) => usual(digits) || fits(digits));

/** Deviations in the classes of dedicated numbers. */
export const faults = faultsOf({
  'DEDNUM-CLASS-02': {
    'number-classes.five-identical-gold': fault('Five identical digits are Gold.', {
      decide: earning('fiveIdentical', 'GOLD'),
    }),
    'number-classes.five-identical-bronze': fault('Five identical digits are Bronze.', {
      decide: earning('fiveIdentical', 'BRONZE'),
    }),
  },
  'DEDNUM-CLASS-03': {
    'number-classes.ascending-only': fault('Six descending digits are not a sequence.', {
      decide: narrowed('sixInSequence', (digits) => digits < [...digits].reverse().join('')),
    }),
  },
  'DEDNUM-CLASS-07': {
    'number-classes.leading-pairs-only': fault('Identical pairs count only at the beginning of triplets.', {
      decide: narrowed('sharedPair', (digits) => digits.slice(0, 2) === digits.slice(3, 5)),
    }),
    'number-classes.one-digit-shared': fault('One digit at the same place in both triplets is Silver.', {
      decide: widened('sharedPair', (digits) => digits[0] === digits[3]),
    }),
    'number-classes.one-pair': fault('A double digit in one of the triplets is Silver.', {
      decide: widened('sharedPair', (digits) => digits[1] === digits[2] || digits[4] === digits[5]),
    }),
  },
  'DEDNUM-CLASS-08': {
    'number-classes.repeated-first': fault('A repeated digit counts only before a sequence.', {
      decide: narrowed('repeatedAndSequence', (digits) => digits[0] === digits[1]),
    }),
    'number-classes.repeated-alone': fault('A triplet of one digit is Silver beside any other.', {
      decide: widened('repeatedAndSequence', (digits) => /^(\d)\1\1|(\d)\2\2$/.test(digits)),
    }),
  },
  'DEDNUM-CLASS-10': {
    'number-classes.pairs-without-zero': fault('Identical pairs with a zero do not count.', {
      decide: narrowed('identicalPairs', (digits) => !digits.includes('0')),
    }),
  },
  'DEDNUM-CLASS-13': {
    'number-classes.silver-first': fault('Silver patterns take precedence over Gold patterns.', {
      decide: around('classPatterns', (patterns) =>
        (['SILVER', 'GOLD', 'BRONZE'] as const).flatMap((earned) => patterns.filter(({ earns }) => earns === earned)),
      ),
    }),
  },
});
