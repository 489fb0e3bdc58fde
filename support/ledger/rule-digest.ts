import { createHash } from 'node:crypto';
import type { RecordedExample } from '../ground/evidence/recorded-run.ts';
import type { Rule } from '../ground/rules/rule.ts';

const LENGTH = 12;

/**
 * What a rule asked in a run, as a short text that changes with its sentence, its standing or the steps of its examples, and with
 * nothing else: two runs with the same one asked the same. A form has no examples of its own.
 */
export function ruleDigest({ says, level, standing }: Rule, examples: readonly RecordedExample[]): string {
  const asked = examples.map(({ name, steps }) => [name, ...steps.map(({ text }) => text).filter(Boolean)].join('\n'));
  return createHash('sha256')
    .update(JSON.stringify([says, level, standing, [...new Set(asked)].sort()]))
    .digest('hex')
    .slice(0, LENGTH);
}
