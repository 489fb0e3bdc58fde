import { askNetwork } from './ask-network.ts';
import type { Lookup } from './lookup-rules.ts';
import type { Outcome } from './outcome.ts';

/** The outcome of a lookup: by the first rule with an opinion, else by the network. */
export function lookUp(lookup: Lookup): Outcome | Promise<Outcome> {
  for (const { judge } of lookup.scope.decisions.rules) {
    const outcome = judge(lookup);
    if (outcome) return outcome;
  }
  return askNetwork(lookup);
}
