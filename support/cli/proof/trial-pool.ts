import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { codeFile, codeFlags, ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import type { TrialJob } from './trial-plan.ts';
import type { WorkerWord } from './trial-worker.ts';

const WORKER = join(ROOT, codeFile('support/cli/proof/trial-worker.ts'));

/** Milliseconds without the end of an example after which a fault has made one hang; a whole trial may take as long as it does. */
const PATIENCE = 60_000;

/** What the pool needs of a process. */
type Worker = Pick<ChildProcess, 'on' | 'once' | 'send' | 'kill' | 'disconnect'>;

/** Trials give way to the run without faults: the examples of many of them are known only when it has ended. */
const BEHIND = 5;

const startWorker = (): Worker => {
  const worker = fork(WORKER, { execArgv: codeFlags(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  if (worker.pid !== undefined) setPriority(worker.pid, BEHIND);
  return worker;
};

const lost = ({ fault, isSearch }: TrialJob, how: 'crash' | 'time-out'): Trial => {
  return { fault, isSearch, own: 0, red: [], crashes: [], lost: how, ms: how === 'time-out' ? PATIENCE : 0 };
};

/** One process from its start until no job is left or a fault ends it. */
class WorkerLife {
  readonly worker: Worker;
  readonly #next: () => TrialJob | undefined;
  readonly #patience: number;
  #job: TrialJob | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ready = false;
  #hung = false;

  constructor(worker: Worker, next: () => TrialJob | undefined, patience: number) {
    this.worker = worker;
    this.#next = next;
    this.#patience = patience;
  }

  /** Resolves when the process has ended in order, or by a fault; rejects when it misbehaved by itself. */
  lead(take: (trial: Trial) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.worker.on('error', reject);
      this.worker.on('message', (word: WorkerWord) => {
        clearTimeout(this.#timer);
        if ('trouble' in word) return reject(new HarnessError(word.trouble));
        if ('alive' in word) return this.#wait();
        this.#ready = true;
        if ('trial' in word) take(word.trial);
        this.#goOn('trial' in word && word.isFull);
      });
      this.worker.once('exit', (code) => {
        clearTimeout(this.#timer);
        if (!this.#ready) return reject(new HarnessError(`a worker ended with ${code} before it was ready`));
        if (this.#job) take(lost(this.#job, this.#hung ? 'time-out' : 'crash'));
        resolve();
      });
    });
  }

  #goOn(isFull: boolean): void {
    this.#job = isFull ? undefined : this.#next();
    if (!this.#job) {
      this.worker.disconnect();
      return;
    }
    this.worker.send(this.#job);
    this.#wait();
  }

  /** Waits for the end of the next example. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#hung = true;
      this.worker.kill('SIGKILL');
    }, this.#patience);
  }
}

/** Jobs in their order; those that depend on the results of others are made when it is their turn. */
export class TrialQueue {
  readonly #left: Array<() => TrialJob | undefined> = [];
  #awaited: Promise<unknown> | undefined;
  #wake: () => void = () => undefined;
  #news = this.#nextNews();

  add(jobs: Iterable<TrialJob>): void {
    for (const job of jobs) this.later(() => job);
  }

  /** Jobs may come until `source` has ended, so that an empty queue is not yet the end. */
  awaits(source: Promise<unknown>): void {
    const done = (): void => {
      this.#awaited = undefined;
      this.#wake();
    };
    this.#awaited = source;
    source.then(done, done);
  }

  /** Waits while the queue is empty and more may come. Resolves to whether there is a job. */
  async hasMore(): Promise<boolean> {
    while (this.#left.length === 0 && this.#awaited) await this.#news;
    return this.#left.length > 0;
  }

  #nextNews(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#news = this.#nextNews();
        resolve();
      };
    });
  }

  /** Adds a job that is made when its turn comes; none is made when it is no longer wanted. */
  later(make: () => TrialJob | undefined): void {
    this.#left.push(make);
    this.#wake();
  }

  get size(): number {
    return this.#left.length;
  }

  next(): TrialJob | undefined {
    for (let make = this.#left.shift(); make; make = this.#left.shift()) {
      const job = make();
      if (job) return job;
    }
    return undefined;
  }
}

/** Runs trials in processes of their own. A fault that kills or hangs its process is reported as lost. */
export class TrialPool {
  readonly #take: (trial: Trial) => void;
  readonly #start: () => Worker;
  readonly #patience: number;
  readonly #workers = new Set<Worker>();

  constructor(take: (trial: Trial) => void, { start = startWorker, patience = PATIENCE } = {}) {
    this.#take = take;
    this.#start = start;
    this.#patience = patience;
  }

  /**
   * Takes the jobs out of the queue one by one, also those that are added while others are tried. Resolves when every job was tried;
   * rejects with HarnessError when a worker itself misbehaves.
   */
  async run(queue: TrialQueue, workers: number): Promise<void> {
    try {
      while (await queue.hasMore()) await Promise.all(Array.from({ length: workers }, () => this.#work(queue)));
    } finally {
      this.stop();
    }
  }

  /** Ends the processes. */
  stop(): void {
    for (const worker of this.#workers) worker.kill('SIGKILL');
  }

  /** Lives of one worker after another until no job is left. */
  async #work(queue: TrialQueue): Promise<void> {
    while (await queue.hasMore()) {
      const life = new WorkerLife(this.#start(), () => queue.next(), this.#patience);
      this.#workers.add(life.worker);
      await life.lead(this.#take);
      this.#workers.delete(life.worker);
    }
  }
}
