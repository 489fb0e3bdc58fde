import { askNetwork } from './ask-network.ts';
import type { Lookup } from './lookup-rules.ts';
import type { Outcome } from './outcome.ts';

/** What a lookup comes to: the first rule that has an opinion, else what the network says. */
export function lookUp(lookup: Lookup): Outcome | Promise<Outcome> {
  for (const { judge } of lookup.scope.decisions.rules) {
    const outcome = judge(lookup);
    if (outcome) return outcome;
  }
  return askNetwork(lookup);
}
