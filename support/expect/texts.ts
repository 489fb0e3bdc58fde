import { expect } from 'chai';
import { GSM_7 } from './gsm-7.ts';

const CHARACTERS_OF = 'each character of ';
const PLACEHOLDER = /\[(any text(?:, if any)?|GSM-7 characters|a link of \d+ characters)\]/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** What stands in a text for words in brackets. */
function standIn(words: string): string {
  if (words === 'any text') return '.+';
  if (words === 'any text, if any') return '.*';
  if (words === 'GSM-7 characters') return `[${escaped([...GSM_7].join(''))}]+`;
  return `\\S{${words.replace(/\D/g, '')}}`;
}

/** A pattern as a feature writes it: a text with `[any text]`, `[GSM-7 characters]` or `[a link of 22 characters]` in it. */
function likeness(pattern: string): RegExp {
  const parts = pattern.split(PLACEHOLDER);
  const source = parts.map((part, place) => (place % 2 === 0 ? escaped(part) : standIn(part)));
  return new RegExp(`^${source.join('')}$`, 'su');
}

const spelledOut = (pattern: string): string[] =>
  pattern.startsWith(CHARACTERS_OF) ? [...pattern.slice(CHARACTERS_OF.length)] : [pattern];

/** The texts read like the patterns, one by one; `each character of` a text means one text for each. */
export function expectLike(
  texts: ReadonlyArray<string | undefined>,
  patterns: readonly string[],
  where: string,
): void {
  const wanted = patterns.flatMap(spelledOut);
  expect(texts, `texts at ${where}, wanted ${wanted.join(' · ')}`).to.have.lengthOf(wanted.length);
  texts.forEach((text, place) => {
    const pattern = wanted[place] as string;
    if (PLACEHOLDER.test(pattern))
      expect(text, `text at ${where} like "${pattern}"`).to.match(likeness(pattern));
    else expect(text, `text at ${where}`).to.equal(pattern);
  });
}
