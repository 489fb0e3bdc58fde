import { expect as assert } from 'chai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceInWords, plainMessage } from '../../../support/reports/difference-in-words.ts';

/** What the assertion library throws. */
function thrownBy(check: () => void): string {
  try {
    check();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it holds');
}

const LONG = 'a text that is longer than the forty characters which are shown';

describe('a failed comparison in words', () => {
  it.each<[string, () => void, expected: string, differs: string]>([
    ['a value', () => assert(404).to.equal(400), '400', ''],
    ['another value', () => assert('b').to.not.equal('b'), "anything but 'b'", ''],
    [
      'one member',
      () => assert(['rejected', '304']).to.deep.equal(['rejected', '305']),
      "[ 'rejected', '305' ]",
      "'304' instead of '305'",
    ],
    [
      'one entry',
      () => assert([['rejected', '304']]).to.deep.include(['rejected', '305']),
      "[ 'rejected', '305' ] in it",
      "'304' instead of '305'",
    ],
    ['several members', () => assert([1, 2]).to.deep.equal([3, 4]), '[ 3, 4 ]', ''],
    ['a part', () => assert('abc').to.not.include('a'), "no 'a' in it", ''],
    ['something', () => assert([]).to.not.have.lengthOf(0), 'at least one', ''],
    ['more', () => assert([]).to.have.lengthOf.above(0), 'at least one', ''],
    ['a length', () => assert([1, 2]).to.have.lengthOf(3), 'a length of 3', ''],
    ['a type', () => assert(1).to.be.an('array'), 'a value of type array', ''],
    ['a range', () => assert(404).to.be.within(200, 299), 'from 200 to 299', ''],
    ['a bound', () => assert(1).to.be.at.least(5), 'at least 5', ''],
    ['a choice', () => assert('a').to.be.oneOf(['b', 'c']), "one of [ 'b', 'c' ]", ''],
    ['members', () => assert([1]).to.include.members([2, 3]), 'all of [ 2, 3 ] in it', ''],
    ['any order', () => assert([1]).to.have.members([2]), '[ 2 ], in any order', ''],
    ['content', () => assert([]).to.not.be.empty, 'anything but empty', ''],
    ['a pattern', () => assert('a').to.match(/b+/), 'text like /b+/', ''],
  ])('of %s', (_, check, expected, differs) => {
    const words = differenceInWords(thrownBy(check));
    expect(words?.expected).toBe(expected);
    expect(words?.differs).toBe(differs);
  });

  it('of long texts shows where they part', () => {
    const { differs } = differenceInWords(`told: expected '${LONG} 1' to equal '${LONG} 2'`) ?? {};
    expect(differs).toBe("from character 65: …h are shown 1' instead of …h are shown 2'");
  });

  it('keeps what was looked at', () => {
    expect(plainMessage('reports of second: expected 1 to equal 2')).toBe('reports of second: expected 2, got 1');
  });

  it('leaves other messages as they are, in one line', () => {
    expect(differenceInWords('the answer has no body')).toBeUndefined();
    expect(plainMessage('the answer has no body\nat all')).toBe('the answer has no body');
  });

  it('stays one line and never says "to equal", whatever was compared', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        const message = thrownBy(() => assert(one).to.equal(other));
        const line = plainMessage(message);
        expect(line).not.toContain('\n');
        expect(differenceInWords(message)?.expected).not.toMatch(/^to equal/);
      }),
    );
  });
});
