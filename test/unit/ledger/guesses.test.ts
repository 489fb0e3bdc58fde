import { expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { remediesOf } from '../../../support/ledger/remedy.ts';
import { anExample, anExchange, aRule, aRun, circumstances, failed, passed, someEvidence } from '../reporting/a-run.ts';

const guesses = { subprojectUsePath: '/v2/projects/{subproject}/services', menuForm: '{commands}' };

/** An example that used a binding, with answers where the default of `subprojectUsePath` leads. */
const using = (name: string, step: RecordedStep, ...statuses: number[]) => {
  const url = 'http://127.0.0.1:4999/voice/v2/projects/7/services/main';
  const exchanges = statuses.map((status) => anExchange({ url, status }));
  return anExample('MSG-01', [step], { evidence: someEvidence({ uses: [`binding ${name}`], exchanges }) });
};

function verdictOf(examples: ReturnType<typeof using>[], selection?: string) {
  const by = circumstances(['MSG-01'], { scope: 'external', guesses, selection });
  return judge([aRule('MSG-01')], aRun(examples), by).rules[0] as NonNullable<ReturnType<typeof judge>['rules'][0]>;
}

it('what fails with a path that never led anywhere is undecided, and says what to declare', () => {
  const rule = verdictOf([using('subprojectUsePath', failed, 404, 403)]);
  expect(rule).toMatchObject({ verdict: 'inconclusive', inScope: false });
  expect(rule.reason).toMatch(
    /bindings\.subprojectUsePath is a guess that never worked here; write in the target file/,
  );
  expect(remediesOf(rule).map(({ says }) => says)).toEqual(['declare bindings.subprojectUsePath in the target file']);
});

it.each([
  ['led somewhere once', [using('subprojectUsePath', failed, 404), using('subprojectUsePath', passed, 200)]],
  ['was refused for another reason', [using('subprojectUsePath', failed, 400)]],
  ['was never asked at', [using('subprojectUsePath', failed)]],
  ['is declared', [using('blacklistPath', failed, 404)]],
  ['another example passed with', [using('menuForm', failed), using('menuForm', passed)]],
])('what fails with a binding that %s is red', (_, examples) => {
  expect(verdictOf(examples).verdict).toBe('fail');
});

it('a member that no example passed with is a guess in a whole run, and no excuse in a part of one', () => {
  expect(verdictOf([using('menuForm', failed)]).verdict).toBe('inconclusive');
  expect(verdictOf([using('menuForm', failed)], '--rule MSG-01').verdict).toBe('fail');
});
