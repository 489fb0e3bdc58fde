import { deflateRawSync } from 'node:zlib';
import type { Book, BookRule } from './book.ts';
import { ruleBody } from './rule-markup.ts';

/** The bodies of some rules, packed: markup by rule id as JSON, deflated, in base64. */
export interface Pack {
  readonly name: string;
  readonly rules: readonly string[];
  readonly data: string;
}

const FAST = { level: 6 };

/** A text, deflated and in base64. */
export const deflated = (text: string): string => deflateRawSync(text, FAST).toString('base64');

/** How many green examples of one rule keep their exchanges as the page would grow too large: fewer and fewer. */
const KEPT: readonly number[] = [3, 2, 1];

function lighter(rule: BookRule, kept: number): BookRule {
  let green = 0;
  const examples = rule.examples.map((example) => {
    if (example.verdict !== 'pass' || !example.ran) return example;
    green += 1;
    return green <= kept ? example : { ...example, ran: { ...example.ran, evidence: undefined } };
  });
  return { ...rule, examples };
}

function packAll(book: Book): Pack[] {
  const all = [...book.rules, ...book.ownRules];
  const areas = [...new Set(all.map(({ area }) => area))];
  return areas.map((name) => {
    const rules = all.filter(({ area }) => area === name);
    const bodies = Object.fromEntries(rules.map((rule) => [rule.id, ruleBody(rule).text]));
    return { name, rules: rules.map(({ id }) => id), data: deflated(JSON.stringify(bodies)) };
  });
}

const sizeOf = (packs: readonly Pack[]): number => packs.reduce((sum, { data }) => sum + data.length, 0);

/** Packs what the rules open to, by area, into at most `budget` characters: exchanges of green examples go first. */
export function packBodies(book: Book, budget: number): { packs: readonly Pack[]; notices: readonly string[] } {
  const packs = packAll(book);
  if (sizeOf(packs) <= budget) return { packs, notices: [] };
  for (const kept of KEPT) {
    const light = packAll({ ...book, rules: book.rules.map((rule) => lighter(rule, kept)) });
    const notice = `The run is large: rules with many green examples keep the exchanges of ${kept} of them.`;
    if (sizeOf(light) <= budget) return { packs: light, notices: [notice] };
  }
  const bare = book.rules.map((rule) => ({
    ...rule,
    examples: rule.examples.map((each) => (each.verdict === 'pass' ? { ...each, ran: undefined } : each)),
  }));
  return {
    packs: packAll({ ...book, rules: bare }),
    notices: ['The run is too large for one page: green examples are listed without their exchanges.'],
  };
}
