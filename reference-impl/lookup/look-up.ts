import { type Outcome, succeeded } from './outcome.ts';
import type { Lookup } from './scope.ts';

/** Caches the network's answer for later lookups; a failure clears it. */
function store(lookup: Lookup, outcome: Outcome): Outcome {
  const { scope } = lookup;
  const { storedUnder } = scope.decisions;
  scope.state.store(storedUnder(lookup), succeeded(outcome) ? outcome : undefined, scope.clock.now());
  scope.ledger.record('lookup', 'network');
  return outcome;
}

/** The answer of the register; the platform waits only so long. */
function awaited(lookup: Lookup): Outcome | Promise<Outcome> {
  const { scope, msisdn } = lookup;
  const { found, patience } = scope.decisions;
  const { outcome, delay } = found(msisdn, scope.state.entries);
  if (delay === 0) return store(lookup, outcome);
  const answered: Outcome = delay > patience ? { result: 'TIMEOUT' } : outcome;
  return scope.state.wait(scope.clock, Math.min(delay, patience)).then(() => store(lookup, answered));
}

/**
 * Asks the network; counts as ongoing until it answers or the client gives up. Section "Limits".
 * Rules: LOOKUP-CACHE-01, LOOKUP-CACHE-02, LOOKUP-NOCACHE-01, LOOKUP-NOCACHE-02, PUB-LOOKUP-NOCACHE-01,
 *
 */
function askNetwork(lookup: Lookup): Outcome | Promise<Outcome> {
  const { scope } = lookup;
  const parked = scope.holds.reach('lookup.query');
  const end = scope.state.begin();
  const answer = parked ? parked.then(() => awaited(lookup)) : awaited(lookup);
  if (!(answer instanceof Promise)) {
    end();
    return answer;
  }
  const forget = lookup.onAbandoned(() => scope.decisions.abandoned(end));
  return answer.finally(() => {
    end();
    forget();
  });
}

/** The outcome of a lookup: by the first rule with an opinion, else by the network. */
export function lookUp(lookup: Lookup): Outcome | Promise<Outcome> {
  for (const { judge } of lookup.scope.decisions.rules) {
    const outcome = judge(lookup);
    if (outcome) return outcome;
  }
  return askNetwork(lookup);
}
