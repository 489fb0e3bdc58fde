import { expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { anExample, aRule, aRun, circumstances, inconclusive, passed, threw } from '../reporting/a-run.ts';

const tags = ['@MSG-01', '@messaging'];
const unprepared = threw('Undeclared', '[facility-missing] the target has no carrier');

/** Judges MSG-01 on a target without a lab: steps of examples that vary it, and of those of its core. */
function judged(others: readonly RecordedStep[], core: readonly RecordedStep[]) {
  const examples = [
    ...others.map((step) => anExample('MSG-01', [step], { tags })),
    ...core.map((step) => anExample('MSG-01', [step], { tags: [...tags, '@core'] })),
  ];
  const totals = { platform: 4, client: 0, published: 0, core: [{ name: 'its core', count: 2 }] };
  const examplesByRule = new Map([['MSG-01', totals]]);
  const by = circumstances(['MSG-01'], { scope: 'external', examplesByRule });
  return judge([aRule('MSG-01', { needs: [] })], aRun(examples), by);
}

it('a rule passes when its core was asked, on part where waits were too long', () => {
  const whole = judged([passed, passed], [passed, passed]);
  expect(whole.rules[0]).toMatchObject({ verdict: 'pass', exampleCount: { run: 4, of: 4, core: { run: 2, of: 2 } } });
  expect(boundLine(whole)).not.toContain('on part');
  const part = judged([passed, passed], [passed, inconclusive]);
  expect(part.rules[0]).toMatchObject({ verdict: 'pass', exampleCount: { run: 3, of: 4, core: { run: 1, of: 2 } } });
  expect(boundLine(part)).toContain('1 passed on part of their examples');
});

it.each([
  ['waited for', [inconclusive, inconclusive]],
  ['prepared', [passed, unprepared]],
  ['run', []],
])('a rule whose core was not %s is inconclusive, and names the example', (_, core) => {
  const { rules } = judged([passed, passed], core);
  expect(rules[0]).toMatchObject({ verdict: 'inconclusive' });
  expect(rules[0]?.reason).toMatch(/^core-missing: ".+" was not asked/);
});
