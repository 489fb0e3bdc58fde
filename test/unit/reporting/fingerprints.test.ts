import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { fingerprintOf } from '../../../support/ledger/fingerprint.ts';
import { threw } from './a-run.ts';
import corpus from './fingerprints.json' with { type: 'json' };

type Kept = Omit<RecordedStep, 'status'> & { readonly fingerprint: string };

/** Failures of runs with deliberate faults; their fingerprints were made before differences were kept as data. */
describe('a fingerprint in a target file stays valid', () => {
  it.each(corpus as unknown as readonly Kept[])('$fingerprint', ({ fingerprint, difference, ...step }) => {
    const { reportCode } = step;
    const known = difference && { ...difference, reportCode };
    expect(fingerprintOf({ ...step, status: 'FAILED', difference: known })).toBe(fingerprint);
    expect(fingerprintOf({ ...step, status: 'FAILED' })).toBe(fingerprint);
  });
});

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
