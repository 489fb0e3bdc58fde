import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../../../support/ground/problems/inconclusive.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { remediesOf } from '../../../support/ledger/remedy.ts';
import { staircase } from '../../../support/reports/staircase.ts';
import { anExample, aRule, aRun, circumstances, passed, someEvidence, threw } from './a-run.ts';

/** An example that ended at an obstacle, with what its evidence says of it. */
function stopped(rule: string, obstacle: Obstacle) {
  const evidence = someEvidence({ obstacle });
  const thrown = obstacle.undeclared ? 'Undeclared' : 'Inconclusive';
  return anExample(rule, [threw(thrown, `[${obstacle.reason}] it says so`)], { evidence });
}

const rulesOf = (examples: ReturnType<typeof anExample>[], needs: readonly string[] = []) => {
  const ids = [...new Set(examples.map(({ rule }) => rule))];
  const rows = ids.map((id) => aRule(id, { needs: [...needs] }));
  return judge(rows, aRun(examples), circumstances(ids, { scope: 'external' })).rules;
};

const remedyOf = (obstacle: Obstacle) =>
  rulesOf([stopped('MSG-01', obstacle)]).flatMap((rule) => remediesOf(rule).map((each) => each.says));

const unmet = 'precondition-unmet';

describe('the remedy for a rule', () => {
  it.each([
    [{ reason: unmet, undeclared: 'number 1 in the role blocked' }, 'declare numbers.blocked in the target file'],
    [{ reason: unmet, undeclared: 'x', sideEffect: 'messages' }, 'allow sideEffects messages in the target file'],
    [{ reason: 'facility-missing', facility: 'handset' }, 'offer handset: facilities in the target file, or a lab'],
    [{ reason: 'budget-exhausted', budget: 'messages' }, 'raise limits.messages in the target file'],
    [{ reason: 'time-unreachable', waitMs: 600_000 }, 'allow real waits with --max-wait 10m'],
    [{ reason: 'time-unreachable', waitMs: 90_000 }, 'allow real waits with --max-wait 10m'],
    [{ reason: 'time-unreachable', waitMs: 172_800_000 }, 'allow real waits with --max-wait 48h'],
    [
      { reason: 'deferred-until', until: '2026-05-06T00:00:00.000Z' },
      'run again when the waits are over: the verdict is collected then',
    ],
    [{ reason: 'callback-unreachable' }, 'say in callbacks.publicUrl where the target reaches the harness'],
  ] as const)('%o', (obstacle, says) => {
    expect(remedyOf(obstacle)).toEqual([says]);
  });

  it('names the account that an example asks for', () => {
    const undeclared = 'account with de-duplication on and social sending off';
    expect(remedyOf({ reason: 'precondition-unmet', undeclared })).toEqual([`declare an ${undeclared}`]);
    const other = 'other customer with de-duplication on';
    expect(remedyOf({ reason: 'precondition-unmet', undeclared: other })).toEqual([`declare an${other}`]);
  });

  it('names facilities, and what is simpler than a lab', () => {
    const rules = rulesOf([stopped('MSG-01', { reason: 'facility-missing' })], ['carrier', 'accounts', 'clock']);
    expect(rules.flatMap((rule) => remediesOf(rule).map((each) => each.says))).toEqual([
      'declare accounts with the features that it needs',
      'offer carrier: facilities in the target file, or a lab',
    ]);
  });

  it('is none for a rule that is decided', () => {
    expect(remediesOf(rulesOf([anExample('MSG-01', [passed])])[0] as never)).toEqual([]);
  });
});

it('steps begin with what takes least, then with what opens most, and none asks twice', () => {
  const account = (on: string): Obstacle => ({ reason: 'precondition-unmet', undeclared: `account with ${on} on` });
  const rules = rulesOf([
    stopped('MSG-01', account('social sending')),
    stopped('MSG-02', account('de-duplication')),
    stopped('MSG-03', account('de-duplication')),
    stopped('MSG-04', { reason: 'time-unreachable', waitMs: 1000 }),
    stopped('MSG-05', { reason: 'time-unreachable', waitMs: 600_000 }),
    stopped('MSG-06', { reason: 'time-unreachable', waitMs: 1000 }),
    stopped('MSG-06', account('de-duplication')),
    stopped('MSG-07', account('social sending')),
    stopped('MSG-07', { reason: 'time-unreachable', waitMs: 1000 }),
  ]);
  expect(staircase(rules).map(({ says, rules: own }) => `${own.length} ${says}`)).toEqual([
    '1 allow real waits with --max-wait 1m',
    '1 allow real waits with --max-wait 10m',
    '3 declare an account with de-duplication on',
    '2 declare an account with social sending on',
  ]);
});

it('a step says of several waits the longest, and facilities together', () => {
  const both = [stopped('MSG-01', { reason: 'time-unreachable', waitMs: 1000 })];
  both.push(stopped('MSG-01', { reason: 'time-unreachable', waitMs: 600_000 }));
  expect(staircase(rulesOf(both)).map(({ says }) => says)).toEqual(['allow real waits with --max-wait 10m']);
  const [lacking] = staircase(rulesOf([stopped('MSG-01', { reason: 'facility-missing' })], ['carrier', 'mailbox']));
  expect(lacking?.says).toBe('offer carrier, mailbox: facilities in the target file, or a lab');
});
