import { deflateRawSync } from 'node:zlib';
import type { RuleIndex } from '../../ground/rules/rule-search.ts';
import { SAME_MEANING } from '../../ground/rules/search-words.data.ts';
import type { Book, BookExample, BookRule } from './book.ts';
import { ruleBody } from './rule-markup.ts';

export interface Pack {
  readonly name: string;
  readonly rules: readonly string[];
  readonly data: string;
}

const deflated = (value: object): string => deflateRawSync(JSON.stringify(value), { level: 6 }).toString('base64');

function packed(name: string, rules: readonly string[], content: ReadonlyMap<string, string>): Pack {
  return { name, rules, data: deflated(Object.fromEntries(content)) };
}

/** The rules, where no more than `kept` green examples of each keep their exchanges, or no green one keeps anything. */
function lighter(rules: readonly BookRule[], kept: number): BookRule[] {
  const light: BookRule[] = [];
  for (const rule of rules) {
    let green = 0;
    const examples: BookExample[] = [];
    for (const example of rule.examples) {
      const { verdict, ran } = example;
      if (verdict === 'pass' && ran) green += 1;
      const isKept = verdict !== 'pass' || !ran || green <= kept;
      examples.push(isKept ? example : { ...example, ran: kept > 0 ? { ...ran, evidence: undefined } : undefined });
    }
    light.push({ ...rule, examples });
  }
  return light;
}

function packAll(rules: readonly BookRule[]): { packs: Pack[]; size: number } {
  const byPromise = new Map<string, Map<string, string>>();
  for (const rule of rules) {
    const bodies = byPromise.get(rule.promise) ?? new Map<string, string>();
    byPromise.set(rule.promise, bodies.set(rule.id, ruleBody(rule).text));
  }
  const packs: Pack[] = [];
  let size = 0;
  for (const [name, bodies] of byPromise) {
    const pack = packed(name, [...bodies.keys()], bodies);
    packs.push(pack);
    size += pack.data.length;
  }
  return { packs, size };
}

/** Packs what the rules open to, by promise, into at most `budget` characters: exchanges of green examples go first. */
export function packBodies(
  { rules, ownRules }: Book,
  budget: number,
): { packs: readonly Pack[]; notices: readonly string[] } {
  const { packs, size } = packAll([...rules, ...ownRules]);
  if (size <= budget) return { packs, notices: [] };
  for (const kept of [3, 2, 1]) {
    const { packs: light, size } = packAll([...lighter(rules, kept), ...ownRules]);
    const notice = `The run is large: rules with many green examples keep the exchanges of ${kept} of them.`;
    if (size <= budget) return { packs: light, notices: [notice] };
  }
  return {
    packs: packAll([...lighter(rules, 0), ...ownRules]).packs,
    notices: ['The run is too large for one page: green examples are listed without their exchanges.'],
  };
}

const SYNONYMS = new Map<string, string[]>();
for (const group of SAME_MEANING)
  for (const word of group) SYNONYMS.set(word, [...(SYNONYMS.get(word) ?? []), ...group]);

export function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes('-') ? [word, word.replaceAll('-', '')] : [word]));
}

/** What a rule is found by beside its own line: section, area, tags, examples and steps, and words of the same meaning. */
export function searchText(rule: BookRule): string {
  const { id, says, section, area, needs, tags, examples, why = '' } = rule;
  const own = wordsIn(`${id} ${says}`);
  const names: string[] = [];
  const ran: string[] = [];
  for (const example of examples) {
    names.push(example.name);
    ran.push(example.uri);
    for (const { text } of example.ran?.steps ?? []) ran.push(text);
  }
  const about = [section, area, ...needs, ...tags, ...names].flatMap(wordsIn);
  const alike: string[] = [];
  for (const word of new Set([...own, ...about])) alike.push(...(SYNONYMS.get(word) ?? []));
  const more = [why, ...ran].flatMap(wordsIn);
  const words = new Set([...about, ...alike, ...more]);
  for (const word of own) words.delete(word);
  return [...words].filter((word) => !/^\d{5,}$/.test(word)).join(' ');
}

export function searchPack(rules: readonly BookRule[]): Pack {
  const texts = new Map<string, string>();
  for (const rule of rules) texts.set(rule.id, searchText(rule));
  return packed('search', [], texts);
}

/** The index that ranks what is searched for; page/search.js asks it. */
export function indexPack({ words, spelling }: RuleIndex): Pack {
  const other = [...spelling].filter(([stem, word]) => stem !== word);
  return { name: 'index', rules: [], data: deflated({ words, spelling: Object.fromEntries(other) }) };
}
