import { isDeepStrictEqual } from 'node:util';
import { collect } from '../ground/collect.ts';
import type { Difference } from '../ground/evidence/difference.ts';
import type { RecordedStep } from '../ground/evidence/recorded-run.ts';
import type { Premise, Rule } from '../ground/rules/rule.ts';
import type { JudgedExample } from './verdicts.ts';

const isPair = (value: unknown): value is [status: unknown, code: unknown] =>
  Array.isArray(value) && value.length === 2 && !Array.isArray(value[0]);

/** The premise that failed with a step; none where the step asked a question of the rule. */
export function failedPremise(step: RecordedStep, premises: readonly Premise[] = []): Premise | undefined {
  if (step.part !== 'then') return undefined;
  const { relation, isDenied, expected, actual }: Partial<Difference> = step.difference ?? {};
  // A report came with the status that was wanted, and with another report code.
  const isOfCodeAlone =
    relation === 'includes' &&
    !isDenied &&
    isPair(expected) &&
    Array.isArray(actual) &&
    actual.some((seen) => isPair(seen) && isDeepStrictEqual(seen[0], expected[0]));
  return premises.find(
    ({ claim, in: leaning }) => step.text.includes(claim) && (leaning !== undefined || isOfCodeAlone),
  );
}

type Seeing = Readonly<{ rule: Rule; examples: readonly JudgedExample[] }>;

export function premisesSeen(all: readonly Seeing[]): Map<string, JudgedExample[]> {
  const seen = new Map<string, JudgedExample[]>();
  for (const { rule, examples } of all)
    for (const example of examples) {
      if (example.because === undefined) continue;
      const { because, reason: _reason, message = '', ...rest } = example;
      const told = `seen as a premise of ${rule.id}: ${message.replace(/^\[premise-failed\] [^:]*: /, '')}`;
      collect(seen, because, { ...rest, verdict: 'fail', message: told, premiseOf: rule.id, count: 0 });
    }
  return seen;
}
