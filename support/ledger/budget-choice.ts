import type { Dictionary } from './known-signs.ts';

/** An example that could run, with what it costs and how faults are known by it. */
export interface Candidate {
  /** File and line, as a run takes them. */
  readonly path: string;
  /** The rule and a digest of the name, as in the dictionary of signs. */
  readonly example: string;
  readonly messages: number;
}

/** What a budget buys. */
export interface Choice {
  readonly chosen: readonly Candidate[];
  readonly messages: number;
  /** Known faults that the chosen examples catch, of all that are known. */
  readonly caught: number;
  readonly known: number;
}

/** The faults that each example catches, by number. */
function faultsByExample({ faults }: Dictionary): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { signs }] of faults.entries())
    for (const example of signs.keys()) found.set(example, [...(found.get(example) ?? []), at]);
  return found;
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

/** The examples that catch the most known faults for each message, until the messages are used up. */
export function chooseWithin(messages: number, candidates: readonly Candidate[], dictionary: Dictionary): Choice {
  const faults = faultsByExample(dictionary);
  const offers = new Set(candidates.map((candidate) => ({ candidate, faults: faults.get(candidate.example) ?? [] })));
  const caught = new Set<number>();
  const chosen: Candidate[] = [];
  let left = messages;
  for (let offer = best([...offers], caught, left); offer; offer = best([...offers], caught, left)) {
    chosen.push(offer.candidate);
    left -= offer.candidate.messages;
    for (const fault of offer.faults) caught.add(fault);
    offers.delete(offer);
  }
  return { chosen, messages: messages - left, caught: caught.size, known: dictionary.faults.length };
}
