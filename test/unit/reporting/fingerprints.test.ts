import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { fingerprintOf } from '../../../support/ledger/fingerprint.ts';
import corpus from './fingerprints.json' with { type: 'json' };

type Kept = Omit<RecordedStep, 'status'> & { readonly fingerprint: string };

/** Failures of runs with deliberate faults; their fingerprints were made before differences were kept as data. */
describe('a fingerprint in a target file stays valid', () => {
  it.each(corpus as unknown as readonly Kept[])('$fingerprint', ({ fingerprint, difference, ...step }) => {
    expect(fingerprintOf({ ...step, status: 'FAILED', difference })).toBe(fingerprint);
    expect(fingerprintOf({ ...step, status: 'FAILED' })).toBe(fingerprint);
  });
});
