import type { RecordedExample, RecordedStep } from '../ground/evidence/recorded-run.ts';
import { judgeExample } from './judge-example.ts';

/** How an example ended when it is asked as a proof; only `assertion` shows that the example can tell wrong from right. */
export type Ending = 'pass' | 'assertion' | 'precondition' | 'inconclusive' | 'error';

/** An example of a trial that did not pass. */
export interface RedExample {
  readonly rule: string;
  readonly name: string;
  readonly uri: string;
  readonly line: number;
  readonly ending: Ending;
  /** The step it ended at; the guard that looks at what no step looked at has none. */
  readonly step?: string | undefined;
  readonly message?: string | undefined;
  /** What was different, in a form that stays the same from run to run; absent where nothing was judged. */
  readonly fingerprint?: string | undefined;
}

const GUARD = 'at its end: nothing is left unlooked, everything has the documented shape';

const LONGEST = 300;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

/** Marks an example of an undecided edge, which nothing can turn red in a run. */
const OBSERVED = '@observe';

const isOwnJudgement = ({ text, part }: RecordedStep): boolean => text === '' || part === 'then';

/** How an example ended: a failure in a Given or a When is a precondition, not a judgement. */
export function endingOf(example: RecordedExample): Ending {
  const { verdict } = judgeExample(example, { observed: false, cancelled: false });
  if (verdict !== 'fail') return verdict === 'recorded' ? 'pass' : verdict;
  const failed = example.steps.find((step) => step.status === 'FAILED');
  if (example.tags.includes(OBSERVED)) return 'inconclusive';
  return failed && isOwnJudgement(failed) ? 'assertion' : 'precondition';
}

/** The examples of a run that did not pass, each with its step and message. */
export function redExamples(examples: readonly RecordedExample[]): RedExample[] {
  return examples.flatMap((example) => {
    const ending = endingOf(example);
    if (ending === 'pass') return [];
    const { rule, name, uri, line } = example;
    const { message = '', step, fingerprint } = judgeExample(example, { observed: false, cancelled: false });
    return [{ rule, name, uri, line, ending, step: step ?? GUARD, message: short(message), fingerprint }];
  });
}

/** Names an example so that it can be found in another run; a form is the same whichever example sees it. */
export const exampleKey = ({
  rule,
  uri,
  line,
  name,
}: Pick<RecordedExample, 'rule' | 'uri' | 'line' | 'name'>): string =>
  rule.startsWith('FORM-') ? rule : `${uri}:${line} ${name}`;
