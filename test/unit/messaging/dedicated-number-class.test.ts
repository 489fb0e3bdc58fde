import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClassPattern,
  classOf,
  classPatterns,
} from '../../../reference-impl/messaging/dedicated-number-class.ts';

const graded = (digits: string): string | undefined => classOf(`46703${digits}`, classPatterns);

const patternOf = (digits: string): string =>
  (classPatterns.find(({ fits }) => fits(digits)) as ClassPattern).name;

describe('the class of a number', () => {
  it.each([
    ['six identical digits', 'GOLD', '000000 111111 222222 999999'],
    ['six digits in sequence', 'GOLD', '012345 123456 456789 654321 987654 543210'],
    ['two identical triplets', 'GOLD', '420420 507507'],
    ['three identical pairs', 'GOLD', '424242 707070'],
    ['five identical digits', 'SILVER', '199999 999991'],
    ['five digits in sequence', 'SILVER', '812345 123458 754321'],
    ['identical pairs within triplets', 'SILVER', '001002 771775 122822'],
    ['one triplet identical, one in sequence', 'SILVER', '888123 123888 777234'],
    ['a mirror image', 'SILVER', '350053 182281 123321'],
    ['three pairs', 'SILVER', '112288 990011 112233'],
    ['nothing of the kind', 'BRONZE', '583127 742682 918264 123481'],
  ])('%s: %s', (_title, wanted, specimens) => {
    expect(specimens.split(' ').map(graded)).toEqual(specimens.split(' ').map(() => wanted));
  });

  it.each(['144441', '350035', '789012'])('%s is not Gold', (digits) => {
    expect(graded(digits)).not.toBe('GOLD');
  });

  it('is the same however the number begins', () => {
    expect(classOf('61491112288', classPatterns)).toBe(classOf('18005112288', classPatterns));
  });

  it.each([
    ['583583', 'identicalTriplets'],
    ['111222', 'doubleDigitGroups'],
    ['332211', 'differentDoubles'],
    ['101112', 'pairsInSequence'],
    ['135791', 'anythingElse'],
  ])('%s goes by the pattern %s', (digits, name) => {
    expect(patternOf(digits)).toBe(name);
  });

  it('is always exactly one of three', () => {
    const sixDigits = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'));
    fc.assert(fc.property(sixDigits, (digits) => ['GOLD', 'SILVER', 'BRONZE'].includes(`${graded(digits)}`)));
  });

  it('leaves most numbers Bronze', () => {
    const all = Array.from({ length: 10_000 }, (_, n) => graded(String(n * 97 + 11).padStart(6, '0')));
    expect(all.filter((each) => each === 'BRONZE').length).toBeGreaterThan(9_000);
  });
});
