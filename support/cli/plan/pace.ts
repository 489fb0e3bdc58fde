import { SECOND } from '../../ground/time/units.ts';
import { keptPace } from '../../wire/safety/pace.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { PlannedRule } from './plan.ts';

/** What takes how long where no run has measured it: milliseconds, and the part of `callbacks.patience` spent in silence. */
const REQUEST = { ms: 25, silent: 0.07 };
const LOOK = { ms: 400, silent: 0.4 };

/** How many seconds a run works on some rules, as the last one that asked them did, without its waits. */
export function workSeconds(target: ResolvedTarget, rules: ReadonlyArray<Pick<PlannedRule, 'id' | 'price'>>): number {
  const kept = keptPace(target);
  const { patienceMs } = target.callbacks;
  const request = REQUEST.ms + REQUEST.silent * patienceMs;
  const look = LOOK.ms + LOOK.silent * patienceMs;
  let work = 0;
  for (const { id, price } of rules) {
    const measured = kept[id];
    work += typeof measured === 'number' ? measured : price.requests * request + price.looking * look;
  }
  return work / SECOND;
}
