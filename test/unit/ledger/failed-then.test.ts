import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';
import { endingOf } from '../../../support/ledger/ending.ts';
import { failedPremise } from '../../../support/ledger/failed-then.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { aKnown, anExample, aRule, aRun, circumstances, passed, threw } from '../reporting/a-run.ts';

const CONTROL = '"repeated" is reported rejected with report code 305';
const controls = [{ claim: CONTROL, of: 'MSG-01', in: ['MSG-02'] }];
const codes = [{ claim: 'report code 305', of: 'MSG-01' }];

/** A step that wanted a report with code 305, and saw these. */
function reported(...seen: ReadonlyArray<readonly [status: string, code: string]>): RecordedStep {
  const difference = {
    subject: 'reports of repeated',
    path: '',
    relation: 'includes',
    expected: ['rejected', '305'],
    actual: seen,
    reportCode: '305',
    print: { expected: "[ 'rejected', '305' ]", actual: JSON.stringify(seen) },
  } as const;
  return { ...threw('AssertionError', 'expected 305', CONTROL), part: 'then', reportCode: '305', difference };
}

const rejected = reported(['enroute', '101'], ['rejected', '304']);
const delivered = reported(['delivered', '220']);

function judged(own: RecordedStep, leaning: RecordedStep, over: Partial<Rule> = {}, by = {}) {
  const rules = [aRule('MSG-01', over), aRule('MSG-02', { premises: controls })];
  const run = aRun([anExample('MSG-01', [own]), anExample('MSG-02', [passed, leaning])]);
  return judge(rules, run, circumstances(['MSG-01', 'MSG-02'], by));
}

const known = (rule: string) => aKnown(rule, { fingerprint: 'report code 305→304', expires: '2099-12-31' });

describe('a premise that fails', () => {
  it('leaves its rule undecided, because of the rule that it belongs to', () => {
    const { rules, exitCode } = judged(rejected, rejected);
    expect(rules).toMatchObject([
      { verdict: 'fail', examples: [{ verdict: 'fail' }] },
      { verdict: 'inconclusive', reason: 'premise-failed', because: ['MSG-01'] },
    ]);
    expect(exitCode).toBe(1);
  });

  it('counts against that rule where none of its own examples is red', () => {
    const { rules, exitCode } = judged(passed, delivered);
    const [first] = rules;
    expect(first).toMatchObject({ verdict: 'fail', exampleCount: { run: 1, of: 1 } });
    expect(first?.examples[1]).toMatchObject({ premiseOf: 'MSG-02', verdict: 'fail' });
    expect(first?.examples[1]?.message).toMatch(/^seen as a premise of MSG-02: reports of repeated: expected /);
    expect(exitCode).toBe(1);
  });

  it('is a question where the other rule is not judged, so that it is red somewhere', () => {
    expect(judged(passed, delivered, { standing: 'observe' }).rules[1]).toMatchObject({ verdict: 'fail' });
  });

  it('leaves what fails before and beside it as it is', () => {
    const asked = { ...delivered, text: '"elsewhere" is reported delivered' };
    expect(judged(passed, asked).rules).toMatchObject([{ verdict: 'pass' }, { verdict: 'fail' }]);
    expect(judged(passed, { ...delivered, part: 'when' }).rules[1]).toMatchObject({ verdict: 'fail' });
  });

  it.each(['MSG-01', 'MSG-02'])('is known by an entry of %s', (rule) => {
    const { rules, overall, exitCode } = judged(passed, rejected, {}, { knownFailures: [known(rule)], require: 50 });
    expect(rules).toMatchObject([{ verdict: 'fail', known: 'accepted' }, { verdict: 'inconclusive' }]);
    expect([overall, exitCode]).toEqual(['conformant-with-known-failures', 0]);
  });

  it('is a report code alone where the status is as wanted', () => {
    expect(failedPremise(rejected, codes)).toEqual(codes[0]);
    expect(failedPremise(delivered, codes)).toBeUndefined();
    expect(failedPremise({ ...rejected, text: 'it is accepted' }, codes)).toBeUndefined();
  });

  it('is no proof of the rule that leans on it', () => {
    const example = anExample('MSG-02', [passed, delivered]);
    expect([endingOf(example), endingOf(example, controls)]).toEqual(['assertion', 'premise']);
  });
});
