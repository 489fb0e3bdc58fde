import type { ClassPattern } from '../../../messaging/dedicated-number-class.ts';
import { fault, faultsOf } from '../../fault.ts';
import { alter, around, inRule, leaveOut } from '../../operators/messaging.ts';
import { rewritingEach } from '../../operators/replies.ts';

/** Changes the class of a pattern. */
const earning = (name: string, earns: ClassPattern['earns']) =>
  alter('classPatterns', name, (pattern) => ({ ...pattern, earns }));

const lacking = (name: string) => leaveOut('classPatterns', name);

/** Narrows a pattern. */
const narrowed = (name: string, fits: ClassPattern['fits']) =>
  inRule('classPatterns', name, 'fits', (usual) => (digits) => usual(digits) && fits(digits));

/** Widens a pattern. */
const widened = (name: string, fits: ClassPattern['fits']) =>
  inRule('classPatterns', name, 'fits', (usual) => (digits) => usual(digits) || fits(digits));

/** Changes the listed class of numbers. */
const classed = (classOf: (earned: string) => unknown) =>
  rewritingEach('numbers.list', 'data', (number) => ({ ...number, classification: classOf(number.classification) }));

/** Deviations in the classes of dedicated numbers. */
export const faults = faultsOf({
  'DEDNUM-CLASS-01': {
    'number-classes.six-identical-silver': fault('Six identical digits are Silver.', {
      decide: earning('sixIdentical', 'SILVER'),
    }),
    'number-classes.identical-bronze': fault('Six identical digits are Bronze.', {
      decide: around('classPatterns', (patterns) =>
        patterns.map(({ fits, ...pattern }) => ({
          ...pattern,
          fits: (digits) => (/^(\d)\1{5}$/.test(digits) ? pattern.earns === 'BRONZE' : fits(digits)),
        })),
      ),
    }),
  },
  'DEDNUM-CLASS-02': {
    'number-classes.five-identical-gold': fault('Five identical digits are Gold.', {
      decide: earning('fiveIdentical', 'GOLD'),
    }),
    'number-classes.five-identical-bronze': fault('Five identical digits are Bronze.', {
      decide: earning('fiveIdentical', 'BRONZE'),
    }),
    'number-classes.four-identical': fault('Four identical digits are Silver.', {
      decide: widened('fiveIdentical', (digits) => /(\d)\1{3}/.test(digits)),
    }),
  },
  'DEDNUM-CLASS-03': {
    'number-classes.no-sequences': fault('Six consecutive digits are Silver.', { decide: lacking('sixInSequence') }),
    'number-classes.ascending-only': fault('Six descending digits are not a sequence.', {
      decide: narrowed('sixInSequence', (digits) => digits < [...digits].reverse().join('')),
    }),
  },
  'DEDNUM-CLASS-04': {
    'number-classes.no-five-in-sequence': fault('Five consecutive digits are Bronze.', {
      decide: lacking('fiveInSequence'),
    }),
    'number-classes.trailing-sequence-only': fault('Five consecutive digits count only at the end.', {
      decide: narrowed('fiveInSequence', (digits) => Math.abs(Number(digits[5]) - Number(digits[4])) === 1),
    }),
    'number-classes.four-in-sequence': fault('Four consecutive digits are Silver.', {
      decide: widened('fiveInSequence', (digits) =>
        [digits.slice(0, 4), digits.slice(2)].some((four) => '0123456789876543210'.includes(four)),
      ),
    }),
  },
  'DEDNUM-CLASS-05': {
    'number-classes.no-triplets': fault('Two identical triplets are not Gold.', {
      decide: lacking('identicalTriplets'),
    }),
    'number-classes.triplets-silver': fault('Two identical triplets are Silver.', {
      decide: earning('identicalTriplets', 'SILVER'),
    }),
    'number-classes.triplets-begun-alike': fault('Triplets that begin with the same pair are Gold.', {
      decide: widened('identicalTriplets', (digits) => digits.slice(0, 2) === digits.slice(3, 5)),
    }),
  },
  'DEDNUM-CLASS-07': {
    'number-classes.no-shared-pairs': fault('Identical pairs within triplets are Bronze.', {
      decide: lacking('sharedPair'),
    }),
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
    'number-classes.no-mixed-triplets': fault('A repeated digit next to a sequence is Bronze.', {
      decide: lacking('repeatedAndSequence'),
    }),
    'number-classes.repeated-first': fault('A repeated digit counts only before a sequence.', {
      decide: narrowed('repeatedAndSequence', (digits) => digits[0] === digits[1]),
    }),
    'number-classes.repeated-alone': fault('A triplet of one digit is Silver beside any other.', {
      decide: widened('repeatedAndSequence', (digits) => /^(\d)\1\1|(\d)\2\2$/.test(digits)),
    }),
  },
  'DEDNUM-CLASS-09': {
    'number-classes.no-mirrors': fault('Mirror images are Bronze.', { decide: lacking('mirrorImage') }),
    'number-classes.mirrors-gold': fault('Mirror images are Gold.', { decide: earning('mirrorImage', 'GOLD') }),
    'number-classes.mirrored-ends': fault('The mirror image is not compared in the middle.', {
      decide: widened('mirrorImage', ([a, b, , , y, z]) => a === z && b === y),
    }),
  },
  'DEDNUM-CLASS-10': {
    'number-classes.no-pairs': fault('Three identical pairs are Bronze.', { decide: lacking('identicalPairs') }),
    'number-classes.pairs-without-zero': fault('Identical pairs with a zero do not count.', {
      decide: narrowed('identicalPairs', (digits) => !digits.includes('0')),
    }),
  },
  'DEDNUM-CLASS-11': {
    'number-classes.no-doubles': fault('Three different doubles are Bronze.', { decide: lacking('differentDoubles') }),
    'number-classes.doubles-gold': fault('Three different doubles are Gold.', {
      decide: earning('differentDoubles', 'GOLD'),
    }),
  },
  'DEDNUM-CLASS-12': {
    'number-classes.all-silver': fault('Numbers without any pattern are Silver.', {
      decide: earning('anythingElse', 'SILVER'),
    }),
    'number-classes.plain-gold': fault('Numbers without any pattern are Gold.', {
      decide: earning('anythingElse', 'GOLD'),
    }),
  },
  'DEDNUM-CLASS-13': {
    'number-classes.silver-first': fault('Silver patterns take precedence over Gold patterns.', {
      decide: around('classPatterns', (patterns) =>
        (['SILVER', 'GOLD', 'BRONZE'] as const).flatMap((earned) => patterns.filter(({ earns }) => earns === earned)),
      ),
    }),
  },
  'DEDNUM-CLASS-14': {
    'number-classes.platinum': fault('Gold numbers are called Platinum.', {
      reply: classed((earned) => (earned === 'GOLD' ? 'PLATINUM' : earned)),
    }),
    'number-classes.unclassed': fault('Bronze numbers have no class.', {
      reply: classed((earned) => (earned === 'BRONZE' ? undefined : earned)),
    }),
    'number-classes.several': fault('Gold numbers are also listed as Silver.', {
      reply: classed((earned) => (earned === 'GOLD' ? ['GOLD', 'SILVER'] : earned)),
    }),
  },
});
