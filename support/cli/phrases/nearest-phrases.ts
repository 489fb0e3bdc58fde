import { collect } from '../../ground/collect.ts';
import { SYNONYMS } from './synonyms.data.ts';

export interface PhrasedStep<Phrase> {
  readonly text: string;
  readonly phrase: Phrase;
}

interface Word {
  readonly stem: string;
  readonly rows: readonly number[];
  readonly isQuoted: boolean;
}

/** How near two words of one row of synonyms are, and how much a word counts that is part of a text in quotes. */
const SYNONYM = 0.75;
const QUOTED = 0.25;

/** A word without its ending: "renames", "renamed" and "rename" are one. */
function stemOf(word: string): string {
  const stem = word.replace(/ies$/, 'y').replace(/(?<=\w{3})(?:ing|ed|(?<!s)s|es)$/, '');
  return stem.replace(/(?<=\w{3})e$/, '').replace(/([^aeiouls])\1$/, '$1');
}

const stemsIn = (text: string): string[] => (text.toLowerCase().match(/[a-z]+|\d[\d:.tz-]*/g) ?? []).map(stemOf);

/** By its stems, each word or group of words of the synonyms with its rows. */
const ROWS = new Map<string, number[]>();
for (const [at, row] of SYNONYMS.entries())
  for (const word of row.split(', ')) collect(ROWS, stemsIn(word).join(' '), at);

const LONGEST_GROUP = 3;

function wordsOf(text: string, isQuoted: boolean): Word[] {
  const stems = stemsIn(text);
  const words: Word[] = [];
  for (let at = 0; at < stems.length; ) {
    let count = Math.min(LONGEST_GROUP, stems.length - at);
    while (count > 1 && !ROWS.has(stems.slice(at, at + count).join(' '))) count -= 1;
    const stem = stems.slice(at, at + count).join(' ');
    words.push({ stem: /^\d/.test(stem) ? '0' : stem, rows: ROWS.get(stem) ?? [], isQuoted });
    at += count;
  }
  return words;
}

/** The words of a step, each once; members of JSON count as words, a text in quotes is also one of its own. */
function wordsIn(step: string): Word[] {
  const spaced = step.replace(/"(\w+)":/g, ' $1 ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const quoted = spaced.match(/"[^"]*"/g) ?? [];
  const plain = spaced.replace(/"[^"]*"/g, ' quotedtext ');
  const words = new Map<string, Word>();
  for (const word of [...wordsOf(plain, false), ...wordsOf(quoted.join(' '), true)]) words.set(word.stem, word);
  return [...words.values()];
}

function shareSaid(words: readonly Word[], others: readonly Word[], weight: (word: Word) => number): number {
  let [said, all] = [0, 0];
  for (const word of words) {
    let near = 0;
    for (const { stem, rows } of others) {
      if (stem === word.stem) {
        near = 1;
        break;
      }
      if (rows.some((row) => word.rows.includes(row))) near = SYNONYM;
    }
    said += weight(word) * near;
    all += weight(word);
  }
  return said / all;
}

/** Reads steps once; what it returns finds those nearest to a text, one of each phrase, the nearest first. */
export function nearestAmong<Step extends PhrasedStep<unknown>>(steps: readonly Step[]) {
  const read = steps.map((step) => ({ step, phrase: step.phrase, words: wordsIn(step.text) }));
  const all = new Set<unknown>();
  const phrases = new Map<string, Set<unknown>>();
  for (const { words, phrase } of read) {
    all.add(phrase);
    for (const { stem } of words) phrases.set(stem, (phrases.get(stem) ?? new Set()).add(phrase));
  }
  const weight = ({ stem, isQuoted }: Word): number =>
    Math.log(1 + all.size / (phrases.get(stem)?.size ?? 1)) * (isQuoted ? QUOTED : 1);
  return (text: string, count = 3): Step[] => {
    const wanted = wordsIn(text);
    const ranked: Array<{ readonly step: Step; readonly near: number }> = [];
    for (const { step, words } of read)
      ranked.push({ step, near: shareSaid(wanted, words, weight) * Math.sqrt(shareSaid(words, wanted, weight)) });
    ranked.sort((one, other) => other.near - one.near || one.step.text.length - other.step.text.length);
    const nearest = new Map<unknown, Step>();
    for (const { step, near } of ranked)
      if (near > 0 && nearest.size < count && !nearest.has(step.phrase)) nearest.set(step.phrase, step);
    return [...nearest.values()];
  };
}
