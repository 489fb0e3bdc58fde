import { describe, expect, it } from 'vitest';
import { type DescribedRule, explainRule, stateOf } from '../../../support/cli/commands/rules-text.ts';
import { aRule } from '../reporting/a-run.ts';

const rule: DescribedRule = {
  ...aRule('MSG-01'),
  why: 'The plain reading.',
  verdict: 'fail',
  last: { verdict: 'fail', at: '2026-05-05T10:00:00.123Z', target: 'partner', message: 'status\n400→404' },
  named: [{ place: 'features/a.feature:3', name: 'It goes\nwell' }],
  examples: ['features/a.feature:3'],
};

const fault = { id: 'message.lost', rule: 'MSG-01', says: 'Messages get lost.' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are not what this is about
const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');

describe('the explanation of a rule', () => {
  const text = plain(explainRule(rule, ['LIM-01'], [fault]));

  it.each([
    /says +MSG-01 says so\./,
    /why +The plain reading\./,
    /section +Messages/,
    /level +MUST/,
    /standing +documented: it can be read off the text/,
    /also +LIM-01/,
    /examples +features\/a\.feature:3 It goes well/,
    /faults +message\.lost: Messages get lost\./,
    /last run +fail on partner, 2026-05-05T10:00:00Z: status 400→404/,
    /alone +bin\/plumbline run --rule MSG-01/,
  ])('has %s', (line) => expect(text).toMatch(line));

  it('has what the target file notes and accepts', () => {
    const of = { owner: 'core team', expires: '2027-03-31' };
    const notes = [{ ...of, date: '2026-11-28', note: 'asked the vendor' }];
    const knownFailures = [{ ...of, issue: 'ABC-1', reason: 'mended in 2.5', state: 'accepted' as const }];
    const noted = plain(explainRule({ ...rule, last: { ...rule.last, notes, knownFailures } as never }, [], []));
    expect(noted).toMatch(/notes +2026-11-28, core team: asked the vendor \(until 2027-03-31\)/);
    expect(noted).toMatch(/accepted +mended in 2\.5, ABC-1: owner core team, until 2027-03-31 \(accepted\)/);
  });

  it('says when nothing is known of a run', () => {
    const { last: _last, verdict: _verdict, ...unseen } = rule;
    expect(plain(explainRule(unseen, [], []))).toMatch(/last run +not run \(no run of it is known\)/);
  });

  it('keeps apart what was not run, is open, or stands in for another', () => {
    expect(stateOf({ ...rule, verdict: 'not-selected' })).toBe('not run');
    expect(stateOf({ ...rule, verdict: undefined, examples: [] })).toBe('open');
    expect(stateOf({ ...rule, aliasOf: 'MSG-02' })).toBe('see MSG-02');
  });
});
