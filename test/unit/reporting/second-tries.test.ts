import { describe, expect, it } from 'vitest';
import { proofText } from '../../../support/cli/proof-text.ts';
import { withSecondTries } from '../../../support/cli/second-tries.ts';
import { exampleKey, redExamples } from '../../../support/ledger/ending.ts';
import { type FaultOutcome, outcomeOf } from '../../../support/ledger/fault-outcome.ts';
import { killMatrix } from '../../../support/ledger/kill-matrix.ts';
import { killMatrixMarkdown } from '../../../support/reports/kill-matrix-markdown.ts';
import { anExample, threw } from './a-run.ts';

const judging = anExample('A-1', [{ ...threw('AssertionError', 'expected 404 to equal 400'), part: 'then' }]);

/** What becomes of a fault that turns the example red, or does not. */
function outcome(id: string, isRed: boolean): FaultOutcome {
  const trial = { fault: id, own: 1, red: redExamples(isRed ? [judging] : []), crashes: [], ms: 7 };
  const fault = { id, rule: 'A-1', says: 'It is wrong.' };
  return outcomeOf(trial, {
    fault,
    green: new Set([exampleKey(judging)]),
    areaOf: () => 'A',
    isUnrelated: () => false,
  });
}

const matrixOf = (outcomes: readonly FaultOutcome[]) =>
  killMatrix(outcomes, ['A-1'], { plain: { judged: 1, passed: 1, red: [] }, partial: false, alternatives: [] });

describe('a survivor', () => {
  it('is tried once more, and the matrix names it when the second trial catches it', async () => {
    const found = [outcome('b.wrong', true), outcome('a.wrong', false)];
    const outcomes = await withSecondTries(
      () => found,
      async (survivors) => {
        expect([...survivors]).toEqual(['a.wrong']);
        found[1] = outcome('a.wrong', true);
      },
    );
    const matrix = matrixOf(outcomes);
    expect(matrix).toMatchObject({ overall: 'proven', outcomes: [{ caught: true }, { caught: true, tries: 2 }] });
    expect(outcomes[0]).not.toHaveProperty('tries');
    expect(proofText(matrix)).toContain('caught at the second try: a.wrong\n');
    expect(killMatrixMarkdown(matrix)).toContain('caught at the second try: a.wrong.\n');
  });

  it('of both trials is not proven', async () => {
    const outcomes = await withSecondTries(
      () => [outcome('a.wrong', false)],
      () => Promise.resolve(),
    );
    expect(matrixOf(outcomes)).toMatchObject({ overall: 'not-proven', outcomes: [{ caught: false, tries: 2 }] });
    expect(proofText(matrixOf(outcomes))).not.toContain('second try');
  });
});
