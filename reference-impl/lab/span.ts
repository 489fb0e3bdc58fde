import { Problem } from '../kernel/problem.ts';
import { millisecondsOf } from '../kernel/time.ts';

/** The milliseconds of a duration. Throws a Problem 400 with its pointer and an example if it is invalid. */
export function spanAt(pointer: string, duration: string, example = 'PT30S'): number {
  const span = millisecondsOf(duration);
  if (span !== undefined && span >= 0) return span;
  throw new Problem(400, 'Bad Request', [{ pointer, message: `must be an ISO 8601 duration such as ${example}` }]);
}
