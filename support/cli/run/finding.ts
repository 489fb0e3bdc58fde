import { rulesOf } from '../../ground/claim.ts';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { isOnlyObserved, judgeExample } from '../../ledger/judge-example.ts';
import type { JudgedExample } from '../../ledger/verdicts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';

/** What can be said of an example as soon as it has ended; it is red when nobody expects that it fails. */
export function findingOf(
  ended: RecordedExample,
  book: RuleBook,
  { published, knownFailures }: ResolvedTarget,
): { readonly judged: JudgedExample; readonly isRed: boolean } {
  const rule = book.get(ended.rule);
  const isRecorded = rule !== undefined && !isJudged(rule, published);
  const observed = isRecorded || isOnlyObserved(ended, published);
  const judged = judgeExample(ended, { observed, cancelled: false });
  const isKnown = knownFailures.some((known) => rulesOf(known).includes(ended.rule));
  return { judged, isRed: (judged.verdict === 'fail' || judged.verdict === 'error') && !isKnown };
}
