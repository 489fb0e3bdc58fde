import { performance } from 'node:perf_hooks';
import type { BindingName, Bindings } from '../../ground/bindings.ts';
import { doNothing } from '../../ground/do-nothing.ts';
import { nameOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { PROOF_SEEDS } from '../../ground/seed.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { redExamples } from '../../ledger/ending.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { type Alternative, FaultSwitch } from '../run/faults.ts';
import { keepHeapNear } from '../run/heap.ts';
import { Scouts } from './scouts.ts';
import type { TrialJob } from './trial-plan.ts';

export type WorkerWord =
  | { readonly ready: true }
  | { readonly trial: Trial; readonly isFull: boolean }
  | { readonly alive: true }
  | { readonly trouble: string };

/** Bytes with which a worker makes way for a fresh one: more than a heap that is collected in time comes to. */
const FULL = 700 * 2 ** 20;

/** By how many percent the heap of a worker may grow past what is alive. */
const GROWTH = 60;

// It would grow to that size, and a fresh process is slow until its code is compiled.
keepHeapNear(GROWTH);

const tell = (word: WorkerWord): void => void process.send?.(word);

class Bench {
  readonly #lab: FaultSwitch;
  readonly #crashes: string[];
  readonly #runner: CucumberRunner;
  readonly #setup: ExaminationSetup;
  readonly #scouts = new Scouts();

  constructor(target: ResolvedTarget, crashes: string[], runner: CucumberRunner) {
    this.#lab = new FaultSwitch(target.lab as string);
    this.#crashes = crashes;
    this.#runner = runner;
    this.#setup = {
      book: readRuleBook(),
      places: indexExamples(ROOT),
      target,
      faults: [],
      evidence: 'none',
      seed: PROOF_SEEDS.faults,
      onExample: () => tell({ alive: true }),
    };
  }

  async try(job: TrialJob): Promise<Trial> {
    const { alternatives, isSearch } = job;
    if (alternatives) return { ...(await this.#tryAlternatives(job, alternatives)), isSearch };
    await this.#lab.everywhere([job.fault]);
    const on = async (paths: readonly string[]): Promise<Trial> => {
      const { examples, trial } = await this.#run({ ...job, paths }, { faults: [job.fault] });
      let own = 0;
      for (const { rule } of examples) if (rule === job.rule) own += 1;
      return { ...trial, own };
    };
    const trial = await (job.isEnoughOnce ? this.#scouts.untilCaught(job.rule, job.paths, on) : on(job.paths));
    return { ...trial, isSearch };
  }

  async #run({ fault, paths }: TrialJob, more: Partial<ExaminationSetup>) {
    const before = performance.now();
    const examination = new Examination({ ...this.#setup, ...more });
    if (paths.length > 0) await examination.run(this.#runner, { paths, tagExpression: '' });
    const { examples, troubles } = examination.recorded();
    const crashes = [...new Set([...this.#crashes.splice(0), ...troubles])];
    const ms = Math.round(performance.now() - before);
    const leaning = (rule: string) => this.#setup.book.get(rule)?.premises ?? [];
    return { examination, examples, trial: { fault, red: redExamples(examples, leaning), crashes, ms } };
  }

  async #tryAlternatives(job: TrialJob, group: readonly Alternative[]): Promise<Trial> {
    await this.#lab.choose(group.map(nameOf));
    await this.#lab.trace('chosen');
    const { target } = this.#setup;
    const bindings: Record<string, unknown> = { ...target.bindings };
    const deniedBindings: BindingName[] = [];
    let visibleWithinMs = 0;
    for (const { target: said } of group) {
      visibleWithinMs = Math.max(visibleWithinMs, parseDuration(said.visibleWithin ?? '0s') ?? 0);
      for (const [name, value] of Object.entries(said.bindings ?? {}))
        if (value === null) deniedBindings.push(name as BindingName);
        else bindings[name] = value;
    }
    const published = group[0]?.target.published ?? target.published;
    const said = { ...target, published, bindings: bindings as unknown as Bindings, deniedBindings, visibleWithinMs };
    const { examples, examination, trial } = await this.#run(job, { target: said });
    const { alternatives } = await this.#lab.traced();
    await this.#lab.endTrace();
    const failed = new Set<string>();
    for (const { id, judged, verdict } of examination.judge(examination.recorded(), job.fault).rules)
      if (judged && (verdict === 'fail' || verdict === 'error')) failed.add(id);
    const acting: string[] = [];
    for (const [name, reached] of Object.entries(alternatives)) if (reached.length > 0) acting.push(name);
    return { ...trial, own: examples.length, red: trial.red.filter(({ rule }) => failed.has(rule)), acting };
  }
}

process.once('disconnect', () => process.exit(0));
// A terminal interrupts the whole group; the parent decides what that means.
process.on('SIGINT', doNothing);

try {
  const crashes: string[] = [];
  const crashed = (error: unknown, operation: string): void => {
    crashes.push(`${operation}: ${(error as Error).message}`);
  };
  const { target } = await startBundled({ faults: [], crashed });
  const bench = new Bench(target, crashes, await CucumberRunner.load());
  process.on('message', async (job: TrialJob) => {
    try {
      tell({ trial: await bench.try(job), isFull: process.memoryUsage.rss() > FULL });
    } catch (error) {
      tell({ trouble: String((error as Error).stack) });
    }
  });
  tell({ ready: true });
} catch (error) {
  tell({ trouble: String((error as Error).stack) });
}
