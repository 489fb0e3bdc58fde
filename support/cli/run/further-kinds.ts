import { furtherOf } from '../../example/session/account-choice.ts';
import { collect } from '../../ground/collect.ts';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { coreFirst, OBSERVED } from '../../ground/rules/example-index.ts';
import { type Ending, endingOf } from '../../ledger/ending.ts';
import { isSuspended } from '../../ledger/run-recorder.ts';

const RED: readonly Ending[] = ['assertion', 'precondition', 'error'];

/** The examples that are asked with a further kind of account: of each rule that is not red so far one for each kind, core ones first; what waits may pass yet. */
export function furtherExamples(examples: readonly RecordedExample[]): RecordedExample[] {
  const byRule = new Map<string, RecordedExample[]>();
  const red = new Set<string>();
  for (const each of examples) {
    const ending = endingOf(each);
    if (RED.includes(ending)) red.add(each.rule);
    const mayPass = ending === 'pass' || isSuspended(each);
    if (each.seen?.kind && mayPass && !each.tags.includes(OBSERVED)) collect(byRule, each.rule, each);
  }
  const further: RecordedExample[] = [];
  for (const [rule, own] of byRule) {
    if (red.has(rule)) continue;
    own.sort(coreFirst);
    for (const [{ account }, example] of furtherOf(own, ({ seen }) => seen?.kind)) {
      // What is asked of an account once more, and of which: as the example will be recorded.
      const kind = example.seen?.kind && { ...example.seen.kind, account, isFurther: true };
      further.push(kind ? { ...example, seen: { ...example.seen, kind } } : example);
    }
  }
  return further;
}
