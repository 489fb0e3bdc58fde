import { basename } from 'node:path';

/** A step definition as much of it as people read. */
export interface Definition {
  readonly pattern: string;
  /** Its file, which is named after its noun. */
  readonly uri: string;
  readonly line: number;
}

/** A phrase that a feature file can use. */
export interface Phrase {
  readonly noun: string;
  readonly phrase: string;
  /** A step of the features that is written so, where there is one. */
  readonly example?: string | undefined;
  readonly place: string;
}

/** What a phrase is about: the name of its step file. */
const nounOf = ({ uri }: Pick<Definition, 'uri'>): string => basename(uri, '.steps.ts');

/** The phrases in the order of their nouns; `exampleOf` finds a step that is written so. */
export const phrasesOf = <D extends Definition>(
  definitions: readonly D[],
  exampleOf: (definition: D) => string | undefined,
): Phrase[] =>
  definitions
    .map((definition) => ({
      noun: nounOf(definition),
      phrase: definition.pattern,
      example: exampleOf(definition),
      place: `${definition.uri}:${definition.line}`,
    }))
    .toSorted((one, other) => one.noun.localeCompare(other.noun));

/** The phrases about something, or with a word in them. */
export function phrasesWith(phrases: readonly Phrase[], word: string): Phrase[] {
  const wanted = word.toLowerCase();
  return phrases.filter(({ noun, phrase, example = '' }) =>
    [noun, phrase, example].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Each noun with what belongs to it. */
export function nounsOf<T extends { readonly noun: string }>(all: readonly T[]): Array<[string, T[]]> {
  const nouns = [...new Set(all.map(({ noun }) => noun))];
  return nouns.map((noun) => [noun, all.filter((each) => each.noun === noun)]);
}

/** The phrases as people read them: each under its noun, with its example. */
export function phrasesText(phrases: readonly Phrase[]): string {
  return nounsOf(phrases)
    .map(([noun, own]) => {
      const lines = own.flatMap(({ phrase, example }) => [
        `  ${phrase}`,
        ...(example === undefined || example === phrase ? [] : [`      ${example}`]),
      ]);
      return `${noun}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
