import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { compareRuns } from '../../../support/ledger/runs/compare.ts';
import { historyOf, type NamedRun } from '../../../support/ledger/runs/history.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { historyPage } from '../../../support/reports/rulebook/history-page.ts';
import { historyIn } from '../../../support/reports/rulebook/kept-history.ts';
import { trendMarkup } from '../../../support/reports/rulebook/trend-markup.ts';
import { forAll } from '../for-all.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';

const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');
const crashed = threw('TypeError', 'x is undefined');

type Steps = Readonly<Record<string, RecordedStep | undefined>>;

/** A run on a day of January whose rules ended with these steps; `says` is what rule A says. */
function runOn(day: number, steps: Steps, says?: string): NamedRun {
  const ids = Object.keys(steps);
  const examples = ids.flatMap((id) =>
    steps[id] ? [anExample(id, [{ ...steps[id], text: 'Then it holds' }], { name: 'An example' })] : [],
  );
  const startedAt = Date.UTC(2026, 0, day);
  const rules = ids.map((id) => ({ ...aRule(id), ...(says && id === 'A' ? { says } : {}) }));
  const verdicts = judge(rules, { ...aRun(examples), startedAt }, circumstances(ids, { selection: 'some' }));
  return { folder: `night-${day}`, verdicts };
}

const ledger = (steps: Steps): Verdicts => runOn(1, steps).verdicts;

const ids = (changes: ReadonlyArray<{ id: string }>): string[] => changes.map(({ id }) => id);

describe('compareRuns', () => {
  const ends: Readonly<Record<string, readonly [before?: RecordedStep | null, after?: RecordedStep]>> = {
    A: [passed, failed],
    B: [failed, passed],
    C: [failed, otherwise],
    D: [passed, passed],
    E: [inconclusive, crashed],
    F: [passed, undefined],
    G: [undefined, failed],
    H: [null, passed],
    I: [passed, inconclusive],
  };
  const ledgerAt = (turn: 0 | 1) =>
    ledger(
      Object.fromEntries(Object.entries(ends).flatMap(([id, { [turn]: end }]) => (end === null ? [] : [[id, end]]))),
    );
  const found = compareRuns(ledgerAt(0), ledgerAt(1));

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

describe('a history', () => {
  const nights = [
    runOn(1, { A: passed, B: passed, C: undefined, D: failed }),
    runOn(2, { A: failed, B: passed, C: passed, D: failed }),
    runOn(3, { A: passed, B: passed, C: undefined, D: failed }),
    runOn(4, { A: failed, B: passed, C: inconclusive, D: failed }, 'Another sentence.'),
  ];

  it('says when each rule changed, and who changed it', () => {
    const { changed, steady, target } = historyOf(nights);
    expect(target).toBe(nights[0]?.verdicts.target);
    expect(steady).toBe(2);
    expect(changed.map(({ id }) => id)).toEqual(['A', 'C']);
    expect(changed[0]?.verdicts).toEqual(['pass', 'fail', 'pass', 'fail']);
    expect(changed[0]?.turns).toEqual([
      { run: 1, at: '2026-01-02T00:00:00.000Z', from: 'pass', to: 'fail', cause: 'target' },
      { run: 2, at: '2026-01-03T00:00:00.000Z', from: 'fail', to: 'pass', cause: 'target' },
      { run: 3, at: '2026-01-04T00:00:00.000Z', from: 'pass', to: 'fail', cause: 'rule' },
    ]);
  });

  it('counts what each run made of the rules that apply', () => {
    const [first, second] = historyOf(nights).runs;
    expect(first?.counts).toEqual({ passed: 2, failed: 1, undecided: 0, unverified: 1 });
    expect(second?.counts).toEqual({ passed: 2, failed: 2, undecided: 0, unverified: 0 });
    const { text } = trendMarkup(historyOf(nights));
    expect(text).toContain('<title>2026-01-02 00:00: 2 passed, 2 failed, 0 undecided, 0 unverified, NOT CONFORMANT');
    expect(text).toContain('<rect class="v-fail" ');
    const earlier = historyOf(nights).runs.map(({ counts: _, ...run }) => run);
    expect(trendMarkup({ ...historyOf(nights), runs: earlier }).text).toContain('2026-01-02 00:00: 4 passed, 0 failed');
  });

  it('compares a rule with the run before that examined it', () => {
    const [, rule] = historyOf(nights).changed;
    expect(rule?.verdicts).toEqual([null, 'pass', null, 'inconclusive']);
    expect(rule?.turns).toMatchObject([{ run: 3, from: 'pass', to: 'inconclusive' }]);
  });

  it('does not know who changed what an older report judged', () => {
    const [first, second] = nights as [NamedRun, NamedRun];
    const rules = first.verdicts.rules.map(({ digest: _, ...rule }) => rule);
    const older = { ...first, verdicts: { ...first.verdicts, rules } };
    expect(historyOf([older, second]).changed[0]?.turns).toMatchObject([{ cause: 'unknown' }]);
  });

  it('is the same in whatever order the runs are given', () =>
    forAll(fc.shuffledSubarray(nights, { minLength: nights.length }), (shuffled) => {
      expect(historyOf(shuffled)).toEqual(historyOf(nights));
    }));

  it('is taken up by the rule book of its target, and by no other', () => {
    const kept = historyOf(nights);
    const text = JSON.stringify(kept);
    expect(historyIn(text, kept.target)).toEqual(kept);
    expect(historyIn(text, 'another')).toBeUndefined();
    expect(trendMarkup(kept).text).toContain(
      '4 runs until 2026-01-04 00:00 UTC: 2 rules changed, 2 kept their verdict.',
    );
    forAll(fc.json(), fc.constantFrom('runs', 'changed', 'steady', 'schema'), (value, member) => {
      const found = historyIn(JSON.stringify({ ...kept, [member]: JSON.parse(value) }), kept.target);
      if (found) expect(trendMarkup(found).text).toContain('<svg');
    });
    expect(historyIn('{', kept.target)).toBeUndefined();
  });

  it('is a page that says it all, and runs nothing of a target', () => {
    const page = historyPage(historyOf(nights.map((each) => ({ ...each, folder: '<script>alert(1)</script>' }))));
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('2 rules changed, 2 kept their verdict.');
    expect(page).toContain('2026-01-04 00:00: pass → fail, the rule changed');
    expect(historyPage(historyOf([nights[0] as NamedRun, nights[0] as NamedRun]))).toContain(
      'No verdict changed: each of 3 rules came out the same',
    );
  });
});
