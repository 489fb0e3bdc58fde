import type { ClassPattern } from '../messaging/dedicated-number-class.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { changed, without } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

type Patterns = readonly ClassPattern[];

const patterned =
  (alter: (patterns: Patterns) => Patterns): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    messaging.classPatterns = alter(messaging.classPatterns);
  };

/** A pattern earns another class than it does. */
const earning = (name: string, earns: ClassPattern['earns']) => patterned((patterns) => changed(patterns, name, (pattern) => ({ ...pattern, earns })));

const lacking = (name: string) => patterned((patterns) => without(patterns, name));

/** A pattern fits fewer numbers than it does. */
const narrowed = (name: string, fits: ClassPattern['fits']) =>
  patterned((patterns) =>
    changed(patterns, name, (pattern) => ({
      ...pattern,
      fits: (digits) => pattern.fits(digits) && fits(digits),
    })),
  );

const fault = (rule: string, slug: string, says: string, decide: Fault['decide']): Fault => ({
  id: `number-classes.${slug}`,
  rule: `DEDNUM-CLASS-${rule}`,
  says,
  ...(decide ? { decide } : {}),
});

const listed = (classOf: (classification: string) => unknown): NonNullable<Fault['reply']> =>
  on(
    'numbers.list',
    ({ status }) => status === 200,
    (reply) => {
      const { data, ...rest } = reply.body as { data: Array<Record<string, string>> };
      const changedData = data.map((number) => ({
        ...number,
        classification: classOf(number.classification as string),
      }));
      return { ...reply, body: { ...rest, data: changedData } };
    },
  );

const goldFaults: readonly Fault[] = [
  fault('01', 'six-identical-silver', 'Six identical digits are Silver.', earning('sixIdentical', 'SILVER')),
  fault('03', 'no-sequences', 'Six digits in sequence are Silver.', lacking('sixInSequence')),
  fault(
    '03',
    'ascending-only',
    'Six digits that go down are no sequence.',
    narrowed('sixInSequence', (digits) => digits < [...digits].reverse().join('')),
  ),
  fault('05', 'no-triplets', 'Two identical triplets are not Gold.', lacking('identicalTriplets')),
  fault('10', 'no-pairs', 'Three identical pairs are nothing special.', lacking('identicalPairs')),
  fault(
    '10',
    'pairs-without-zero',
    'Identical pairs with a zero do not count.',
    narrowed('identicalPairs', (digits) => !digits.includes('0')),
  ),
  fault('13', 'silver-first', 'Patterns of Silver go before patterns of Gold.', ({ messaging }) => {
    const [gold, silver, rest] = (['GOLD', 'SILVER', 'BRONZE'] as const).map((name) => messaging.classPatterns.filter(({ earns }) => earns === name)) as [
      ClassPattern[],
      ClassPattern[],
      ClassPattern[],
    ];
    messaging.classPatterns = [...silver, ...gold, ...rest];
  }),
];

const silverFaults: readonly Fault[] = [
  fault('02', 'five-identical-gold', 'Five identical digits are Gold.', earning('fiveIdentical', 'GOLD')),
  fault('02', 'five-identical-bronze', 'Five identical digits are Bronze.', earning('fiveIdentical', 'BRONZE')),
  fault('04', 'no-five-in-sequence', 'Five digits in sequence are Bronze.', lacking('fiveInSequence')),
  fault(
    '04',
    'trailing-sequence-only',
    'Five digits in sequence count at the end only.',
    narrowed('fiveInSequence', (digits) => Math.abs(Number(digits[5]) - Number(digits[4])) === 1),
  ),
  fault('07', 'no-shared-pairs', 'Identical pairs within triplets are Bronze.', lacking('sharedPair')),
  fault(
    '07',
    'leading-pairs-only',
    'Identical pairs count at the beginning of triplets only.',
    narrowed('sharedPair', (digits) => digits.slice(0, 2) === digits.slice(3, 5)),
  ),
  fault('08', 'no-mixed-triplets', 'A repeated digit beside a sequence is Bronze.', lacking('repeatedAndSequence')),
  fault(
    '08',
    'repeated-first',
    'A repeated digit counts before a sequence only.',
    narrowed('repeatedAndSequence', (digits) => digits[0] === digits[1]),
  ),
  fault('09', 'no-mirrors', 'Mirror images are Bronze.', lacking('mirrorImage')),
  fault('09', 'mirrors-gold', 'Mirror images are Gold.', earning('mirrorImage', 'GOLD')),
  fault('11', 'no-doubles', 'Three different doubles are Bronze.', lacking('differentDoubles')),
  fault('11', 'doubles-gold', 'Three different doubles are Gold.', earning('differentDoubles', 'GOLD')),
];

const otherFaults: readonly Fault[] = [
  fault('12', 'all-silver', 'Numbers without any pattern are Silver.', earning('anythingElse', 'SILVER')),
  {
    ...fault('14', 'platinum', 'Gold numbers are called Platinum.', undefined),
    reply: listed((earned) => (earned === 'GOLD' ? 'PLATINUM' : earned)),
  },
  {
    ...fault('14', 'unclassed', 'Bronze numbers have no class.', undefined),
    reply: listed((earned) => (earned === 'BRONZE' ? undefined : earned)),
  },
  {
    ...fault('14', 'several', 'Gold numbers are in the class Silver too.', undefined),
    reply: listed((earned) => (earned === 'GOLD' ? ['GOLD', 'SILVER'] : earned)),
  },
];

/** Deviations in the classes of dedicated numbers. */
export const faults = [...goldFaults, ...silverFaults, ...otherFaults];
