import { shortened } from '../ground/bodies/bounded.ts';
import type { RecordedExample } from '../ground/evidence/recorded-run.ts';
import { OBSERVED } from '../ground/rules/example-index.ts';
import type { Premise } from '../ground/rules/rule.ts';
import { failedPremise } from './failed-then.ts';
import { judgeExample } from './judge-example.ts';

/** How an example ended as a proof; a `premise` shows that another rule is broken. Only `assertion` shows that the example can tell wrong from right. */
export type Ending = 'pass' | 'assertion' | 'premise' | 'precondition' | 'inconclusive' | 'error';

export interface RedExample {
  readonly rule: string;
  readonly name: string;
  readonly uri: string;
  readonly line: number;
  readonly ending: Ending;
  readonly step?: string | undefined;
  readonly message?: string | undefined;
  readonly fingerprint?: string | undefined;
}

/** The step that stands for the check that ends every example: what it sees is late. */
export const GUARD_STEP = 'at its end: nothing is left unlooked, everything has the documented shape';

const LONGEST = 300;

export function endingOf(example: RecordedExample, premises: readonly Premise[] = []): Ending {
  const { verdict } = judgeExample(example, { observed: false, cancelled: false });
  if (verdict !== 'fail') return verdict === 'recorded' ? 'pass' : verdict;
  if (example.tags.includes(OBSERVED)) return 'inconclusive';
  const failed = example.steps.find((step) => step.status === 'FAILED');
  if (failed && failedPremise(failed, premises)) return 'premise';
  return failed && (failed.text === '' || failed.part === 'then') ? 'assertion' : 'precondition';
}

export function redExamples(
  examples: readonly RecordedExample[],
  premisesOf: (rule: string) => readonly Premise[] = () => [],
): RedExample[] {
  const red: RedExample[] = [];
  for (const example of examples) {
    const ending = endingOf(example, premisesOf(example.rule));
    if (ending === 'pass') continue;
    const { rule, name, uri, line } = example;
    const judged = judgeExample(example, { observed: false, cancelled: false });
    const { message: text = '', step = GUARD_STEP, fingerprint } = judged;
    const message = shortened(text.replace(/\s+/g, ' ').trim(), LONGEST);
    red.push({ rule, name, uri, line, ending, step, message, fingerprint });
  }
  return red;
}

/** Names an example so that it can be found in another run; a form is the same whichever example sees it. */
export function exampleKey({ rule, uri, line, name }: Pick<RecordedExample, 'rule' | 'uri' | 'line' | 'name'>): string {
  return rule.startsWith('FORM-') ? rule : `${uri}:${line} ${name}`;
}
