import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { codeFile, codeFlags, ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import { Patience } from './patience.ts';
import type { TrialJob } from './trial-plan.ts';
import type { WorkerWord } from './trial-worker.ts';

const WORKER = join(ROOT, codeFile('support/cli/proof/trial-worker.ts'));

/** Milliseconds after which a fault has made the examples hang, and within which a process has to begin on a busy machine. */
const PATIENCE = 120_000;
const BEGINNING = 2 * PATIENCE;

type Worker = Pick<ChildProcess, 'on' | 'once' | 'send' | 'kill' | 'disconnect'>;

/** Trials give way to the run without faults by so many steps: the examples of many of them are known only when it has ended. */
const BEHIND = 5;
const LOWEST = 19;

function startWorker(): Worker {
  const worker = fork(WORKER, { execArgv: codeFlags(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  if (worker.pid !== undefined) setPriority(worker.pid, Math.min(LOWEST, getPriority() + BEHIND));
  return worker;
}

export class TrialQueue {
  readonly #left: Array<() => TrialJob | undefined> = [];
  readonly #news = new EventEmitter().setMaxListeners(0);
  #isAwaiting = false;

  add(...jobs: readonly TrialJob[]): void {
    for (const job of jobs) this.later(() => job);
  }

  later(make: () => TrialJob | undefined): void {
    this.#left.push(make);
    this.#news.emit('news');
  }

  async awaits(source: Promise<unknown>): Promise<void> {
    this.#isAwaiting = true;
    await Promise.allSettled([source]);
    this.#isAwaiting = false;
    this.#news.emit('news');
  }

  async hasMore(): Promise<boolean> {
    while (this.#left.length === 0 && this.#isAwaiting) await once(this.#news, 'news');
    return this.#left.length > 0;
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
  #isStopped = false;

  constructor(take: (trial: Trial) => void, { start = startWorker, patience = PATIENCE } = {}) {
    this.#take = take;
    this.#start = start;
    this.#patience = patience;
  }

  /** Takes jobs until the queue is empty, later ones too. Rejects with HarnessError when a worker itself misbehaves. */
  async run(queue: TrialQueue, workers: number): Promise<void> {
    this.#isStopped = false;
    try {
      while (await queue.hasMore()) {
        const works: Array<Promise<void>> = [];
        for (let started = 0; started < workers; started += 1) works.push(this.#work(queue));
        await Promise.all(works);
      }
    } finally {
      this.stop();
    }
  }

  stop(): void {
    this.#isStopped = true;
    for (const worker of this.#workers) worker.kill('SIGKILL');
  }

  async #work(queue: TrialQueue): Promise<void> {
    while ((await queue.hasMore()) && !this.#isStopped) {
      const worker = this.#start();
      this.#workers.add(worker);
      await this.#lead(worker, queue);
      this.#workers.delete(worker);
    }
  }

  /** Resolves when the process has ended in order, or by a fault; rejects when it misbehaved by itself. */
  #lead(worker: Worker, queue: TrialQueue): Promise<void> {
    let job: TrialJob | undefined;
    let isReady = false;
    const patience = new Patience(this.#patience, () => worker.kill('SIGKILL'));
    patience.begin(BEGINNING);
    return new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('message', (word: WorkerWord) => {
        if (patience.isLost) return;
        if ('trouble' in word) return reject(new HarnessError(word.trouble));
        if ('alive' in word) return patience.exampleEnded();
        isReady = true;
        if ('trial' in word) this.#take(word.trial);
        job = 'trial' in word && word.isFull ? undefined : queue.next();
        // A process that is to leave is not waited for without end either: the engine may be stuck on its way out.
        patience.begin();
        if (job) worker.send(job);
        else worker.disconnect();
      });
      worker.once('exit', (code) => {
        patience.end();
        if (!isReady) return reject(new HarnessError(`a worker ended with ${code} before it was ready`));
        if (job) {
          const [lost, ms] = patience.isLost ? (['time-out', this.#patience] as const) : (['crash', 0] as const);
          this.#take({ fault: job.fault, isSearch: job.isSearch, own: 0, red: [], crashes: [], lost, ms });
        }
        resolve();
      });
    });
  }
}
