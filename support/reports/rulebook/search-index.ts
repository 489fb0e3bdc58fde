import type { BookRule } from './book.ts';
import { deflated, type Pack } from './pack.ts';
import { SAME_MEANING } from './search-words.data.ts';

/** The words of a text in small letters; a word with hyphens also counts without them. */
export function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes('-') ? [word, word.replaceAll('-', '')] : [word]));
}

const SYNONYMS = new Map(SAME_MEANING.flatMap((group) => group.map((word) => [word, group] as const)));

/** What a rule is found by beside its own line: section, area, tags, examples and steps, and words of the same meaning. */
export function searchText(rule: BookRule): string {
  const { id, says, section, area, needs, tags, examples, why = '' } = rule;
  const own = new Set(wordsIn(`${id} ${says}`));
  const about = [section, area, ...needs, ...tags, ...examples.map(({ name }) => name)].flatMap(wordsIn);
  const alike = [...own, ...about].flatMap((word) => SYNONYMS.get(word) ?? []);
  const told = examples.flatMap(({ uri, ran }) => [uri, ...(ran?.steps ?? []).map(({ text }) => text)]);
  const words = new Set([...about, ...alike, ...[why, ...told].flatMap(wordsIn)]);
  return [...words].filter((word) => !own.has(word) && !/^\d{5,}$/.test(word)).join(' ');
}

/** What each rule is found by, packed under the name `search`. */
export function searchPack(rules: readonly BookRule[]): Pack {
  const texts = Object.fromEntries(rules.map((rule) => [rule.id, searchText(rule)]));
  return { name: 'search', rules: [], data: deflated(JSON.stringify(texts)) };
}
