import { basename } from 'node:path';

/** What a parameter of a phrase may be: the words of its list, or values of a literal as examples. */
export interface PhraseParameter {
  readonly name: string;
  readonly words?: readonly string[];
  readonly such?: readonly string[];
}

/** A step definition as much of it as people read. */
export interface Definition {
  readonly pattern: string | RegExp;
  /** Its file, which is named after its noun. */
  readonly uri: string;
  readonly line: number;
}

/** What is shown beside a phrase. */
interface Shown {
  /** A step of the features that is written so, where there is one. */
  readonly example?: string | undefined;
  readonly parameters?: readonly PhraseParameter[] | undefined;
}

export interface Phrase extends Shown {
  readonly noun: string;
  readonly phrase: string;
  readonly place: string;
}

/** The phrases in the order of their nouns. */
export function phrasesOf(definitions: ReadonlyArray<Definition & Shown>): Phrase[] {
  const phrases = definitions.map(({ pattern, uri, line, example, parameters }) => ({
    noun: basename(uri, '.steps.ts'),
    phrase: String(pattern),
    example,
    parameters,
    place: `${uri}:${line}`,
  }));
  return phrases.toSorted((one, other) => one.noun.localeCompare(other.noun));
}

/** The phrases about something, or with a word in them or in a list of theirs. */
export function phrasesWith(phrases: readonly Phrase[], word: string): Phrase[] {
  const wanted = word.toLowerCase();
  return phrases.filter(({ noun, phrase, example = '', parameters = [] }) =>
    [noun, phrase, example, ...parameters.flatMap(({ words = [] }) => words)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}

/** Each noun with what belongs to it. */
export function nounsOf<T extends { readonly noun: string }>(all: readonly T[]): Array<[string, T[]]> {
  const nouns = new Map<string, T[]>();
  for (const each of all) nouns.set(each.noun, [...(nouns.get(each.noun) ?? []), each]);
  return [...nouns];
}

/** What the parameters of phrases may be, each once: the words of a list, or an example of a literal. */
function legend(phrases: readonly Phrase[]): string {
  const parameters = new Map(phrases.flatMap(({ parameters: own = [] }) => own.map((each) => [each.name, each])));
  const width = Math.max(...[...parameters.keys()].map(({ length }) => length));
  const lines = [...parameters.values()].map(({ name, words, such = [] }) => {
    const may = words ? words.join(', ') : `such as ${such.join(', ')}`;
    return `  ${name.padEnd(width)}  ${may}\n`;
  });
  return lines.length === 0 ? '' : `\nIn braces\n${lines.toSorted().join('')}`;
}

/** The phrases as people read them: each under its noun, with its example; below them what stands for their braces. */
export function phrasesText(phrases: readonly Phrase[]): string {
  const blocks: string[] = [];
  for (const [noun, own] of nounsOf(phrases)) {
    let block = `${noun}\n`;
    for (const { phrase, example = phrase } of own)
      block += example === phrase ? `  ${phrase}\n` : `  ${phrase}\n      ${example}\n`;
    blocks.push(block);
  }
  return blocks.join('\n') + legend(phrases);
}
