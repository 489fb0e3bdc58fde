import { DEFAULT_REQUIRE } from '../../ledger/overall.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { Plan } from './plan.ts';

const APPLIES = ['judged', 'not-verifiable', 'inconclusive', 'not-selected'];

/** How much of what applies a run can show, in percent: a gate is red until that is as much as `require`. */
export function reachableBy({ rules }: Plan, { require = DEFAULT_REQUIRE }: ResolvedTarget) {
  let judged = 0;
  let applicable = 0;
  for (const { outlook } of rules) {
    if (outlook === 'judged') judged += 1;
    if (APPLIES.includes(outlook)) applicable += 1;
  }
  const share = applicable === 0 ? 0 : Math.floor((100 * judged) / applicable);
  const says = `it can verify ${judged} of ${applicable} rules that apply (${share} %), and ${require} % are required`;
  return { isEnough: share >= require, says };
}
