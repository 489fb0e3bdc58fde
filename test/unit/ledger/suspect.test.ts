import { describe, expect, it } from 'vitest';
import { opinionOn, type Trial } from '../../../support/cli/run/second-opinion.ts';
import { suspectOf } from '../../../support/ledger/suspect.ts';

const ID = 'MSG-01';
const red: Trial = { red: new Set([ID]), passed: new Set() };
const green: Trial = { red: new Set(), passed: new Set([ID]) };
const neither: Trial = { red: new Set(), passed: new Set() };

async function suspectAfter(
  reference: Trial,
  tries: readonly Trial[],
  standing: 'documented' | 'reading' = 'documented',
): Promise<string> {
  const left = [...tries];
  const judges = {
    atReference: () => Promise.resolve(reference),
    atTarget: () => Promise.resolve(left.shift() as Trial),
  };
  const opinion = await opinionOn([ID], judges, tries.length);
  return suspectOf({ id: ID, standing, verdict: 'fail' }, { kind: 'external', faults: [], ...opinion });
}

describe('the suspect of a red rule', () => {
  it('is the instrument where the reference is red too, whatever the target does', async () => {
    expect(await suspectAfter(red, [red, red])).toBe('the instrument: the bundled reference is red too');
    expect(await suspectAfter(red, [green, red], 'reading')).toContain('the instrument');
  });

  it('is an unstable target where tries differ, before any reading', async () => {
    expect(await suspectAfter(green, [green, red])).toBe(
      'an unstable target: red in 2 of 3 tries; the bundled reference passes the same examples',
    );
    expect(await suspectAfter(green, [green, green], 'reading')).toContain('red in 1 of 3 tries');
  });

  it('is our reading where the rule is one', async () => {
    expect(await suspectAfter(green, [red, red], 'reading')).toBe(
      'our reading of an ambiguous sentence, then the target: red in 3 of 3 tries; the bundled reference passes the same examples',
    );
  });

  it('is the target else, and says on what evidence', async () => {
    expect(await suspectAfter(green, [red, red])).toMatch(/^the target: red in 3 of 3 tries; .* passes/);
    expect(await suspectAfter(green, [])).toMatch(/^the target: tried once; /);
    expect(await suspectAfter(neither, [red, neither])).toBe(
      'the target: red in 2 of 2 tries; the bundled reference did not settle it',
    );
  });

  it('is the fault that was asked for, or the reference itself, without asking anybody', () => {
    const rule = { id: ID, standing: 'documented', verdict: 'fail' } as const;
    expect(suspectOf(rule, { kind: 'bundled', faults: ['a.b'] })).toBe('the fault that was switched on: a.b');
    expect(suspectOf(rule, { kind: 'bundled', faults: ['a.b', 'c.d'] })).toMatch(
      /^one of the faults .* on: a\.b, c\.d$/,
    );
    expect(suspectOf(rule, { kind: 'bundled', faults: [] })).toContain('the instrument');
    expect(suspectOf({ ...rule, verdict: 'error' }, { kind: 'external', faults: [] })).toContain('the harness');
  });
});
