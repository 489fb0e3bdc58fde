import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { compareRuns } from '../../../support/ledger/runs/compare.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';

const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');
const crashed = threw('TypeError', 'x is undefined');

/** A ledger of rules whose one example ended with these steps; undefined leaves an example out. */
function ledger(steps: Readonly<Record<string, RecordedStep | undefined>>): Verdicts {
  const ids = Object.keys(steps);
  const examples = ids.flatMap((id) => (steps[id] ? [anExample(id, [steps[id]])] : []));
  return judge(
    ids.map((id) => aRule(id)),
    aRun(examples),
    circumstances(ids, { selection: 'some' }),
  );
}

const ids = (changes: ReadonlyArray<{ id: string }>): string[] => changes.map(({ id }) => id);

describe('compareRuns', () => {
  const before = ledger({
    A: passed,
    B: failed,
    C: failed,
    D: passed,
    E: inconclusive,
    F: passed,
    G: undefined,
    I: passed,
  });
  const after = ledger({
    A: failed,
    B: passed,
    C: otherwise,
    D: passed,
    E: crashed,
    F: undefined,
    G: failed,
    H: passed,
    I: inconclusive,
  });
  const found = compareRuns(before, after);

  it('tells what came out worse, by how much and why', () => {
    expect(ids(found.regressions)).toEqual(['A', 'E', 'I']);
    expect(found.regressions[0]).toMatchObject({ before: 'pass', after: 'fail', whyAfter: 'status 400→404' });
  });

  it('a verdict that is carried over is no step back: it is not there yet', () => {
    const later = ledger({ A: threw('Inconclusive', '[deferred-until] 2030-01-01T00:00:00.000Z: later') });
    const compared = compareRuns(ledger({ A: passed }), later);
    expect([ids(compared.regressions), ids(compared.gone)]).toEqual([[], ['A']]);
  });

  it('tells what came out better', () => {
    expect(ids(found.fixes)).toEqual(['B']);
  });

  it('tells the same verdict for another reason apart', () => {
    expect(found.changes).toMatchObject([{ id: 'C', whyBefore: 'status 400→404', whyAfter: 'status 400→500' }]);
  });

  it('takes a rule that one run did not examine for no opinion', () => {
    expect(ids(found.appeared)).toEqual(['G', 'H']);
    expect(ids(found.gone)).toEqual(['F']);
    expect(found.same).toBe(1);
  });
});
