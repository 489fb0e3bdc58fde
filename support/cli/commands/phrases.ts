import { basename } from 'node:path';

/** A step definition as much of it as people read. */
export interface Definition {
  readonly pattern: string;
  /** Its file, which is named after its noun. */
  readonly uri: string;
  readonly line: number;
}

export interface Phrase {
  readonly noun: string;
  readonly phrase: string;
  /** A step of the features that is written so, where there is one. */
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

/** The phrases about something, or with a word in them. */
export function phrasesWith(phrases: readonly Phrase[], word: string): Phrase[] {
  const wanted = word.toLowerCase();
  return phrases.filter(({ noun, phrase, example = '' }) =>
    [noun, phrase, example].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Each noun with what belongs to it. */
export function nounsOf<T extends { readonly noun: string }>(all: readonly T[]): Array<[string, T[]]> {
  const nouns = new Map<string, T[]>();
  for (const each of all) nouns.set(each.noun, [...(nouns.get(each.noun) ?? []), each]);
  return [...nouns];
}

/** The phrases as people read them: each under its noun, with its example. */
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
