import { describe, expect, it } from 'vitest';
import { baselineOf, changedLines } from '../../../support/cli/commands/baseline.ts';
import type { KnownCause, KnownDeviation, KnownFailure } from '../../../support/ground/claim.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judgeAll, judgeOne } from '../ledger/judge-one.ts';
import { anExample, aRun, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';

const accepted = { reason: 'old release', owner: 'platform', issue: 'P-1', expires: '2026-12-31' };
const known: KnownCause = { cause: 'status-404-for-400', rules: ['MSG-01'], ...accepted };
const old: KnownDeviation = { rule: 'MSG-01', fingerprint: 'status 400→404', ...accepted };
const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');
const blank = { reason: '', owner: '', issue: '', expires: '' };

const baseline = (examples: readonly RecordedStep[][], entries: readonly KnownFailure[], given = {}) =>
  baselineOf(judgeOne(examples), entries, { given, today: '2026-05-05' });

const ofTwo = (one: RecordedStep, other: RecordedStep, entries: readonly KnownFailure[], given = {}) => {
  const run = aRun([anExample('MSG-01', [one]), anExample('MSG-02', [other])]);
  return baselineOf(judgeAll(['MSG-01', 'MSG-02'], run), entries, { given, today: '2026-05-05' });
};

describe('baselineOf', () => {
  it('adds a new failure once, with nothing in it that only people can say', () => {
    const { add, remove } = baseline([[failed], [failed], [passed]], []);
    expect(add).toEqual([{ cause: 'status-404-for-400', rules: ['MSG-01'], ...blank }]);
    expect(remove).toEqual([]);
  });

  it('fills in what the command line gives', () => {
    const given = { reason: 'r', owner: 'o', issue: 'i', expires: '2027-01-01' };
    expect(baseline([[failed]], [], given).add).toEqual([{ ...known, ...given }]);
  });

  it('has one entry for a cause, however many rules it makes red', () => {
    expect(ofTwo(failed, failed, []).add).toMatchObject([{ rules: ['MSG-01', 'MSG-02'] }]);
    expect(ofTwo(failed, failed, [known])).toMatchObject({
      add: [],
      rewrite: [{ ...known, rules: ['MSG-01', 'MSG-02'] }],
      list: [{ instead: 0 }],
    });
    expect(ofTwo(failed, failed, [known], { owner: 'core' }).add).toMatchObject([{ rules: ['MSG-02'], owner: 'core' }]);
    expect(ofTwo(failed, failed, [{ ...known, expires: '2026-01-01' }]).add).toMatchObject([{ rules: ['MSG-02'] }]);
  });

  it('changes nothing when everything fails as known', () => {
    expect(baseline([[failed], [passed]], [known])).toEqual({
      list: [0],
      add: [],
      rewrite: [],
      remove: [],
      expired: [],
    });
  });

  it('takes out what passes, and leaves alone what could not be decided', () => {
    expect(baseline([[passed]], [known])).toMatchObject({ add: [], remove: [known], list: [] });
    expect(baseline([[passed], [inconclusive]], [known])).toMatchObject({ add: [], remove: [], list: [0] });
    expect(baseline([], [known])).toMatchObject({ add: [], remove: [], list: [0] });
  });

  it('takes one rule of an entry out, and keeps the others', () => {
    const both = { ...known, rules: ['MSG-01', 'MSG-02', 'MSG-03'] };
    expect(ofTwo(failed, passed, [both])).toMatchObject({
      remove: [],
      rewrite: [{ ...known, rules: ['MSG-01', 'MSG-03'] }],
    });
  });

  it('puts a new deviation in the place of the old one, with its owner and without its expiry', () => {
    const { add, remove } = baseline([[otherwise]], [known]);
    expect(remove).toEqual([known]);
    expect(add).toEqual([{ ...known, cause: 'status-500-for-400', expires: '' }]);
  });

  it('leaves a new date for an expired one to people', () => {
    const over = { ...known, expires: '2026-05-04' };
    expect(baseline([[failed]], [over])).toMatchObject({ add: [], remove: [], rewrite: [], expired: [over] });
  });

  describe('of entries in the form of earlier versions', () => {
    it('writes those of one cause as one, with what people wrote', () => {
      const { rewrite, list, add, remove } = ofTwo(failed, failed, [old, { ...old, rule: 'MSG-02' }]);
      expect(rewrite).toEqual([{ ...known, rules: ['MSG-01', 'MSG-02'] }]);
      expect({ list, add, remove }).toEqual({ list: [{ entry: rewrite[0], instead: 0 }], add: [], remove: [] });
    });

    it('keeps apart what has other owners or days', () => {
      const other = { ...old, rule: 'MSG-02', expires: '2027-01-01' };
      expect(ofTwo(failed, failed, [old, other]).rewrite).toHaveLength(2);
    });

    it('rewrites one whose rule did not run', () => {
      expect(baseline([], [old]).rewrite).toEqual([known]);
    });

    it('takes out one whose rule fails in another way', () => {
      expect(baseline([[otherwise]], [old])).toMatchObject({
        remove: [old],
        add: [{ owner: 'platform', expires: '' }],
      });
    });
  });
});

it('changedLines shows the lines that differ and where they begin', () => {
  expect(changedLines('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toBe('@@ line 2\n- b\n+ x\n@@ line 5\n+ e');
  expect(changedLines('a\nb', 'a\nb')).toBe('');
});
