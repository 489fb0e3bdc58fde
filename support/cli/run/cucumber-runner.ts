import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type ISupportCodeLibrary, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { codeFile, IS_BUILT, ROOT } from '../../ground/own-package.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { LoadedDefinition, Phrasebook } from '../phrases/phrasebook.ts';
import { matchOnce } from './lean-cucumber.ts';

/** All steps and hooks: where they were built they are one file. */
const SUPPORT = IS_BUILT ? [codeFile('steps.ts')] : ['support/example/cucumber/*.ts', 'steps/**/*.ts'];
const SILENCE = pathToFileURL(join(ROOT, codeFile('support/cli/run/silent-formatter.ts'))).href;
const FORMATS = { stdout: SILENCE, files: {}, publish: false as const, options: {} };

const coordinates = { requireModules: [], requirePaths: [], importPaths: SUPPORT, loaders: [] };

export type Order = 'defined' | `random:${number}`;

/** Which examples run: feature files relative to the project, and a tag expression (empty for all). */
export interface CucumberSelection {
  readonly paths: readonly string[];
  readonly tagExpression: string;
  readonly order?: Order | undefined;
}

function sourcesOf({ paths, tagExpression, order = 'defined' }: CucumberSelection) {
  return { defaultDialect: 'en', paths: [...paths], names: [], tagExpression, order };
}

function environment() {
  const nowhere = { write: (_chunk: unknown, _encoding: unknown, done: () => void) => done() };
  return { cwd: ROOT, stdout: new Writable(nowhere), stderr: new Writable(nowhere) };
}

export class CucumberRunner {
  static #loaded: Promise<CucumberRunner> | undefined;

  readonly phrasebook: Phrasebook;
  readonly #library: ISupportCodeLibrary;
  readonly #environment = environment();

  private constructor(library: ISupportCodeLibrary) {
    this.#library = library;
    const { stepDefinitions } = library as unknown as { readonly stepDefinitions: readonly LoadedDefinition[] };
    this.phrasebook = { definitions: stepDefinitions, fitting: matchOnce(stepDefinitions) };
  }

  /** The runner of this process: a module registers its steps once, so a second library would have none. */
  static load(): Promise<CucumberRunner> {
    CucumberRunner.#loaded ??= CucumberRunner.#loadOnce();
    return CucumberRunner.#loaded;
  }

  /** Cucumber looks at a stack for each step, to find its place in the sources, which a run does not ask for: a map of them is not read. */
  static async #loadOnce(): Promise<CucumberRunner> {
    const { prepareStackTrace } = Error;
    Reflect.deleteProperty(Error, 'prepareStackTrace');
    try {
      const sources = sourcesOf({ paths: ['features'], tagExpression: '' });
      return new CucumberRunner(await loadSupport({ sources, support: coordinates }, environment()));
    } finally {
      if (prepareStackTrace) Error.prepareStackTrace = prepareStackTrace;
    }
  }

  /** Runs the examples of `selection` as `run` says; every message goes to `take`. Throws what a hook of the run threw. */
  async run(selection: CucumberSelection, run: RunContext, take: (message: Envelope) => void): Promise<void> {
    const runtime = {
      dryRun: false,
      failFast: false,
      filterStacktraces: true,
      parallel: 0,
      retry: 0,
      retryTagFilter: '',
      strict: true,
      // Plain data, which its type does not say.
      worldParameters: { run: run as never },
    };
    // This process has loaded its files: it need not look for them again, which cucumber does at each run.
    const found = { ...coordinates, importPaths: SUPPORT.slice(0, 1) };
    const support = { ...this.#library, originalCoordinates: found };
    const options = { sources: sourcesOf(selection), support, runtime, formats: FORMATS };
    await runCucumber(options, { ...this.#environment, env: process.env }, take);
  }
}
