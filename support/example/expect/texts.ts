import { expect } from 'chai';
import { GSM_7 } from './gsm-7.ts';

const CHARACTERS_OF = 'each character of ';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What words in brackets mean in a text. */
const MEANINGS: Readonly<Record<string, string>> = {
  '[any text]': '.+',
  '[any text, if any]': '.*',
  '[GSM-7 characters]': `(?:${[...GSM_7].map(escaped).join('|')})+`,
  '[a link of 22 characters]': '(?:https?://)?\\S{22}',
};

const BRACKETED = /(\[[^[\]]+\])/;

/** A pattern as a feature writes it: a text with words in brackets in it. */
function likeness(pattern: string): RegExp {
  const source = pattern.split(BRACKETED).map((part) => MEANINGS[part] ?? escaped(part));
  return new RegExp(`^${source.join('')}$`, 'su');
}

const spelledOut = (pattern: string): string[] =>
  pattern.startsWith(CHARACTERS_OF) ? [...pattern.slice(CHARACTERS_OF.length)] : [pattern];

/** The texts read like the patterns, one by one; `each character of` a text means one text for each. */
export function expectLike(texts: ReadonlyArray<string | undefined>, patterns: readonly string[], where: string): void {
  const wanted = patterns.flatMap(spelledOut);
  expect(texts, `texts at ${where}, wanted ${wanted.join(' · ')}`).to.have.lengthOf(wanted.length);
  texts.forEach((text, place) => {
    const pattern = wanted[place] as string;
    expect(text, `text at ${where} like "${pattern}"`).to.match(likeness(pattern));
  });
}
