import type { KnownFault } from './known-signs.ts';
import { ruleIn } from './sign.ts';

/** An example that could run, with what it costs and how faults are known by it. */
export interface Candidate {
  /** File and line, as a run takes them. */
  readonly path: string;
  /** The rule and a digest of the name, as in a sign. */
  readonly example: string;
  readonly messages: number;
}

/** What a budget buys. */
export interface Choice {
  readonly chosen: readonly Candidate[];
  readonly messages: number;
  /** Known faults that the chosen examples catch, of all that are known; without known faults the rules that they are of. */
  readonly caught: number;
  readonly known: number;
}

/** What each example catches, by number: the known faults, or without any its rule alone. */
function catchesOf(candidates: readonly Candidate[], faults: readonly KnownFault[] | undefined) {
  const found = new Map<string, readonly number[]>();
  if (!faults) {
    const rules = [...new Set(candidates.map(({ example }) => ruleIn(example)))];
    for (const { example } of candidates) found.set(example, [rules.indexOf(ruleIn(example))]);
    return { found, known: rules.length };
  }
  for (const [at, { signs }] of faults.entries())
    for (const example of signs.keys()) found.set(example, [...(found.get(example) ?? []), at]);
  return { found, known: faults.length };
}

interface Offer {
  readonly candidate: Candidate;
  readonly faults: readonly number[];
}

/** How much an offer is worth: what it catches beyond the others, for each message; what costs nothing comes first. */
const worth = ({ candidate, faults }: Offer, caught: ReadonlySet<number>): number => {
  const news = faults.filter((fault) => !caught.has(fault)).length;
  return candidate.messages === 0 ? news * Number.MAX_SAFE_INTEGER : news / candidate.messages;
};

/** The best of the offers that the rest of the budget covers; undefined when none catches anything more. */
function best(offers: readonly Offer[], caught: ReadonlySet<number>, left: number): Offer | undefined {
  let found: Offer | undefined;
  let most = 0;
  for (const offer of offers) {
    const value = offer.candidate.messages > left ? 0 : worth(offer, caught);
    if (value > most) [found, most] = [offer, value];
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
  const offers = new Set(candidates.map((candidate) => ({ candidate, faults: found.get(candidate.example) ?? [] })));
  const caught = new Set<number>();
  const chosen: Candidate[] = [];
  let left = messages;
  for (let offer = best([...offers], caught, left); offer; offer = best([...offers], caught, left)) {
    chosen.push(offer.candidate);
    left -= offer.candidate.messages;
    for (const fault of offer.faults) caught.add(fault);
    offers.delete(offer);
  }
  return { chosen, messages: messages - left, caught: caught.size, known };
}
