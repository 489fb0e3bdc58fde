import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFailed } from '../../../support/cli/run/selection.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, threw } from '../reporting/a-run.ts';

/** The report folder of a run with these examples. */
function folderOf(examples: ReturnType<typeof anExample>[]): string {
  const ids = [...new Set(examples.map(({ rule }) => rule))];
  const rules = ids.map((id) => aRule(id, id === 'MSG-05' ? { standing: 'observe' } : {}));
  const out = freshFolder();
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'verdicts.json'), JSON.stringify(judge(rules, aRun(examples), circumstances(ids))));
  return out;
}

const out = folderOf([
  anExample('MSG-01', [failed]),
  anExample('MSG-02', [inconclusive]),
  anExample('MSG-03', [threw('TypeError', 'x is undefined')]),
  anExample('MSG-04'),
  anExample('MSG-05', [failed]),
]);

describe('--failed', () => {
  it('stands for the rules that failed or were in error, and only those', () => {
    expect(withFailed({ rule: [], failed: true, out }).rule).toEqual(['MSG-01', 'MSG-03']);
    expect(withFailed({ rule: [], out }).rule).toEqual([]);
  });

  it('is refused in one sentence where nothing failed, nothing ran, or rules are chosen already', () => {
    const green = folderOf([anExample('MSG-01')]);
    expect(() => withFailed({ rule: [], failed: true, out: green })).toThrow(/^no rule failed in the last run/);
    expect(() => withFailed({ rule: [], failed: true, out: join(out, 'none') })).toThrow(/^there is no run in/);
    expect(() => withFailed({ rule: ['MSG-01'], failed: true, out })).toThrow(/leave out --rule, --area and --tags/);
    expect(() => withFailed({ rule: [], area: ['MSG'], failed: true, out })).toThrow(/leave out/);
  });
});
