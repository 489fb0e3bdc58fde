import { expect as assert } from 'chai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectAs } from '../../../support/example/expect/assertion.ts';
import type { Difference } from '../../../support/ground/evidence/difference.ts';
import { differenceInWords, messageOf, plainMessage } from '../../../support/ledger/difference-in-words.ts';
import { forAll } from '../for-all.ts';
import { thrownBy as errorBy } from '../thrown-by.ts';

/** The difference on what the assertion library throws, as a run records it. */
const thrownBy = (check: () => void): Difference =>
  JSON.parse(JSON.stringify((errorBy(check) as Error & { difference: Difference }).difference));

const [GOT, WANTED, SHOWN] = [['rejected', '304'], ['rejected', '305'], "[ 'rejected', '305' ]"] as const;
const LONG = 'a text that is longer than the forty characters which are shown';

describe('a failed comparison in words', () => {
  it.each<[string, () => void, expected: string, differs: string]>([
    ['a value', () => assert(404).to.equal(400), '400', ''],
    ['another value', () => assert('b').to.not.equal('b'), "anything but 'b'", ''],
    ['one member', () => assert(GOT).to.deep.equal(WANTED), SHOWN, 'at /1: wanted "305", found "304"'],
    ['one entry', () => assert([GOT]).to.deep.include(WANTED), `${SHOWN} in it`, "'304' instead of '305'"],
    [
      'several members',
      () => assert([1, 2]).to.deep.equal([3, 4]),
      '[ 3, 4 ]',
      'at /0: wanted 3, found 1; at /1: wanted 4, found 2',
    ],
    ['a part', () => assert('abc').to.not.include('a'), "no 'a' in it", ''],
    ['something', () => assert([]).to.not.have.lengthOf(0), 'at least one', ''],
    ['more', () => assert([]).to.have.lengthOf.above(0), 'at least one', ''],
    ['a length', () => assert([1, 2]).to.have.lengthOf(3), 'a length of 3', ''],
    ['a type', () => assert(1).to.be.an('array'), 'a value of type array', ''],
    ['a range', () => assert(404).to.be.within(200, 299), 'from 200 to 299', ''],
    ['a bound', () => assert(1).to.be.at.least(5), 'at least 5', ''],
    ['a choice', () => assert('a').to.be.oneOf(['b', 'c']), "'b' or 'c'", ''],
    ['members', () => assert([1]).to.include.members([2, 3]), 'all of [ 2, 3 ] in it', ''],
    ['any order', () => assert([1]).to.have.members([2]), '[ 2 ], in any order', ''],
    ['content', () => assert([]).to.not.be.empty, 'anything but empty', ''],
    ['a pattern', () => assert('a').to.match(/b+/), 'text like /b+/', ''],
    ['another pattern', () => assert('a').to.not.match(/a/), 'text unlike /a/', ''],
    ['another choice', () => assert('a').to.not.be.oneOf(['a']), "anything but 'a'", ''],
    ['another length', () => assert([1]).to.not.have.lengthOf(1), 'any length but 1', ''],
    ['more than some', () => assert([1]).to.have.lengthOf.above(2), 'a length above 2', ''],
    ['less', () => assert(2).to.be.below(1), 'less than 1', ''],
    ['more than a bound', () => assert(1).to.be.above(2), 'more than 2', ''],
    ['a highest bound', () => assert(3).to.be.at.most(2), 'at most 2', ''],
    ['keys', () => assert(new Set(['a'])).to.have.all.keys('b'), "the keys 'b'", ''],
    ['an instance', () => assert(1).to.be.an.instanceof(Object), 'a value of type Object', ''],
    ['what is no number', () => assert(undefined).to.be.at.least(1), 'at least 1', ''],
  ])('of %s', (_, check, expected, differs) => {
    const words = differenceInWords(thrownBy(check));
    expect(words.expected).toBe(expected);
    expect(words.differs).toBe(differs);
  });

  it('of long texts shows where they part', () => {
    const { differs } = differenceInWords(thrownBy(() => assert(`${LONG} 1`, 'told').to.equal(`${LONG} 2`)));
    expect(differs).toBe("from character 65: …h are shown 1' instead of …h are shown 2'");
  });

  it('keeps what was looked at', () => {
    const difference = thrownBy(() => assert(1, 'reports of second').to.equal(2));
    expect(messageOf(difference)).toBe('reports of second: expected 2, got 1');
  });

  it('says where it is, below what was looked at', () => {
    const difference = thrownBy(() => expectAs({ a: 1 }, 'the answer', { path: '/b/0' }).to.deep.equal({ a: 2 }));
    expect(messageOf(difference)).toBe(
      'the answer/b/0: expected { a: 2 }, got { a: 1 }\ndifference at /a: wanted 2, found 1',
    );
  });

  it('says what the assertion itself could not compare', () => {
    const known = { relation: 'within', expected: ['10:00', '11:00'], actual: '12:00' } as const;
    const difference = thrownBy(() => expectAs(false, 'the hand-over', known).to.equal(true));
    expect(messageOf(difference)).toBe("the hand-over: expected from 10:00 to 11:00, got '12:00'");
  });

  it('shortens the values of a message', () => {
    const difference = thrownBy(() => assert('a'.repeat(1000)).to.equal('b'.repeat(1000)));
    expect(messageOf(difference).length).toBeLessThan(700);
  });

  it('leaves other messages as they are, in one line', () => {
    expect(plainMessage('the answer has no body\nat all')).toBe('the answer has no body');
  });

  it('stays one line and never says "to equal", whatever was compared', () =>
    forAll(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other);
      const difference = thrownBy(() => assert(one).to.equal(other));
      const line = plainMessage(messageOf(difference));
      expect(line).not.toContain('\n');
      expect(differenceInWords(difference).expected).not.toMatch(/^to equal/);
    }));
});
