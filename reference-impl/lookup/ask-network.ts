import type { Lookup } from './lookup-rules.ts';
import { type Outcome, succeeded } from './outcome.ts';

/** Keeps what the network said for lookups that need nothing fresh; a failure makes it forget what was there. */
function store(lookup: Lookup, outcome: Outcome): Outcome {
  const { world } = lookup;
  const { storedUnder } = world.behaviour.decisions.lookup;
  world.lookup.store(storedUnder(lookup), succeeded(outcome) ? outcome : undefined, world.clock.now());
  world.ledger.record('lookup', 'network');
  return outcome;
}

/** What the register says, once it has; the platform waits for it only so long. */
function awaited(lookup: Lookup): Outcome | Promise<Outcome> {
  const { world, msisdn } = lookup;
  const { found, patience } = world.behaviour.decisions.lookup;
  const { outcome, delay } = found(msisdn, world.lookup.entries);
  if (delay === 0) return store(lookup, outcome);
  const answered: Outcome = delay > patience ? { result: 'TIMEOUT' } : outcome;
  return world.lookup.wait(world.clock, Math.min(delay, patience)).then(() => store(lookup, answered));
}

/** Asks the network, one of the ongoing requests until it answers or the client gives up. Section "Limits". */
export function askNetwork(lookup: Lookup): Outcome | Promise<Outcome> {
  const { world } = lookup;
  const parked = world.holds.reach('lookup.query');
  const end = world.lookup.begin();
  const answer = parked ? parked.then(() => awaited(lookup)) : awaited(lookup);
  if (!(answer instanceof Promise)) {
    end();
    return answer;
  }
  const forget = lookup.onAbandoned(() => world.behaviour.decisions.lookup.abandoned(end));
  return answer.finally(() => {
    world.behaviour.decisions.lookup.answered(end);
    forget();
  });
}
