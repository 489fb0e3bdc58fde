import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, unwatchFile, watch, watchFile } from 'node:fs';
import { join, resolve } from 'node:path';
import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { type ExamplePlace, indexExamples, taggedRules } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import { select, withFailed } from './selection.ts';

/** Editors write a file in several steps: changes so close together are one. */
const TOGETHER_MS = 200;

/** How often a target file is looked at; it may vanish and come back, which no notification survives. */
const LOOK_MS = 300;

const CHOOSING = ['--rule', '--area', '--tags'];

type Touched = 'all' | ReadonlySet<string>;

export function withoutWatching(words: readonly string[]): string[] {
  return words.filter((word) => word !== '--watch');
}

export function withRules(words: readonly string[], rules: Iterable<string>): string[] {
  const others: string[] = [];
  for (const [at, word] of words.entries()) {
    if (word === '--failed' || CHOOSING.includes(words[at - 1] ?? '')) continue;
    if (!CHOOSING.includes(word.split('=')[0] as string)) others.push(word);
  }
  for (const id of rules) others.push('--rule', id);
  return others;
}

/** The rules that changed files are about: those of a feature file, or all for a step file; none for other files. */
export function rulesTouched(changed: readonly string[], places: readonly ExamplePlace[]): Touched {
  for (const file of changed) if (/^steps\/.*\.ts$/.test(file)) return 'all';
  return taggedRules(places.filter(({ uri }) => changed.includes(uri)));
}

function chosenPlaces(flags: RunFlags): readonly ExamplePlace[] {
  const places = indexExamples(ROOT);
  const book = readRuleBook();
  const { paths } = select({ ...flags, unreachable: [] }, book, places);
  const files = new Set(paths.map((path) => path.split(':')[0]));
  return places.filter(({ uri }) => files.has(uri));
}

/** Runs one after the other, each in a process of its own, so that steps are loaded again. */
class Runs {
  readonly #words: readonly string[];
  #child: ChildProcess | undefined;
  #next: Touched | undefined;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  ask(rules: Touched): void {
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

  async end(): Promise<void> {
    const child = this.#child;
    this.#next = undefined;
    if (!child) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  }
}

function watchSuite(runs: Runs, flags: RunFlags): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const act = (): void => {
    const files: string[] = [];
    for (const file of changed)
      if (existsSync(join(ROOT, file))) files.push(file);
      else if (/\.(?:feature|steps\.ts)$/.test(file)) complain(`${file} is gone; the next run begins when it is back.`);
    changed.clear();
    if (files.length === 0) return;
    try {
      const touched = rulesTouched(files, chosenPlaces(flags));
      if (touched === 'all' || touched.size > 0) runs.ask(flags.paths ? 'all' : touched);
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

/** Runs again at each change, also of the target file, which may go and come back, until it is cancelled. */
export async function watchAndRun(asked: RunFlags): Promise<number> {
  const flags = withFailed(asked);
  chosenPlaces(flags);
  const words = withoutWatching(process.argv.slice(2));
  const runs = new Runs(flags.failed ? withRules(words, new Set(flags.rule)) : words);
  const stop = watchSuite(runs, flags);
  const { target } = flags;
  const file = target === undefined ? undefined : resolve(target);
  if (file !== undefined)
    watchFile(file, { interval: LOOK_MS }, () => {
      if (existsSync(file)) runs.ask('all');
      else complain(`the target file ${target} is gone; the next run begins when it is back.`);
    });
  runs.ask('all');
  await new Promise((cancelled) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, cancelled);
  });
  stop();
  if (file !== undefined) unwatchFile(file);
  await runs.end();
  return EXIT.cancelled;
}
