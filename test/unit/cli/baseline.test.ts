import { describe, expect, it } from 'vitest';
import { baselineOf, changedLines } from '../../../support/cli/commands/baseline.ts';
import type { KnownFailure } from '../../../support/ground/claim.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judgeOne } from '../ledger/judge-one.ts';
import { failed, inconclusive, passed, threw } from '../reporting/a-run.ts';

const known: KnownFailure = {
  rule: 'MSG-01',
  fingerprint: 'status 400→404',
  reason: 'old release',
  owner: 'platform',
  issue: 'P-1',
  expires: '2026-12-31',
};
const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');

const baseline = (examples: readonly RecordedStep[][], entries: readonly KnownFailure[], given = {}) =>
  baselineOf(judgeOne(examples), entries, { given, today: '2026-05-05', idOf: (id) => id });

describe('baselineOf', () => {
  it('adds a new failure once, with nothing in it that only people can say', () => {
    const { add, remove } = baseline([[failed], [failed], [passed]], []);
    expect(add).toEqual([
      { rule: 'MSG-01', fingerprint: 'status 400→404', reason: '', owner: '', issue: '', expires: '' },
    ]);
    expect(remove).toEqual([]);
  });

  it('fills in what the command line gives', () => {
    const given = { reason: 'r', owner: 'o', issue: 'i', expires: '2027-01-01' };
    expect(baseline([[failed]], [], given).add).toEqual([{ rule: 'MSG-01', fingerprint: 'status 400→404', ...given }]);
  });

  it('changes nothing when everything fails as known', () => {
    expect(baseline([[failed], [passed]], [known])).toEqual({ add: [], remove: [], expired: [] });
  });

  it('takes out what passes, and leaves alone what could not be decided', () => {
    expect(baseline([[passed]], [known])).toMatchObject({ add: [], remove: [known] });
    expect(baseline([[passed], [inconclusive]], [known])).toMatchObject({ add: [], remove: [] });
    expect(baseline([], [known])).toMatchObject({ add: [], remove: [] });
  });

  it('takes out one of two that is not seen any more', () => {
    const second = { ...known, fingerprint: 'status 400→500' };
    expect(baseline([[failed]], [known, second])).toMatchObject({ add: [], remove: [second] });
  });

  it('puts a new deviation in the place of the old one, with its owner and without its expiry', () => {
    const { add, remove } = baseline([[otherwise]], [known]);
    expect(remove).toEqual([known]);
    expect(add).toEqual([{ ...known, fingerprint: 'status 400→500', expires: '' }]);
  });

  it('adds a further deviation beside the known one', () => {
    const { add, remove } = baseline([[failed], [otherwise]], [known]);
    expect(remove).toEqual([]);
    expect(add).toMatchObject([{ fingerprint: 'status 400→500', owner: '' }]);
  });

  it('leaves a new date for an expired one to people', () => {
    const old = { ...known, expires: '2026-05-04' };
    expect(baseline([[failed]], [old])).toEqual({ add: [], remove: [], expired: [old] });
  });
});

describe('changedLines', () => {
  it('shows the lines that differ and where they begin', () => {
    expect(changedLines('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toBe('@@ line 2\n- b\n+ x\n@@ line 5\n+ e');
    expect(changedLines('a\nb', 'a\nb')).toBe('');
  });
});
