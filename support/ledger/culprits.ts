import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { everyRule, type JudgedExample, type JudgedRule, type Verdicts } from './verdicts.ts';

/** A red example, with what it recorded. */
export interface RedExample {
  readonly example: JudgedExample;
  readonly recorded: RecordedExample | undefined;
}

/** A red rule with its red examples; the first of them decided it. */
export interface Culprit {
  readonly rule: JudgedRule;
  readonly red: readonly [RedExample, ...RedExample[]];
  /** It is about the harness's own client, and no part of the verdict on the target. */
  readonly isOwn: boolean;
}

const isRed = ({ verdict, judged }: JudgedRule): boolean => verdict === 'error' || (judged && verdict === 'fail');

type Place = Pick<RecordedExample, 'uri' | 'line' | 'name' | 'rule'>;

/** Finds what an example recorded: by its rule and place, and by its name where several share one. A report may mask the name. */
function finderIn(examples: readonly RecordedExample[]): (example: Place) => RecordedExample | undefined {
  const placeOf = ({ rule, uri, line }: Place): string => `${rule} ${uri}:${line}`;
  const at = new Map<string, RecordedExample[]>();
  for (const each of examples) at.set(placeOf(each), [...(at.get(placeOf(each)) ?? []), each]);
  return (example) => {
    const here = at.get(placeOf(example)) ?? [];
    return here.length > 1 ? here.find(({ name }) => name === example.name) : here[0];
  };
}

/** Every red rule, also those that are known to fail, with its red examples. */
export function culpritsIn(verdicts: Verdicts, { examples }: RecordedRun): Culprit[] {
  const recordedOf = finderIn(examples);
  return everyRule(verdicts)
    .filter(isRed)
    .flatMap((rule): Culprit[] => {
      const red = rule.examples
        .filter(({ verdict }) => verdict === rule.verdict)
        .map((example) => ({ example, recorded: recordedOf({ ...example, rule: rule.id }) }));
      const [first, ...others] = red;
      const isOwn = verdicts.ownClient?.rules.includes(rule) === true;
      return first ? [{ rule, red: [first, ...others], isOwn }] : [];
    });
}
