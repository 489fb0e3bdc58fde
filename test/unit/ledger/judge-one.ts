import type { Circumstances } from '../../../support/ground/evidence/circumstances.ts';
import type { RecordedRun, RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';
import { judge } from '../../../support/ledger/judge.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { anExample, aRule, aRun, circumstances } from '../reporting/a-run.ts';

/** Judges a run of documented rules with these ids; those of `open` have no example. */
export const judgeAll = (
  ids: readonly string[],
  run: RecordedRun,
  by: Partial<Circumstances> = {},
  open: readonly string[] = [],
): Verdicts =>
  judge(
    [...ids, ...open].map((id) => aRule(id)),
    run,
    circumstances(ids, by),
  );

/** Judges one rule, MSG-01, whose examples have these steps. */
export function judgeOne(
  examples: readonly (readonly RecordedStep[])[],
  by: Partial<Circumstances> = {},
  rule: Partial<Rule> = {},
  run: Partial<RecordedRun> = {},
): Verdicts {
  const recorded = aRun(
    examples.map((steps) => anExample('MSG-01', steps)),
    run,
  );
  return judge([aRule('MSG-01', rule)], recorded, circumstances(['MSG-01'], by));
}
