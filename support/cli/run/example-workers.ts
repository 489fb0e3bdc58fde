import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { codeFile, codeFlags, ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import type { CucumberSelection } from './cucumber-runner.ts';
import type { WorkerTask, WorkerWord } from './example-worker.ts';

const WORKER = join(ROOT, codeFile('support/cli/run/example-worker.ts'));

/** More processes than this bring little, and each has a reference of its own. */
const MOST = 4;

/** With fewer examples for each process, starting another takes longer than it saves. */
const WORTH = 200;

/** No part has fewer examples, as long as there are more; each part begins with reading its feature files. */
const LEAST = 30;

function countsOf(paths: readonly string[], places: readonly ExamplePlace[]): number[] {
  const inFile = new Map<string, number>();
  for (const { uri, rows = [] } of places) inFile.set(uri, (inFile.get(uri) ?? 0) + Math.max(1, rows.length));
  return paths.map((path) => {
    const [uri = '', ...lines] = path.split(':');
    return lines.length > 0 ? lines.length : (inFile.get(uri) ?? 1);
  });
}

/** How many processes run these examples when nobody says it: one for each core, where that is worth its start. */
export function usualWorkers(paths: readonly string[], places: readonly ExamplePlace[]): number {
  let examples = 0;
  for (const count of countsOf(paths, places)) examples += count;
  return Math.max(1, Math.min(availableParallelism(), MOST, Math.floor(examples / WORTH)));
}

/** How many processes run the examples; those that share an account would disturb each other. */
export function workersFor(target: ResolvedTarget, { workers: asked, order }: RunFlags, usual: number): number {
  const { kind, lab, facilities, downstream, callbacks } = target;
  // An order that is to be repeated is that of one process.
  const wanted = asked ?? (kind === 'bundled' && order !== 'random' ? usual : 1);
  if (wanted === 1) return wanted;
  if (!lab || facilities || downstream) {
    const why = lab ? 'examples share the declared facilities' : 'without a lab examples share their account';
    if (asked !== undefined) complain(`${why}; one worker runs them.`);
    return 1;
  }
  if (!callbacks.listen.endsWith(':0'))
    throw new UsageError(`--workers ${wanted} cannot share callbacks.listen ${callbacks.listen}; run with one worker.`);
  return wanted;
}

/** The parts of a selection, one after the other for the next free process: large ones first, so that all end together. */
export function partsOf<S extends CucumberSelection>(
  selection: S,
  places: readonly ExamplePlace[],
  workers: number,
): () => S | undefined {
  const counts = countsOf(selection.paths, places);
  let left = 0;
  for (const count of counts) left += count;
  let at = 0;
  return () => {
    if (at === counts.length) return undefined;
    const wanted = Math.max(LEAST, left / (4 * workers));
    const begin = at;
    for (let size = 0; at < counts.length && size < wanted; at += 1) {
      size += counts[at] as number;
      left -= counts[at] as number;
    }
    return { ...selection, paths: selection.paths.slice(begin, at) };
  };
}

export class ExampleWorkers {
  readonly #children: readonly ChildProcess[];
  /** How many run in all, this process included. */
  readonly count: number;

  constructor(count: number) {
    this.count = count;
    const options = { execArgv: codeFlags(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] as const };
    this.#children = Array.from({ length: count - 1 }, () => fork(WORKER, { ...options, stdio: [...options.stdio] }));
    const starting = new Set(this.#children);
    for (const child of starting) child.once('message', () => starting.delete(child));
    // One that has not said anything has no guard yet.
    process.once('exit', () => {
      for (const child of starting) child.kill('SIGKILL');
    });
  }

  /** Runs the parts that `next` gives until there are none; each message that they leave goes to `take`, as a line. */
  async run(context: RunContext, next: ReturnType<typeof partsOf>, take: (line: string) => void): Promise<void> {
    const led = this.#children.map((child) => {
      const tell = (task: WorkerTask): boolean => child.send(task);
      return new Promise<void>((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code, signal) => {
          reject(new HarnessError(`a worker ended with ${signal ?? code} before its examples did`));
        });
        child.on('message', (word: WorkerWord) => {
          if ('trouble' in word) return reject(new HarnessError(word.trouble));
          if ('lines' in word) return word.lines.forEach(take);
          const part = next();
          if (part) tell({ part });
          else resolve();
        });
        tell({ context });
      });
    });
    await Promise.all(led);
  }

  /** Lets the processes end, and waits until they have, so that what they cost counts for this one. */
  async end(): Promise<void> {
    for (const child of this.#children) {
      if (!child.connected) continue;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    }
  }
}
