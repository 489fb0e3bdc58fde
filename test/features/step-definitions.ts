import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Claim, Named } from '../../support/example/session/claims.ts';
import type { ReadFeature } from './document.ts';
import { examplesRun } from './judged.ts';
import type { Question, SaidStep } from './step-library.ts';

/** A parameter of a phrase, with the words of a closed list. */
export interface LoadedParameter {
  readonly name: string;
  readonly regexpStrings: readonly string[];
  readonly words?: readonly string[] | undefined;
  /** What a step gets for each of the words. */
  readonly becomes?: readonly unknown[];
}

/** A step definition as cucumber loaded it; `matches` is the source of its regular expression. */
export interface LoadedDefinition {
  readonly pattern: string;
  readonly matches: string;
  readonly parameters: readonly LoadedParameter[];
  readonly uri: string;
  readonly line: number;
}

export type ClaimsOf = (text: string) => readonly Claim[];

const LIBRARY = join(import.meta.dirname, 'step-library.ts');

let library: ChildProcess | undefined;
let latest: Promise<unknown> = Promise.resolve();

/** Asks the process in which cucumber has loaded the steps: one for all tests of a process, which ends with it. */
function answered<T>(question: Question, about: unknown = []): Promise<T> {
  library ??= fork(LIBRARY, { execArgv: ['--import', 'tsx'], cwd: join(import.meta.dirname, '../..') }).once(
    'exit',
    (code) => library?.emit('error', new Error(`the process of the steps ended with ${code}`)),
  );
  const { channel } = library;
  library.unref();
  const asked = latest.then(async () => {
    channel?.ref();
    library?.send([question, about]);
    const [answer] = await once(library as ChildProcess, 'message');
    channel?.unref();
    return answer as T;
  });
  latest = asked;
  return asked;
}

let loaded: Promise<LoadedDefinition[]> | undefined;

/** Loads the step definitions the way cucumber does, once for all tests of a process. */
export const loadDefinitions = (): Promise<LoadedDefinition[]> => {
  loaded ??= answered('definitions');
  return loaded;
};

/**
 * What the definition of a step declares: its claims, the operation that it performs, what it names, and whether it looks at
 * the status of an answer and at nothing else.
 */
export interface Declared {
  readonly pattern: string;
  readonly looksAtStatus: boolean;
  readonly claims: readonly Claim[];
  readonly performed?: string;
  readonly named: readonly Named[];
}

export type DeclaredBy = (step: SaidStep) => Declared;

const UNDECLARED: Declared = { pattern: '', looksAtStatus: false, claims: [], named: [] };

/** What each of these steps declares, by the definition that it fits. */
export async function declaredBy(steps: readonly SaidStep[]): Promise<DeclaredBy> {
  const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
  const declared = await answered<Declared[]>('declared', [...distinct.values()]);
  const known = new Map([...distinct.keys()].map((text, index) => [text, declared[index]]));
  return (step) => known.get(JSON.stringify(step)) ?? UNDECLARED;
}

export async function claimsOfSteps(texts: readonly string[]): Promise<ClaimsOf> {
  const declared = await declaredBy(texts.map((text) => ({ text, rows: [] })));
  return (text) => declared({ text, rows: [] }).claims;
}

/** Whether a text is a step that exists, by its pattern, and the steps that are suggested for it. */
interface Suggested {
  readonly exists?: string;
  readonly suggested: ReadonlyArray<{ readonly phrase: string; readonly example: string }>;
}

export const suggestionsFor = (texts: readonly string[]): Promise<Suggested[]> =>
  answered<Suggested[]>('nearest', texts);

export function patternsBy(definitions: readonly LoadedDefinition[]): (text: string) => string {
  const compiled = definitions.map(({ pattern, matches }) => ({ pattern, regexp: new RegExp(matches) }));
  const known = new Map<string, string>();
  return (text) => {
    const pattern = known.get(text) ?? compiled.find(({ regexp }) => regexp.test(text))?.pattern ?? text;
    known.set(text, pattern);
    return pattern;
  };
}

const shown = ({ pattern, uri, line }: LoadedDefinition): string => `"${pattern}" (${uri}:${line})`;

/** Steps without a definition or with several, and definitions that no step uses. */
export function looseSteps(features: readonly ReadFeature[], definitions: readonly LoadedDefinition[]): string[] {
  const compiled = definitions.map((definition) => ({ definition, regexp: new RegExp(definition.matches) }));
  const unused = new Set(definitions);
  // The same text once per file.
  const used = examplesRun(features).flatMap(({ path, where, steps }) =>
    steps.map(({ text }) => [`${path}\n${text}`, { text, where }] as const),
  );
  const loose = [...new Map(used).values()].flatMap(({ text, where }) => {
    const matching = compiled.filter(({ regexp }) => regexp.test(text)).map(({ definition }) => definition);
    for (const definition of matching) unused.delete(definition);
    const at = `${where}: ${text}`;
    if (matching.length === 0) return [`${at} is undefined`];
    return matching.length > 1 ? [`${at} is ambiguous: ${matching.map(shown).join(', ')}`] : [];
  });
  return [...loose, ...[...unused].map((definition) => `${shown(definition)} is used by no step`)];
}
