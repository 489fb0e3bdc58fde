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
  it.each([
    ['HTTP status 404 {}: expected 404 to equal 400', undefined, 'status 400→404'],
    ['HTTP status 500 x: expected 500 to be within 200..299', undefined, 'status 2xx→500'],
    [
      "reports of second: expected [ [ 'rejected', '304' ] ] to deep include [ 'rejected', '305' ]",
      '305',
      'report code 305→304',
    ],
    ['reports: expected [] to include 1', '305', 'report code 305→none'],
  ])('of %s', (message, reportCode, fingerprint) => {
    expect(fingerprintOf({ ...threw('AssertionError', message), reportCode })).toBe(fingerprint);
  });

  it('leaves out what changes from run to run', () => {
    const of = (id: string) => fingerprintOf(threw('Unlooked', `GET http://127.0.0.1:40${id}/${id}aaaaaaaaaaaaaaaa`));
    expect(of('12')).toBe(of('77'));
  });

  it('takes the sentence of an earlier run apart', () => {
    const message = 'told: expected 1 to equal 2\ndifference at /a: wanted 2, found 1';
    expect(fingerprintOf({ ...threw('AssertionError', message), text: 'a step' })).toBe('a step: to equal 2 ← 1');
  });
});
