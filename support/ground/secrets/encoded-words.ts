import type { Range } from './unescaped.ts';

const isBase64 = (sign: string | undefined): boolean => sign !== undefined && /[A-Za-z0-9+/=_-]/.test(sign);

/** The words of base64 around `ranges`: the rest of a secret's word gives the secret away. */
export function wordsAround(text: string, ranges: readonly Range[]): Range[] {
  let [start, end] = [0, 0];
  return ranges.map(([from, to]) => {
    if (from >= start && to <= end) return [start, end];
    [start, end] = [from, to];
    while (isBase64(text[start - 1])) start -= 1;
    while (isBase64(text[end])) end += 1;
    return [start, end];
  });
}

/** A word that is long enough to be encoded text. */
const WORDS = /[\w+/-]{12,}={0,2}/g;

interface Notation {
  readonly name: 'base64' | 'hex';
  /** What a word has that stands for escaped text: some bytes of ASCII in a row, none of them a control. */
  readonly likely: RegExp;
  /** How many letters a byte may be away from the beginning of the word. */
  readonly starts: readonly number[];
}

const ASCII = '[I-Za-f][A-HQ-Xg-nw-z0-3][ABEFIJMNQRUVYZcdghklopstwx014589][\\w+/-]';

const NOTATIONS: readonly Notation[] = [
  { name: 'base64', likely: new RegExp(`(?:${ASCII}){2}`), starts: [0, 1, 2, 3] },
  { name: 'hex', likely: /(?:[2-7][0-9a-fA-F]){8}/, starts: [0, 1] },
];

/** The texts that a word may stand for. */
export const decoded = (word: string): string[] =>
  NOTATIONS.flatMap(({ name, likely, starts }) => {
    const at = word.search(likely);
    if (at < 0) return [];
    const from = name === 'hex' ? at : 0;
    return starts.map((start) => Buffer.from(word.slice(from + start), name).toString('utf8'));
  });

/** The base64 and hex words of `text` that `hold` something. */
export function wordsHolding(text: string, hold: (word: string) => boolean): Range[] {
  const ranges: Range[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) if (hold(word)) ranges.push([index, index + word.length]);
  return ranges;
}
