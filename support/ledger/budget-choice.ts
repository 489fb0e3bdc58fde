import type { KnownFault } from './known-signs.ts';
import { ruleIn } from './sign.ts';

export interface Candidate {
  /** File and line, as a run takes them. */
  readonly path: string;
  /** The rule and a digest of the name, as in a sign. */
  readonly example: string;
  readonly messages: number;
}

export interface Choice {
  readonly chosen: readonly Candidate[];
  readonly messages: number;
  /** Known faults that the chosen examples catch, of all that are known; without known faults the rules that they are of. */
  readonly caught: number;
  readonly known: number;
}

function catchesOf(candidates: readonly Candidate[], faults: readonly KnownFault[] | undefined) {
  const found = new Map<string, number[]>();
  if (!faults) {
    const rules = new Map<string, number>();
    for (const { example } of candidates) {
      const rule = ruleIn(example);
      if (!rules.has(rule)) rules.set(rule, rules.size);
      found.set(example, [rules.get(rule) as number]);
    }
    return { found, known: rules.size };
  }

  for (const [at, { signs }] of faults.entries())
    for (const example of signs.keys()) {
      const known = found.get(example);
      if (known) known.push(at);
      else found.set(example, [at]);
    }
  return { found, known: faults.length };
}

interface Offer {
  readonly candidate: Candidate;
  readonly faults: readonly number[];
}

/** The best of the offers that the rest of the budget covers; undefined when none catches anything more. */
function best(offers: Iterable<Offer>, caught: ReadonlySet<number>, left: number): Offer | undefined {
  let found: Offer | undefined;
  let most = 0;
  for (const offer of offers) {
    const { messages } = offer.candidate;
    if (messages > left) continue;
    let news = 0;
    for (const fault of offer.faults) if (!caught.has(fault)) news += 1;
    const worth = messages === 0 ? news * Number.MAX_SAFE_INTEGER : news / messages;
    if (worth > most) [found, most] = [offer, worth];
  }
  return found;
}

/**
 * The examples that catch the most known faults for each message, until the messages are used up; where no faults are known, one
 * example of a rule, the cheapest first.
 */
export function chooseWithin(
  messages: number,
  candidates: readonly Candidate[],
  faults: readonly KnownFault[] | undefined,
): Choice {
  const { found, known } = catchesOf(candidates, faults);
  const offers = new Set<Offer>();
  for (const candidate of candidates) offers.add({ candidate, faults: found.get(candidate.example) ?? [] });

  const caught = new Set<number>();
  const chosen: Candidate[] = [];
  let left = messages;
  for (let offer = best(offers, caught, left); offer; offer = best(offers, caught, left)) {
    chosen.push(offer.candidate);
    left -= offer.candidate.messages;
    for (const fault of offer.faults) caught.add(fault);
    offers.delete(offer);
  }
  return { chosen, messages: messages - left, caught: caught.size, known };
}
