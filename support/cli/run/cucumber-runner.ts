import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type ISupportCodeLibrary, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { codeFile, codeFlags, IS_BUILT, ROOT } from '../../ground/own-package.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { Order } from './order.ts';
import { matchOnce, type StepDefinition } from './step-matching.ts';

/** All steps and hooks: where they were built they are one file. */
const SUPPORT = IS_BUILT ? [codeFile('steps.ts')] : ['support/example/cucumber/*.ts', 'steps/**/*.ts'];
const SILENCE = pathToFileURL(join(ROOT, codeFile('support/cli/run/silent-formatter.ts'))).href;
const FORMATS = { stdout: SILENCE, files: {}, publish: false as const, options: {} };

const coordinates = { requireModules: [], requirePaths: [], importPaths: SUPPORT, loaders: [] };

/** Which examples run: feature files relative to the project, and a tag expression (empty for all). */
export interface CucumberSelection {
  readonly paths: readonly string[];
  readonly tagExpression: string;
  /** As they are written when left out. */
  readonly order?: Order | undefined;
  /** Leaves out whatever follows the first example that is red. */
  readonly failFast?: boolean;
  /** How many processes share the work; this one alone when left out. */
  readonly workers?: number;
}

const sourcesOf = ({ paths, tagExpression, order = 'defined' }: CucumberSelection) => ({
  defaultDialect: 'en',
  paths: [...paths],
  names: [],
  tagExpression,
  order,
});

/** Where cucumber may write: nowhere. Its chunks are dropped. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Makes worker processes understand this code. */
function prepareWorkers(): void {
  const { NODE_OPTIONS = '' } = process.env;
  const flags = codeFlags().filter((flag) => !NODE_OPTIONS.includes(flag));
  process.env.NODE_OPTIONS = [NODE_OPTIONS, ...flags].join(' ').trim();
}

/**
 * The library as one process asks for it: it is loaded, so that its files need not be looked for again, which cucumber
 * does at each run.
 */
const alreadyFound = (library: ISupportCodeLibrary): ISupportCodeLibrary => ({
  ...library,
  originalCoordinates: { ...coordinates, importPaths: SUPPORT.slice(0, 1) },
});

async function loadLibrary(): Promise<ISupportCodeLibrary> {
  const sources = sourcesOf({ paths: ['features'], tagExpression: '' });
  const environment = { cwd: ROOT, stdout: nowhere(), stderr: nowhere() };
  return loadSupport({ sources, support: coordinates }, environment);
}

/** Cucumber looks at a stack for each step, to find its place in the sources, which a run does not ask for: a map of them is not read. */
async function withPlainStacks<Result>(load: () => Promise<Result>): Promise<Result> {
  const { prepareStackTrace } = Error;
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  try {
    return await load();
  } finally {
    if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
  }
}

interface WrittenDefinition extends StepDefinition {
  readonly pattern: string | RegExp;
  readonly uri: string;
  readonly line: number;
}

/** Every step definition, with what it matches. */
export async function loadedDefinitions() {
  const { stepDefinitions } = (await loadLibrary()) as unknown as { stepDefinitions: WrittenDefinition[] };
  return stepDefinitions.map(({ pattern, expression, uri, line }) => ({
    pattern: String(pattern),
    matches: expression.regexp,
    uri,
    line,
  }));
}

/** Cucumber in this process: its steps and hooks run as often as wanted. */
export class CucumberRunner {
  static #loaded: Promise<CucumberRunner> | undefined;

  readonly #library: ISupportCodeLibrary;
  readonly #found: ISupportCodeLibrary;
  readonly #environment = { cwd: ROOT, stdout: nowhere(), stderr: nowhere() };

  private constructor(library: ISupportCodeLibrary) {
    this.#library = library;
    this.#found = alreadyFound(library);
  }

  /** The runner of this process: a module registers its steps once, so a second library would have none. */
  static load(): Promise<CucumberRunner> {
    CucumberRunner.#loaded ??= CucumberRunner.#loadOnce();
    return CucumberRunner.#loaded;
  }

  static async #loadOnce(): Promise<CucumberRunner> {
    const library = await withPlainStacks(loadLibrary);
    matchOnce((library as unknown as { stepDefinitions: StepDefinition[] }).stepDefinitions);
    return new CucumberRunner(library);
  }

  /** Runs the examples of `selection` as `run` says; every message goes to `take`. Throws what a hook of the run threw. */
  async run(
    { workers = 1, ...selection }: CucumberSelection,
    run: RunContext,
    take: (message: Envelope) => void,
  ): Promise<void> {
    if (workers > 1) prepareWorkers();
    const runtime = {
      dryRun: false,
      failFast: selection.failFast ?? false,
      filterStacktraces: true,
      parallel: workers > 1 ? workers : 0,
      retry: 0,
      retryTagFilter: '',
      strict: true,
      // Plain data, which its type does not say.
      worldParameters: { run: run as never },
    };
    const support = workers > 1 ? this.#library : this.#found;
    const options = { sources: sourcesOf(selection), support, runtime, formats: FORMATS };
    await runCucumber(options, { ...this.#environment, env: process.env }, take);
  }
}
