import type { Limits } from '../../wire/safety/restraint.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';

/** The numbers in a lab's worlds are not real; without a lab only the numbers in the target file may get messages. */
export function limitsOf({ lab, limits, numbers, safety }: ResolvedTarget): Limits {
  const { sideEffects, allowPlainHttp = true } = safety ?? {};
  const safe = { ...limits, sideEffects, onlySafeHttp: !allowPlainHttp };
  return lab ? safe : { ...safe, numbers: Object.values(numbers).flat() };
}
