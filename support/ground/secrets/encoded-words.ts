import type { Range } from './unescaped.ts';

const BASE64 = /[A-Za-z0-9+/=_-]/;

/** The words of base64 around `ranges`: the rest of a secret's word gives the secret away. */
export function wordsAround(text: string, ranges: readonly Range[]): Range[] {
  let [start, end] = [0, 0];
  return ranges.map(([from, to]) => {
    if (from >= start && to <= end) return [start, end];
    [start, end] = [from, to];
    while (start > 0 && BASE64.test(text[start - 1] as string)) start -= 1;
    while (end < text.length && BASE64.test(text[end] as string)) end += 1;
    return [start, end];
  });
}

/** Words that may be base64 or hex. */
export const WORDS = /[\w+/-]{12,}={0,2}/g;

const ASCII = '[I-Za-f][A-HQ-Xg-nw-z0-3][ABEFIJMNQRUVYZcdghklopstwx014589][\\w+/-]';

/**
 * What a word has that stands for escaped text: some bytes of ASCII in a row, none of them a control. A byte `starts` so many
 * letters away from the beginning of the word.
 */
const NOTATIONS = [
  { name: 'base64', likely: new RegExp(`(?:${ASCII}){2}`), starts: [0, 1, 2, 3] },
  { name: 'hex', likely: /(?:[2-7][0-9a-fA-F]){8}/, starts: [0, 1] },
] as const;

export function decoded(word: string): string[] {
  const texts: string[] = [];
  for (const { name, likely, starts } of NOTATIONS) {
    const at = word.search(likely);
    if (at < 0) continue;
    const from = name === 'hex' ? at : 0;
    for (const start of starts) texts.push(Buffer.from(word.slice(from + start), name).toString('utf8'));
  }
  return texts;
}
