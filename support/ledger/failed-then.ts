import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '../ground/evidence/difference.ts';
import type { RecordedStep } from '../ground/evidence/recorded-run.ts';
import type { Premise, Reading } from '../ground/rules/rule.ts';
import type { JudgedExample } from './verdicts.ts';

const isPair = (value: unknown): value is [status: unknown, code: unknown] =>
  Array.isArray(value) && value.length === 2 && !Array.isArray(value[0]);

/** Whether a report came with the status that was wanted, and with another report code. */
function isOfCodeAlone({ relation, isDenied, expected, actual }: Difference): boolean {
  if (relation !== 'includes' || isDenied || !isPair(expected) || !Array.isArray(actual)) return false;
  return actual.some((seen) => isPair(seen) && isDeepStrictEqual(seen[0], expected[0]));
}

/** The premise that failed with a step; none where the step asked a question of the rule. */
export function failedPremise(step: RecordedStep, premises: readonly Premise[] = []): Premise | undefined {
  if (step.part !== 'then') return undefined;
  return premises.find(
    ({ claim, in: leaning }) =>
      step.text.includes(claim) && (leaning !== undefined || (step.difference && isOfCodeAlone(step.difference))),
  );
}

export function premisesSeen(
  examples: ReadonlyArray<readonly [rule: string, examples: readonly JudgedExample[]]>,
): Map<string, JudgedExample[]> {
  const seen = new Map<string, JudgedExample[]>();
  for (const [rule, own] of examples)
    for (const example of own) {
      if (example.because === undefined) continue;
      const { because, reason: _reason, message = '', ...rest } = example;
      const told = `seen as a premise of ${rule}: ${message.replace(/^\[premise-failed\] [^:]*: /, '')}`;
      const shown: JudgedExample = { ...rest, verdict: 'fail', message: told, premiseOf: rule, count: 0 };
      seen.set(because, [...(seen.get(because) ?? []), shown]);
    }
  return seen;
}

export interface Choice {
  readonly rule: string;
  readonly readings: readonly Reading[];
  readonly chosen?: string | undefined;
}

/** Whether a failed step shows another honest reading; it passes where the target file chooses that one. */
export function fittingReading(step: RecordedStep, { readings }: Choice): Reading | undefined {
  return readings.find((reading) => {
    const { part, text, difference } = step;
    const { shows: sign } = reading;
    if (!sign || !difference || part !== 'then' || !text.includes(sign.step)) return false;
    const seen = Array.isArray(difference.actual) ? difference.actual : [difference.actual];
    return sign.seen.some((wanted) => seen.some((each) => isDeepStrictEqual(each, wanted)));
  });
}

/** The sentence of the chosen reading, where it is not ours and the example could have shown it, and did not. */
export function departedFrom(
  steps: readonly RecordedStep[],
  { readings: [ours, ...others], chosen }: Choice,
): string | undefined {
  if (chosen === undefined || chosen === ours?.name) return undefined;
  const reading = others.find(({ name }) => name === chosen);
  const sign = reading?.shows;
  return sign && steps.some(({ text }) => text.includes(sign.step)) ? reading.sentence : undefined;
}

/** Both sentences, and the line that makes the other one the target's own. */
export function otherReadingText({ rule, readings: [ours] }: Choice, { name, sentence }: Reading): string {
  return `we read: ${ours?.sentence} The target fits another reading: ${sentence} If it is meant, add to the target file: readings: { ${rule}: ${name} }`;
}
