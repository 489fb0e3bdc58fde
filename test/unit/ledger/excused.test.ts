import { describe, expect, it } from 'vitest';
import type { Evidence, RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { anExample, aRule, aRun, circumstances, failed, passed, threw } from '../reporting/a-run.ts';

interface Case {
  readonly steps: readonly RecordedStep[];
  readonly evidence?: Partial<Evidence>;
}

function ruleWith(...cases: readonly Case[]) {
  const examples = cases.map(({ steps, evidence }) =>
    anExample('MSG-01', steps, evidence ? { evidence: evidence as Evidence } : {}),
  );
  return judge([aRule('MSG-01')], aRun(examples), circumstances(['MSG-01'])).rules[0];
}

describe('a failure while the target held requests off', () => {
  it('is inconclusive, and says what to do', () => {
    const rule = ruleWith({ steps: [failed], evidence: { heldOff: 3 } });
    expect(rule).toMatchObject({ verdict: 'inconclusive', reason: 'insufficient-evidence' });
    expect(rule?.examples[0]?.message).toMatch(/held 3 of its requests off .* lower limits\.requestsPerSecond/);
  });

  it('is inconclusive too when the receiver dropped connections', () => {
    const rule = ruleWith({ steps: [failed], evidence: { dropped: 7 } });
    expect(rule?.examples[0]?.message).toMatch(/^\[insufficient-evidence\] .* dropped 7 connections, /);
  });

  it('is one where nothing was held off', () => {
    expect(ruleWith({ steps: [failed], evidence: {} })?.verdict).toBe('fail');
  });

  it('does not take a pass away', () => {
    expect(ruleWith({ steps: [passed], evidence: { heldOff: 1 } })?.verdict).toBe('pass');
  });
});

describe('an example whose request may be refused', () => {
  const steps = [threw('Inconclusive', '[insufficient-evidence] the platform refuses such metadata')];
  const evidence = { obstacle: { reason: 'insufficient-evidence', leftOpen: true } } as const;

  it('adds to others that passed, and takes nothing from them', () => {
    expect(ruleWith({ steps: [passed] }, { steps, evidence })?.verdict).toBe('pass');
  });

  it('decides nothing by itself, nor beside one that failed', () => {
    expect(ruleWith({ steps, evidence })?.verdict).toBe('inconclusive');
    expect(ruleWith({ steps: [failed] }, { steps, evidence })?.verdict).toBe('fail');
  });

  it('leaves its rule open where the document gives a limit', () => {
    expect(ruleWith({ steps: [passed] }, { steps })?.verdict).toBe('inconclusive');
  });
});
