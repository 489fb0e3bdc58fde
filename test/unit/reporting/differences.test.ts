import { expect as chaiExpect } from 'chai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSafe } from '../../../support/example/cucumber/safe-error.ts';
import { apart, differencesOf, withDifferences } from '../../../support/ground/differences.ts';
import { differenceIn, fingerprintOf } from '../../../support/ledger/fingerprint.ts';

describe('two objects', () => {
  it.each([
    [{ a: 1 }, { a: 2 }, ['/a: wanted 1, found 2']],
    [[{ a: [1, 2] }], [{ a: [1, 3] }], ['/0/a/1: wanted 2, found 3']],
    [{ a: 1 }, {}, ['/a: wanted 1, found nothing']],
    [{}, { a: null }, ['/a: wanted nothing, found null']],
    [{ a: {} }, { a: [] }, ['/a: wanted {}, found []']],
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1 }, 'text', []],
    [1, 2, []],
  ])('%j and %j', (wanted, found, told) => {
    expect(differencesOf(wanted, found)).toEqual(told);
  });

  it('with many differences are told apart by the first three', () => {
    expect(differencesOf([1, 2, 3, 4, 5], [0, 0, 0, 0, 0])).toHaveLength(4);
    expect(differencesOf([1, 2, 3], [0, 0, 0])).toHaveLength(3);
  });
});

it('a comparison that fails says where, and its fingerprint stays what it was', () => {
  let thrown: unknown;
  try {
    chaiExpect([{ what: 'played', at: 1 }], 'the record').to.deep.equal([{ what: 'recorded', at: 1 }]);
  } catch (error) {
    thrown = error;
  }
  const { message } = makeSafe(thrown, (value) => value);
  expect(differenceIn(message)).toMatchObject({
    told: 'the record',
    differences: '/0/what: wanted "recorded", found "played"',
  });
  const step = { text: 'the record shows:', status: 'FAILED', thrown: 'AssertionError' };
  expect(fingerprintOf({ ...step, message })).toBe(fingerprintOf({ ...step, message: apart(message).message }));
});

it('a message and its differences come apart again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]*$/), fc.array(fc.stringMatching(/^[a-z]+$/)), (message, told) => {
      expect(apart(withDifferences(message, told))).toEqual({ message, differences: told.join('; at ') });
    }),
  );
});

it('a fingerprint is never empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, thrown, message) => {
      expect(fingerprintOf({ text, thrown, message, status: 'FAILED' })).not.toBe('');
    }),
  );
});
