import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import {
  anExample,
  aRule,
  aRun,
  circumstances,
  inconclusive,
  passed,
  someEvidence,
  threw,
} from '../reporting/a-run.ts';

const undeclared = threw('Undeclared', '[precondition-unmet] the target file declares no second account');
const gone = threw('Inconclusive', '[target-unavailable] no answer');
const refused = threw('Inconclusive', '[precondition-unmet] the webhook was refused');

/** Judges MSG-01, which needs a carrier or nothing, on a target without one; each step is an example of its own. */
const judgeExternally = (steps: readonly RecordedStep[], needs: readonly string[] = []) =>
  judge(
    [aRule('MSG-01', { needs })],
    aRun(steps.map((step) => anExample('MSG-01', [step]))),
    circumstances(['MSG-01'], { scope: 'external' }),
  );

describe('a rule beyond the reach of an external run', () => {
  it('is not verifiable, and the ledger says what the target file would have to declare', () => {
    const verdicts = judgeExternally([passed, undeclared, inconclusive]);
    expect(verdicts).toMatchObject({ exitCode: 3, summary: { pass: 0, inconclusive: 0, notVerifiable: 1 } });
    expect(verdicts.rules[0]?.reason).toBe(
      'precondition-unmet: the target file declares no second account; time-unreachable: needs a wait of 60 s',
    );
  });

  it('is judged by the examples that are within it, and says how many those are', () => {
    const verdicts = judgeExternally([passed, inconclusive]);
    expect(verdicts.rules[0]).toMatchObject({ verdict: 'pass', inScope: true, exampleCount: { run: 1 } });
  });

  it('is judged by none that failed to be prepared', () => {
    expect(judgeExternally([passed, inconclusive, refused]).rules[0]).toMatchObject({ verdict: 'inconclusive' });
  });

  it.each([
    [['messages'], 'limited: 1 rule needs sideEffects messages in the target file'],
    [
      ['messages', 'resources', 'lookups'],
      'read-only: 1 rule needs sideEffects messages, resources, lookups in the target file',
    ],
  ])('because of %j shows behind the word and on the badge', (effects, told) => {
    const kept = effects.map((sideEffect) =>
      anExample('MSG-01', [undeclared], {
        evidence: { ...someEvidence(), obstacle: { reason: 'precondition-unmet', sideEffect } },
      }),
    );
    const by = circumstances(['MSG-01'], { scope: 'external' });
    const verdicts = judge([aRule('MSG-01')], aRun(kept), by);
    expect(boundLine(verdicts)).toContain(` (${told}) · scope external`);
    expect(badgeOf(verdicts).message).toMatch(/external, limited$/);
  });

  it.each([
    ['is not there', gone],
    ['refuses what an example prepares', refused],
  ])('is no excuse for a target that %s', (_, undecided) => {
    const verdicts = judgeExternally([undecided, undeclared], ['carrier']);
    expect(verdicts.summary).toMatchObject({ inconclusive: 1, notVerifiable: 0 });
  });
});
