import MiniSearch from 'minisearch';
import { collect } from '../collect.ts';
import { nameOf } from '../members.ts';
import { type ExamplePlace, ruleTagOf } from './example-index.ts';
import { promisesByRule, readPromises } from './promises.ts';
import type { Standing } from './rule.ts';
import type { RuleBook } from './rule-book.ts';
import { SAME_MEANING } from './search-words.data.ts';

/** Words of a question that say nothing of its subject. */
export const IDLE = (
  'a an the and or of to in on at is are be do does did can could may must i we you my our it its if how what which who ' +
  'when where why for from with by as that this there get gets will would should have has was so about me not no one'
).split(' ');

/** Names weigh more than sentences, and sentences more than examples. Plain data: page/search.js is given the same. */
export const SEARCH = {
  fields: ['ids', 'promise', 'says', 'alike', 'synonyms', 'about', 'titles'],
  storeFields: ['weight'],
  searchOptions: {
    boost: { ids: 8, promise: 3, says: 4, alike: 2, synonyms: 3, about: 0.7, titles: 1 },
    prefix: true,
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
} as const;

export interface RuleIndex {
  readonly words: MiniSearch<Record<string, string>>;
  readonly spelling: ReadonlyMap<string, string>;
}

/** The beginning that the forms of a word share: `repeats`, `repeated` and `repeating` are one. */
export const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{4})(?:ing|ed|es|e|s)$/u, '');

const WORD = /[\p{L}\p{N}]+/gu;

/** What the document says comes before what it leaves open, and before what others have published. */
const WEIGHTS: Readonly<Record<Standing, number>> = {
  documented: 1,
  reading: 0.85,
  observe: 0.5,
  published: 0.5,
  'not-shown': 0.3,
};

function alikeTo(text: string): string {
  const words = new Set(text.toLowerCase().match(WORD));
  const alike: string[] = [];
  for (const group of SAME_MEANING) if (group.some((word) => words.has(word))) alike.push(...group);
  return alike.join(' ');
}

export function indexRules(book: RuleBook, places: readonly ExamplePlace[]): RuleIndex {
  const promises = promisesByRule(readPromises(book));
  const examples = new Map<string, ExamplePlace[]>();
  for (const place of places) collect(examples, ruleTagOf(place.tags), place);
  const spelling = new Map<string, string>();
  const words = new MiniSearch<Record<string, string>>({
    fields: [...SEARCH.fields],
    storeFields: [...SEARCH.storeFields],
    processTerm(word) {
      const stem = stemOf(word);
      if (!spelling.has(stem)) spelling.set(stem, word.toLowerCase());
      return stem;
    },
    searchOptions: { ...SEARCH.searchOptions, boostDocument: (_, __, stored) => Number(stored?.weight) },
  });
  for (const { id, aliasOf, says, section, standing, why = '', needs, form } of book.rules) {
    if (aliasOf !== undefined) continue;
    const promise = promises.get(id);
    const own = examples.get(id) ?? [];
    // the first rules of a promise say what it is about
    const place = promise?.rules.indexOf(id) ?? -1;
    const weight = (form ? WEIGHTS['not-shown'] : WEIGHTS[standing]) * (place < 0 ? 1 : 1 + 1 / (1 + place));
    words.add({
      id,
      weight: weight.toFixed(2),
      ids: [id, ...book.aliasesOf(id)].join(' '),
      promise: promise?.name ?? '',
      says,
      alike: alikeTo(says),
      synonyms: promise?.synonyms.join(' ') ?? '',
      about: [section, standing, why, ...needs, ...new Set(own.flatMap(({ tags }) => tags))].join(' '),
      titles: own.map(nameOf).join(' '),
    });
  }
  return { words, spelling };
}

/** So many rules that fit some of the words follow where few fit all of them. */
const FEW = 5;

export interface Hit {
  readonly id: string;
  readonly terms: readonly string[];
  readonly fields: readonly string[];
}

/** The rules that answer a question, best first; page/search.js asks in the same way. */
export function askRules({ words }: RuleIndex, question: string): Hit[] {
  const all = question.toLowerCase().match(WORD) ?? [];
  const telling = all.filter((word) => !IDLE.includes(word));
  const asked = (telling.length > 0 ? telling : all).join(' ');
  const every = words.search(asked, { combineWith: 'AND' });
  const some = every.length < FEW ? words.search(asked).slice(0, FEW) : [];
  const hits = new Map<string, Hit>();
  for (const { id, terms, match } of [...every, ...some])
    if (!hits.has(id)) hits.set(id, { id, terms, fields: [...new Set(Object.values(match).flat())] });
  return [...hits.values()];
}

/** The question in known words, where it has one that is known only in another spelling. */
export function meantBy({ words, spelling }: RuleIndex, question: string): string | undefined {
  let isOther = false;
  const meant = (question.toLowerCase().match(WORD) ?? []).map((word) => {
    if (IDLE.includes(word) || words.search(word).length > 0) return word;
    const stem = words.autoSuggest(word, { fuzzy: 0.35 })[0]?.terms[0];
    if (stem !== undefined) isOther = true;
    return stem === undefined ? word : (spelling.get(stem) ?? stem);
  });
  return isOther ? meant.join(' ') : undefined;
}
