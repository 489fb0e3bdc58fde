import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { factsOf } from '../../../support/cli/run/run-output.ts';
import { judge } from '../../../support/ledger/judge.ts';
import type { RunRecord } from '../../../support/ledger/run-record.ts';
import { failureText } from '../../../support/reports/failure-text.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { anExample, aRule, aRun, circumstances, failed, someEvidence } from './a-run.ts';

it('a red that takes the target file at its word names the line, which may be the wrong one', () => {
  const targetFile = join(freshFolder(), 'target.yaml');
  writeFileSync(targetFile, 'numbers:\n  reachable: ["+46700000001"]\n  blocked: ["+61491570110"]\n');
  const record = { kind: 'external', faults: [], again: '', circumstances: {}, targetFile } as unknown as RunRecord;
  const evidence = someEvidence({ uses: ['binding repliesPath', 'declared +61491570110', 'declared +1'] });
  const run = aRun([anExample('MSG-01', [failed], { evidence })]);
  const [rule] = judge([aRule('MSG-01')], run, circumstances(['MSG-01'])).rules;
  if (!rule?.examples[0]) throw new Error('it was not judged');
  const { declaredAt } = factsOf(record);
  const source = { rule, example: rule.examples[0], evidence, alone: '', again: '', suspect: '', declaredAt };
  expect(
    failureText(source)
      .split('\n')
      .filter((line) => line.includes('declared')),
  ).toEqual([
    `  declared  +61491570110 at ${targetFile}:3: where that is not so, the line is wrong and not the target`,
  ]);
});
