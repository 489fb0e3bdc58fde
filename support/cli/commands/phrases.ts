import { basename } from 'node:path';
import { collect } from '../../ground/collect.ts';

export interface Definition {
  readonly pattern: string;
  /** Its file, which is named after its noun. */
  readonly uri: string;
  readonly line: number;
}

export interface Phrase {
  readonly noun: string;
  readonly phrase: string;
  readonly example?: string | undefined;
  readonly place: string;
}

/** The phrases in the order of their nouns; `exampleOf` finds a step that is written so. */
export function phrasesOf<D extends Definition>(
  definitions: readonly D[],
  exampleOf: (definition: D) => string | undefined,
): Phrase[] {
  const phrases = definitions.map((definition) => ({
    noun: basename(definition.uri, '.steps.ts'),
    phrase: definition.pattern,
    example: exampleOf(definition),
    place: `${definition.uri}:${definition.line}`,
  }));
  return phrases.toSorted((one, other) => one.noun.localeCompare(other.noun));
}

export function phrasesWith(phrases: readonly Phrase[], word: string): Phrase[] {
  const wanted = word.toLowerCase();
  return phrases.filter(({ noun, phrase, example = '' }) =>
    `${noun}\n${phrase}\n${example}`.toLowerCase().includes(wanted),
  );
}

export function nounsOf<T extends { readonly noun: string }>(all: readonly T[]): Array<[string, T[]]> {
  const nouns = new Map<string, T[]>();
  for (const each of all) collect(nouns, each.noun, each);
  return [...nouns];
}

export function phrasesText(phrases: readonly Phrase[]): string {
  const blocks: string[] = [];
  for (const [noun, own] of nounsOf(phrases)) {
    let block = `${noun}\n`;
    for (const { phrase, example = phrase } of own)
      block += example === phrase ? `  ${phrase}\n` : `  ${phrase}\n      ${example}\n`;
    blocks.push(block);
  }
  return blocks.join('\n');
}
