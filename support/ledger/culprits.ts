import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import type { JudgedExample, JudgedRule, Verdicts } from './verdicts.ts';

/** A red example, with what it recorded. */
export interface RedExample {
  readonly example: JudgedExample;
  readonly recorded: RecordedExample | undefined;
}

/** A red rule with its red examples; the first of them decided it. */
export interface Culprit {
  readonly rule: JudgedRule;
  readonly red: readonly [RedExample, ...RedExample[]];
}

const isRed = ({ verdict, judged }: JudgedRule): boolean => verdict === 'error' || (judged && verdict === 'fail');

/** Every red rule, also those that are known to fail, with its red examples. */
export function culpritsIn({ rules }: Verdicts, { examples }: RecordedRun): Culprit[] {
  const keyOf = ({ uri, line, name }: { uri: string; line: number; name: string }) => `${uri}:${line} ${name}`;
  const recorded = new Map(examples.map((each) => [keyOf(each), each]));
  return rules.filter(isRed).flatMap((rule): Culprit[] => {
    const red = rule.examples
      .filter(({ verdict }) => verdict === rule.verdict)
      .map((example) => ({ example, recorded: recorded.get(keyOf(example)) }));
    const [first, ...others] = red;
    return first ? [{ rule, red: [first, ...others] }] : [];
  });
}

/** Whether a request of the example that decided the rule was kept. */
export const sentSomething = ({ red: [{ recorded }] }: Culprit): boolean =>
  (recorded?.evidence?.exchanges.length ?? 0) > 0;
