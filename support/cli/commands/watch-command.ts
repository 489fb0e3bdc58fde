import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, unwatchFile, watch, watchFile } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { type ExamplePlace, indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { withFailed } from '../run/red-rules.ts';
import { select } from '../run/selection.ts';
import { rulesTouched } from '../run/touched-rules.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import { withoutWatching, withRules } from './command-words.ts';

/** Editors write a file in several steps: changes so close together are one. */
const TOGETHER_MS = 200;

/** How often a target file is looked at; it may vanish and come back, which no notification survives. */
const LOOK_MS = 300;

/** The examples that the flags choose, before any target is asked. Throws UsageError when they choose none. */
function chosenPlaces(flags: RunFlags): readonly ExamplePlace[] {
  const places = indexExamples(ROOT);
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const { paths } = select({ ...flags, unreachable: [] }, book, places);
  const files = new Set(paths.map((path) => path.split(':')[0]));
  return places.filter(({ uri }) => files.has(uri));
}

/** Runs one after the other, each in a process of its own, so that steps are loaded again. */
class Runs {
  readonly #words: readonly string[];
  #child: ChildProcess | undefined;
  #next: 'all' | ReadonlySet<string> | undefined;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** Runs these rules, or all that were chosen; while another run is busy, after it. */
  ask(rules: 'all' | ReadonlySet<string>): void {
    const next = this.#next ?? new Set<string>();
    this.#next = rules === 'all' || next === 'all' ? 'all' : new Set([...next, ...rules]);
    if (!this.#child) this.#start();
  }

  #start(): void {
    const rules = this.#next ?? 'all';
    this.#next = undefined;
    const words = rules === 'all' ? this.#words : withRules(this.#words, rules);
    this.#child = spawn(process.execPath, [join(ROOT, 'bin/plumbline'), ...words], { stdio: 'inherit' });
    this.#child.once('close', () => {
      this.#child = undefined;
      if (this.#next) this.#start();
      else complain('watching; Ctrl-C ends it.');
    });
  }

  /** Ends the run that is busy; resolves when it has gone. */
  async end(): Promise<void> {
    const child = this.#child;
    this.#next = undefined;
    if (!child) return;
    const gone = new Promise((ended) => child.once('close', ended));
    child.kill('SIGTERM');
    await gone;
  }
}

/** Whether a file is still there; says so of a feature or a step file that is not. */
function isThere(file: string): boolean {
  if (existsSync(join(ROOT, file))) return true;
  if (/\.(?:feature|steps\.ts)$/.test(file)) complain(`${file} is gone; the next run begins when it is back.`);
  return false;
}

/** Looks after the features and the steps; returns a function that stops it. */
function watchSuite(runs: Runs, flags: RunFlags): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const act = (): void => {
    const files = [...changed].filter(isThere);
    changed.clear();
    if (files.length === 0) return;
    try {
      const touched = rulesTouched(files, chosenPlaces(flags));
      if (touched === 'all' || touched.size > 0) runs.ask(touched);
    } catch (error) {
      complain((error as Error).message);
    }
  };
  const watchers = ['features', 'steps'].map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_, name) => {
      changed.add(`${folder}/${name}`);
      clearTimeout(timer);
      timer = setTimeout(act, TOGETHER_MS);
    }).on('error', ({ message }) => complain(`cannot watch ${folder} any longer: ${message}.`)),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Looks after the target file, also while it is gone; returns a function that stops it. */
function watchTarget(runs: Runs, target: string): () => void {
  const file = resolve(target);
  watchFile(file, { interval: LOOK_MS }, () => {
    if (existsSync(file)) runs.ask('all');
    else complain(`the target file ${target} is gone; the next run begins when it is back.`);
  });
  return () => unwatchFile(file);
}

/** `plumbline run --watch`: runs again at each change, until it is cancelled. */
export async function watchCommand(asked: RunFlags): Promise<number> {
  const flags = withFailed(asked);
  chosenPlaces(flags);
  const words = withoutWatching(process.argv.slice(2));
  const runs = new Runs(flags.failed ? withRules(words, new Set(flags.rule)) : words);
  const stops = [watchSuite(runs, flags), ...(flags.target ? [watchTarget(runs, flags.target)] : [])];
  runs.ask('all');
  await new Promise((cancelled) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, cancelled);
  });
  for (const stop of stops) stop();
  await runs.end();
  return EXIT.cancelled;
}
