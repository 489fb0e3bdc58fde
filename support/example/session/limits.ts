import type { Limits } from '../../wire/safety/restraint.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';

/**
 * The limits of a run. The numbers in a lab's worlds are not real; without a lab only the numbers in the target file may get
 * messages, and only those and the ones in `lookups` are looked up.
 */
export function limitsOf({ lab, limits, numbers, lookups = {}, safety }: ResolvedTarget): Limits {
  const { sideEffects, allowPlainHttp = true } = safety ?? {};
  const safe = { ...limits, sideEffects, onlySafeHttp: !allowPlainHttp };
  return lab ? safe : { ...safe, numbers: Object.values(numbers).flat(), lookedUp: Object.keys(lookups) };
}
