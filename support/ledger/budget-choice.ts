import { collect } from '../ground/collect.ts';
import type { KnownFault } from './known-signs.ts';
import { ruleIn } from './sign.ts';

export interface Candidate {
  readonly path: string;
  readonly example: string;
  readonly messages: number;
}

export interface Choice {
  readonly chosen: readonly Candidate[];
  readonly messages: number;
  /** Known faults that the chosen examples catch, of all known ones; where none are known, their rules. */
  readonly caught: number;
  readonly known: number;
}

type Offers = Map<Candidate, readonly number[]>;

function best(offers: Offers, caught: ReadonlySet<number>, left: number): Candidate | undefined {
  let found: Candidate | undefined;
  let most = 0;
  for (const [candidate, faults] of offers) {
    const { messages } = candidate;
    if (messages > left) continue;
    let news = 0;
    for (const fault of faults) if (!caught.has(fault)) news += 1;
    const worth = messages === 0 ? news * Number.MAX_SAFE_INTEGER : news / messages;
    if (worth > most) [found, most] = [candidate, worth];
  }
  return found;
}

/** The examples that catch the most known faults for each message; where none are known, the cheapest of each rule. */
export function chooseWithin(
  messages: number,
  candidates: readonly Candidate[],
  faults: readonly KnownFault[] | undefined,
): Choice {
  const found = new Map<string, number[]>();
  const rules = new Map<string, number>();
  for (const [at, { signs }] of (faults ?? []).entries())
    for (const example of signs.keys()) collect(found, example, at);
  for (const { example } of faults ? [] : candidates) {
    const rule = ruleIn(example);
    if (!rules.has(rule)) rules.set(rule, rules.size);
    found.set(example, [rules.get(rule) as number]);
  }
  const offers: Offers = new Map();
  for (const candidate of candidates) offers.set(candidate, found.get(candidate.example) ?? []);

  const caught = new Set<number>();
  const chosen: Candidate[] = [];
  let left = messages;
  for (let next = best(offers, caught, left); next; next = best(offers, caught, left)) {
    chosen.push(next);
    left -= next.messages;
    for (const fault of offers.get(next) ?? []) caught.add(fault);
    offers.delete(next);
  }
  return { chosen, messages: messages - left, caught: caught.size, known: faults ? faults.length : rules.size };
}
