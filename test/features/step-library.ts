// The process in which cucumber has loaded the steps. It answers one question of the tests after the other.
import { DataTable } from '@cucumber/cucumber';
import { loadSupport } from '@cucumber/cucumber/api';
import { nearestAmong } from '../../support/cli/phrases/nearest-phrases.ts';
import { closedWords } from '../../support/cli/phrases/parameter-words.ts';
import type { LoadedDefinition, Phrasebook } from '../../support/cli/phrases/phrasebook.ts';
import { suiteSteps } from '../../support/cli/phrases/written-examples.ts';
import { matchOnce } from '../../support/cli/run/lean-cucumber.ts';
import { claimsOf, namingOf } from '../../support/example/session/claims.ts';

export interface SaidStep {
  readonly text: string;
  readonly rows: ReadonlyArray<readonly string[]>;
}

/** What cucumber knows of a step definition; its published type hides it. */
interface Loaded extends Pick<LoadedDefinition, 'pattern' | 'uri' | 'line'> {
  readonly expression: {
    readonly regexp: RegExp;
    readonly parameterTypes?: ReadonlyArray<{
      readonly name: string;
      readonly regexpStrings: readonly string[];
      transform(world: unknown, groups: readonly string[]): unknown;
    }>;
    match(text: string): ReadonlyArray<{ getValue(world: unknown): unknown }> | null;
  };
  readonly options: { readonly wrapperOptions?: unknown };
}

/** Everything but the places of the code is left at its default: nothing runs. */
const library = await loadSupport({
  sources: { defaultDialect: 'en', paths: [], names: [], tagExpression: '', order: 'defined' },
  support: {
    requireModules: [],
    requirePaths: [],
    loaders: [],
    importPaths: ['support/example/cucumber/**/*.ts', 'steps/**/*.ts'],
  },
});
const { stepDefinitions } = library as unknown as { readonly stepDefinitions: readonly Loaded[] };

/** What a word of a list becomes for the step, if that is a word or a number itself; functions and switches are none. */
function becomes(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'boolean') return typeof value;
  return JSON.parse(JSON.stringify(value ?? null));
}

const definitions = () =>
  stepDefinitions.map(({ pattern, expression, uri, line }) => ({
    pattern: String(pattern),
    matches: expression.regexp.source,
    uri,
    line,
    parameters: (expression.parameterTypes ?? []).map((type) => {
      const words = closedWords(type);
      const { name, regexpStrings } = type;
      return { name, regexpStrings, words, becomes: words?.map((word) => becomes(type.transform(null, [word]))) };
    }),
  }));

const rowOf = (cells: readonly string[]) => ({ cells: cells.map((value) => ({ value })) });

function declaredBy({ text, rows }: SaidStep) {
  for (const { pattern, expression, options } of stepDefinitions) {
    const found = expression.match(text);
    if (!found) continue;
    const parameters = found.map((each) => each.getValue(null));
    const all = [...parameters, new DataTable({ rows: rows.map(rowOf) })];
    const claims = claimsOf(options.wrapperOptions, parameters);
    return { pattern: String(pattern), claims, ...namingOf(options.wrapperOptions, all) };
  }
  return { pattern: '', claims: [], named: [], looksAtStatus: false };
}

function nearest(guesses: readonly string[]) {
  const known = stepDefinitions as unknown as Phrasebook['definitions'];
  const fitting = matchOnce(known);
  const near = nearestAmong(suiteSteps({ definitions: known, fitting }));
  return guesses.map((guess) => ({
    exists: [...fitting(guess)][0]?.pattern,
    suggested: near(guess).map(({ phrase, text: example }) => ({ phrase: phrase.pattern, example })),
  }));
}

const answers = { definitions, nearest, declared: (steps: readonly SaidStep[]) => steps.map(declaredBy) };

export type Question = keyof typeof answers;

process.once('disconnect', () => process.exit(0));
process.on('message', ([question, about]: [Question, never]) => process.send?.(answers[question](about)));
