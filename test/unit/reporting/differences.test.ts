import { expect as chaiExpect } from 'chai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSafe, safeDifference } from '../../../support/example/cucumber/safe-error.ts';
import { expectAs } from '../../../support/example/expect/assertion.ts';
import { differencesOf } from '../../../support/ground/differences.ts';
import type { Difference } from '../../../support/ground/evidence/difference.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { differenceInWords } from '../../../support/ledger/difference-in-words.ts';
import { fingerprintOf } from '../../../support/ledger/fingerprint.ts';
import { forAll } from '../for-all.ts';
import { thrownBy } from '../thrown-by.ts';
import { threw } from './a-run.ts';
import corpus from './fingerprints.json' with { type: 'json' };

type Kept = Omit<RecordedStep, 'status'> & { readonly fingerprint: string };

/** Failures of runs with deliberate faults; their fingerprints were made before differences were kept as data. */
it.each(corpus as unknown as readonly Kept[])(
  'a fingerprint in a target file stays valid: $fingerprint',
  ({ fingerprint, difference, ...step }) => {
    const { reportCode } = step;
    const known = difference && { ...difference, reportCode };
    expect(fingerprintOf({ ...step, status: 'FAILED', difference: known })).toBe(fingerprint);
    expect(fingerprintOf({ ...step, status: 'FAILED' })).toBe(fingerprint);
  },
);

describe('a fingerprint', () => {
  it('leaves out what changes from run to run', () => {
    const of = (id: string) => fingerprintOf(threw('Unlooked', `GET http://127.0.0.1:40${id}/${id}aaaaaaaaaaaaaaaa`));
    expect(of('12')).toBe(of('77'));
  });

  it('takes the sentence of an earlier run apart', () => {
    const message = 'told: expected 1 to equal 2\ndifference at /a: wanted 2, found 1';
    expect(fingerprintOf({ ...threw('AssertionError', message), text: 'a step' })).toBe('a step: to equal 2 ← 1');
  });
});

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

/** A step that an assertion ended, as a run records it. */
function failedStep(text: string, check: () => void): RecordedStep {
  const error = thrownBy(check);
  const difference = safeDifference(error, (value) => value);
  const { message } = makeSafe(error, (value) => value);
  return { text, status: 'FAILED', thrown: 'AssertionError', message, difference };
}

it('a comparison that fails says where, and its fingerprint stays what it was', () => {
  const step = failedStep('the record shows:', () =>
    chaiExpect([{ what: 'played', at: 1 }], 'the record').to.deep.equal([{ what: 'recorded', at: 1 }]),
  );
  expect(differenceInWords(step.difference as Difference)).toMatchObject({
    about: 'the record',
    differs: 'at /0/what: wanted "recorded", found "played"',
  });
  expect(fingerprintOf(step)).toBe(fingerprintOf({ ...step, difference: undefined }));
});

it('a value without a prototype has a fingerprint too', () => {
  const bare = Object.assign(Object.create(null), { status: 'queued' });
  const step = failedStep('the record shows:', () => chaiExpect(bare, 'the record').to.deep.equal({ status: 'sent' }));
  expect(fingerprintOf(step)).toMatch(/^the record shows:: to deeply equal/);
});

const sides = fc.oneof(
  fc.string(),
  fc.stringMatching(/^(a|b| to | not to |expected |to |'){0,8}$/),
  fc.integer({ max: 999 }),
  fc.array(fc.stringMatching(/^[1-5]00$/)),
);

it('a fingerprint is the same whether the difference was kept or only its sentence', () =>
  forAll(sides, sides, fc.constantFrom(undefined, '305'), (one, other, reportCode) => {
    fc.pre(JSON.stringify(one) !== JSON.stringify(other));
    const check = () => expectAs(one, 'the code', { reportCode }).to.deep.equal(other);
    const step = { ...failedStep('a step', check), reportCode };
    expect(fingerprintOf(step)).toBe(fingerprintOf({ ...step, difference: undefined }));
  }));

it('a difference that is too large is cut, and stays without secrets', () => {
  const { difference } = failedStep('a step', () => chaiExpect('s3cret'.repeat(10_000), 'the answer').to.equal('a'));
  expect(JSON.stringify(difference).length).toBeLessThan(21_000);
  const thrown = thrownBy(() => chaiExpect(['s3cret'], 's3cret').to.deep.equal([]));
  const hidden = safeDifference(thrown, (value) => JSON.parse(JSON.stringify(value).replaceAll('s3cret', '•••')));
  expect(hidden).toMatchObject({ subject: '•••', actual: ['•••'], print: { actual: "[ '•••' ]" } });
});

const printOf = (value: string): string =>
  fingerprintOf(failedStep('a step', () => chaiExpect(value, 'it').to.equal('wanted')));

it.each([
  ['account-AbCdEfGh-_', 'account-0123456789'],
  ['E0Ywbf23hzYa2+6cGLp7j9BQpDOOCX6eRDVHx0Ywbf2=', 'n1YyxBFiF6XZV1zOvsIq8Un1edon49wAhGzfz0Ywbf2='],
  ['E0Ywbf23hzYa2/6cGLp7j9BQpDOOCX6eRDVHx0Ywbf2=', 'E0Ywbf23hzYa2+6cGLp7j9BQpDOOCX6eRDVHx0Ywbf3='],
  ['2024-01-15T12:00:00.000Z', '2024-01-15T12:00:01.000Z'],
  ['0F8FAD5B-D9CB-469F-A165-70867728950E', '0f8fad5b-d9cb-469f-a165-70867728950f'],
])('%s and %s are the same in a fingerprint', (one, other) => {
  const fingerprints = [one, other].map(printOf);
  expect(fingerprints[0]).toBe(fingerprints[1]);
  expect(fingerprints[0]).toContain('#');
});

it.each(['account-of-nobody', 'account-1', 'an ordinary long text that is cut short in print', 'x'.repeat(60)])(
  'the fingerprint of %s holds it',
  (value) => expect(printOf(value)).toContain(value.slice(0, 20)),
);

it('a fingerprint is never empty', () =>
  forAll(fc.string(), fc.string(), fc.string(), (text, thrown, message) => {
    expect(fingerprintOf({ text, thrown, message, status: 'FAILED' })).not.toBe('');
  }));
