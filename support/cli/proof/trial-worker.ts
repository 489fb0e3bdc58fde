import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BindingName, Bindings } from '../../ground/bindings.ts';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { PROOF_SEEDS } from '../../ground/seed.ts';
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

/** Messages of a worker to the process that started it. */
export type WorkerWord =
  | { readonly ready: true }
  | { readonly trial: Trial; readonly isFull: boolean }
  | { readonly alive: true }
  | { readonly trouble: string };

/** Bytes of memory with which a worker makes way for a fresh one: more than a heap that is collected in time comes to. */
const FULL = 700 * 2 ** 20;

/** By how many percent the heap of a worker may grow past what is alive. */
const GROWTH = 60;

// It would grow to that size, and a fresh process is slow until its code is compiled.
keepHeapNear(GROWTH);

/** Verdicts that an alternative must not lead to. */
const RED: ReadonlySet<string> = new Set(['fail', 'error']);

/** The target in the words of alternatives; a binding of null is one that it denies. */
function asSaid(target: ResolvedTarget, alternatives: readonly Alternative[]): ResolvedTarget {
  const bindings = Object.assign({}, ...alternatives.map((each) => each.target.bindings ?? {}));
  const published = alternatives[0]?.target.published;
  const denied = Object.keys(bindings).filter((name) => bindings[name] === null) as BindingName[];
  const given = Object.entries(bindings).filter(([, value]) => value !== null);
  const all = { ...target.bindings, ...Object.fromEntries(given) } as Bindings;
  return { ...target, published: published ?? target.published, bindings: all, deniedBindings: denied };
}

const tell = (word: WorkerWord): void => void process.send?.(word);

/** A reference of its own; `fell` returns the operations that fell over since it was last asked. */
async function ownReference() {
  const crashes: string[] = [];
  const crashed = (error: unknown, operation: string): void => {
    crashes.push(`${operation}: ${(error as Error).message}`);
  };
  const { target } = await startBundled({ faults: [], crashed });
  return { target, lab: new FaultSwitch(target.lab as string), fell: () => crashes.splice(0) };
}

type Reference = Awaited<ReturnType<typeof ownReference>>;

/** Tries one fault or group of alternatives after another, with the steps loaded once. */
class Bench {
  readonly #reference: Reference;
  readonly #runner: CucumberRunner;
  readonly #setup: ExaminationSetup;
  readonly #scouts = new Scouts();

  constructor(reference: Reference, runner: CucumberRunner) {
    this.#reference = reference;
    this.#runner = runner;
    this.#setup = {
      book: readRuleBook(join(ROOT, 'features/rules.json')),
      places: indexExamples(ROOT),
      target: reference.target,
      faults: [],
      quiet: true,
      seed: PROOF_SEEDS.faults,
      onExample: () => tell({ alive: true }),
    };
  }

  /** The outcome of a job. */
  async try(job: TrialJob): Promise<Trial> {
    const { alternatives } = job;
    const trial = await (alternatives ? this.#tryAlternatives(job, alternatives) : this.#tryFault(job));
    return { ...trial, isSearch: job.isSearch };
  }

  async #run({ fault, paths }: TrialJob, more: Partial<ExaminationSetup>) {
    const before = performance.now();
    const examination = new Examination({ ...this.#setup, ...more });
    if (paths.length > 0) await examination.run(this.#runner, { paths, tagExpression: '' });
    const { examples, troubles } = examination.recorded();
    const crashes = [...new Set([...this.#reference.fell(), ...troubles])];
    const ms = Math.round(performance.now() - before);
    return { examination, examples, trial: { fault, red: redExamples(examples), crashes, ms } };
  }

  async #tryFault(job: TrialJob): Promise<Trial> {
    const on = async (paths: readonly string[]): Promise<Trial> => {
      const { examples, trial } = await this.#run({ ...job, paths }, { faults: [job.fault], evidence: 'none' });
      return { ...trial, own: examples.filter((example) => example.rule === job.rule).length };
    };
    await this.#reference.lab.everywhere([job.fault]);
    return job.isEnoughOnce ? this.#scouts.untilCaught(job.rule, job.paths, on) : on(job.paths);
  }

  async #tryAlternatives(job: TrialJob, group: readonly Alternative[]): Promise<Trial> {
    const { lab, target } = this.#reference;
    await lab.choose(group.map(({ name }) => name));
    await lab.trace('chosen');
    const { examples, examination, trial } = await this.#run(job, { target: asSaid(target, group), evidence: 'none' });
    const { alternatives } = await lab.traced();
    await lab.endTrace();
    const { rules } = examination.judge(examination.recorded(), job.fault);
    const failed = new Set(rules.filter((rule) => rule.judged && RED.has(rule.verdict)).map(({ id }) => id));
    const acting = Object.entries(alternatives).flatMap(([name, reached]) => (reached.length > 0 ? [name] : []));
    return { ...trial, own: examples.length, red: trial.red.filter(({ rule }) => failed.has(rule)), acting };
  }
}

process.once('disconnect', () => process.exit(0));
// A terminal interrupts the whole group; the parent decides what that means.
process.on('SIGINT', () => undefined);

try {
  const bench = new Bench(await ownReference(), await CucumberRunner.load());
  process.on('message', (job: TrialJob) => {
    bench.try(job).then(
      (trial) => tell({ trial, isFull: process.memoryUsage.rss() > FULL }),
      (error: Error) => tell({ trouble: String(error.stack) }),
    );
  });
  tell({ ready: true });
} catch (error) {
  tell({ trouble: String((error as Error).stack) });
}
