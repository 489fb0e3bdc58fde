import { describe, expect, it } from 'vitest';
import { rulesTouched, withoutWatching, withRules } from '../../../support/cli/run/watch.ts';

const place = (uri: string, rule: string) => ({ uri, line: 1, name: 'an example', tags: [`@${rule}`] });
const places = [
  place('features/token/a.feature', 'TOK-01'),
  place('features/token/a.feature', 'TOK-02'),
  place('features/voice/b.feature', 'VOICE-01'),
];

describe('the rules that a change is about', () => {
  it.each<[what: string, changed: string[], rules: 'all' | string[]]>([
    ['a feature file', ['features/token/a.feature'], ['TOK-01', 'TOK-02']],
    ['two feature files', ['features/token/a.feature', 'features/voice/b.feature'], ['TOK-01', 'TOK-02', 'VOICE-01']],
    ['a step file', ['features/token/a.feature', 'steps/tokens.steps.ts'], 'all'],
    ['a file of an editor beside them', ['features/token/.a.feature.swp', 'steps/4913'], []],
    ['a feature file that was not chosen', ['features/lookup/c.feature'], []],
  ])('%s', (_, changed, rules) => {
    const touched = rulesTouched(changed, places);
    expect(touched === 'all' ? touched : [...touched]).toEqual(rules);
  });
});

describe('the command line of a run that was caused by a change', () => {
  it('does not watch itself', () => {
    expect(withoutWatching(['run', '--watch', '--quiet'])).toEqual(['run', '--quiet']);
  });

  it('has the rules in the place of what was chosen, and everything else as it was', () => {
    const words = 'run --rule A-1 --area B --tags=@smoke --failed --out run --target t.yaml --rule=C-1'.split(' ');
    expect(withRules(words, ['X-1', 'Y-1'])).toEqual('run --out run --target t.yaml --rule X-1 --rule Y-1'.split(' '));
  });
});
