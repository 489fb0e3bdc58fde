import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { basename, join, normalize } from 'node:path';
import { collect } from '../../ground/collect.ts';
import { IS_BUILT, ROOT } from '../../ground/own-package.ts';
import type { StepDefinition } from '../run/lean-cucumber.ts';

export interface Parameter {
  readonly name: string;
  readonly regexpStrings: readonly string[];
}

export interface LoadedDefinition extends StepDefinition {
  readonly pattern: string | RegExp;
  readonly uri: string;
  readonly line: number;
  readonly expression: StepDefinition['expression'] & { readonly parameterTypes?: readonly Parameter[] };
}

export interface Phrasebook {
  readonly definitions: readonly LoadedDefinition[];
  readonly fitting: (text: string) => ReadonlySet<LoadedDefinition>;
}

let map: SourceMap | undefined;

/** Where a definition is written; the steps that were built are in one file, and cucumber knows their places in that. */
export function writtenAt({ uri, line }: LoadedDefinition): { readonly uri: string; readonly line: number } {
  if (!IS_BUILT) return { uri, line };
  map ??= new SourceMap(JSON.parse(readFileSync(join(ROOT, `${uri}.map`), 'utf8')));
  const { originalSource, originalLine } = map.findEntry(line - 1, 0) as SourceMapping;
  return { uri: normalize(join('built', originalSource)).replaceAll('\\', '/'), line: originalLine + 1 };
}

export interface PhraseParameter {
  readonly name: string;
  readonly words?: readonly string[];
  readonly such?: readonly string[];
}

export type Definition = Pick<LoadedDefinition, 'pattern' | 'uri' | 'line'>;

interface Shown {
  readonly example?: string | undefined;
  readonly parameters?: readonly PhraseParameter[] | undefined;
}

export interface Phrase extends Shown {
  readonly noun: string;
  readonly phrase: string;
  readonly place: string;
}

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

export function phrasesWith(phrases: readonly Phrase[], word: string): Phrase[] {
  const wanted = word.toLowerCase();
  return phrases.filter(({ noun, phrase, example = '', parameters = [] }) => {
    const texts = [noun, phrase, example];
    for (const { words = [] } of parameters) texts.push(...words);
    return texts.some((text) => text.toLowerCase().includes(wanted));
  });
}

export function nounsOf<T extends { readonly noun: string }>(all: readonly T[]): Array<[string, T[]]> {
  const nouns = new Map<string, T[]>();
  for (const each of all) collect(nouns, each.noun, each);
  return [...nouns];
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
  const parameters = new Map<string, PhraseParameter>();
  let width = 0;
  for (const { parameters: own = [] } of phrases)
    for (const each of own) {
      parameters.set(each.name, each);
      width = Math.max(width, each.name.length);
    }
  const lines = [...parameters.values()].map(({ name, words, such = [] }) => {
    const may = words ? words.join(', ') : `such as ${such.join(', ')}`;
    return `  ${name.padEnd(width)}  ${may}\n`;
  });
  return blocks.join('\n') + (lines.length === 0 ? '' : `\nIn braces\n${lines.toSorted().join('')}`);
}
