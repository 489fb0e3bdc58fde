import { createHash } from 'node:crypto';
import type { RecordedExample } from '../ground/evidence/recorded-run.ts';
import type { Rule } from '../ground/rules/rule.ts';

const DIGEST_LENGTH = 12;

/** What a rule asked, in short: it changes with its sentence, its standing or the steps of its examples alone. */
export function digestOf({ says, level, standing, form }: Rule, examples: readonly RecordedExample[]): string {
  const asked = new Set<string>();
  for (const { name, steps } of form ? [] : examples) {
    const lines = [name];
    for (const { text } of steps) if (text !== '') lines.push(text);
    asked.add(lines.join('\n'));
  }
  const whole = JSON.stringify([says, level, standing, [...asked].sort()]);
  return createHash('sha256').update(whole).digest('hex').slice(0, DIGEST_LENGTH);
}
