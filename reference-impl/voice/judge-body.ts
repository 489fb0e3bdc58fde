import { type Mistake, Problem } from '../kernel/problem.ts';
import type { BodyCheck, RawBody } from './body-checks.ts';

const SHOWN = 5;

const sentenceOf = ({ pointer, message }: Mistake): string => `${pointer} ${message}`;

/** Refuses a body that any of the checks objects to; the message names the members. */
export function judgeBody(body: RawBody, checks: readonly BodyCheck[]): void {
  const mistakes = checks.flatMap((check) => check.mistakes(body));
  if (mistakes.length === 0) return;
  throw new Problem(400, mistakes.slice(0, SHOWN).map(sentenceOf).join('; '), mistakes);
}
