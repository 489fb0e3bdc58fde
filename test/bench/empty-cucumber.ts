import { Writable } from 'node:stream';
import { loadSupport, runCucumber } from '@cucumber/cucumber/api';

/** Cucumber over the same features with the same step texts, whose steps and hooks do nothing. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
const environment = { stdout: nowhere(), stderr: nowhere() };
const sources = {
  defaultDialect: 'en',
  paths: ['features'],
  names: [],
  tagExpression: '',
  order: 'defined' as const,
};
const coordinates = {
  requireModules: [],
  requirePaths: [],
  importPaths: ['built/steps.js'],
  loaders: [],
};

/** A step that does nothing with what its phrase says; the parameter of the session goes. */
const idle = (like: { length: number }): (() => void) =>
  Object.defineProperty(() => undefined, 'length', { value: like.length - 1 });

const library = await loadSupport({ sources, support: coordinates }, environment);
const empty = library as unknown as Record<string, Array<{ code: () => void }>>;
for (const definition of empty.stepDefinitions ?? []) definition.code = idle(definition.code);
for (const when of ['before', 'after']) {
  empty[`${when}TestCaseHookDefinitions`] = [];
  empty[`${when}TestRunHookDefinitions`] = [];
}

let scenarios = 0;
const runtime = {
  dryRun: false,
  failFast: false,
  filterStacktraces: true,
  parallel: 0,
  retry: 0,
  retryTagFilter: '',
  strict: true,
  worldParameters: {},
};
const formatter = new URL('../../support/cli/run/silent-formatter.ts', import.meta.url).href;
const formats = { stdout: formatter, files: {}, publish: false as const, options: {} };
await runCucumber({ sources, support: library, runtime, formats }, environment, (message) => {
  if (message.testCaseFinished) scenarios += 1;
});
process.stdout.write(`${scenarios}\n`);
