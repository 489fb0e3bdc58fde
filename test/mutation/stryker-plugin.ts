import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import type { ExampleRunner, Outcome } from './example-runner.ts';
import { silentTexts } from './silent-texts.ts';
import { context } from './stryker-context.ts';

/** Which mutants each example reaches while it runs, by its id. */
type Reached = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Left in the sandbox by the dry run for all workers. */
const REACHED = 'reached-by-example.json';

const MOST_KILLERS = 8;

/** Judges mutants by the conformance examples, in this process, only by the examples that reach them. */
export class ExamplesTestRunner implements TestRunner {
  #examples: ExampleRunner | undefined;
  #reached: Reached | undefined;
  /** Whether the reference was loaded with a mutant in it. */
  #spoilt = false;
  /** The examples that killed last, by file: probably they do again. */
  readonly #killers = new Map<string, string[]>();

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  /** The sandbox's own copy of harness and reference is loaded, not that of the project. */
  async init(): Promise<void> {
    process.once('disconnect', () => process.exit(0));
    const path = pathToFileURL(join(process.cwd(), 'test/mutation/example-runner.ts')).href;
    const loaded = (await import(path)) as typeof import('./example-runner.ts');
    this.#examples = await loaded.ExampleRunner.load();
    await this.#examples.reload();
  }

  async dryRun({ testFiles }: DryRunOptions): Promise<DryRunResult> {
    const paths = testFiles?.map((path) => relative(process.cwd(), path)) ?? ['features'];
    const outcomes = await this.#runner.all(paths, (id) => {
      context().currentTestId = id as string;
    });
    const mutantCoverage = context().mutantCoverage ?? { static: {}, perTest: {} };
    const green = new Set(outcomes.filter(({ red }) => red === undefined).map(({ id }) => id));
    for (const id of Object.keys(mutantCoverage.perTest)) if (!green.has(id)) delete mutantCoverage.perTest[id];
    writeFileSync(REACHED, JSON.stringify(mutantCoverage.perTest));
    const tests = outcomes
      .filter(({ id }) => green.has(id))
      .map(({ id, name, ms }) => ({ id, name, timeSpentMs: ms, status: TestStatus.Success as const }));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const isStatic = options.reloadEnvironment;
    const ids = isStatic ? this.#reachingFileOf(options) : (options.testFilter ?? []);
    try {
      if (this.#spoilt && !isStatic) await this.#plainReference();
      return await this.#judge(options, ids, isStatic);
    } finally {
      this.#activate(undefined);
    }
  }

  async dispose(): Promise<void> {
    await this.#examples?.close();
  }

  get #runner(): ExampleRunner {
    if (!this.#examples) throw new Error('init has not been called');
    return this.#examples;
  }

  #activate(options: MutantRunOptions | undefined): void {
    const stryker = context();
    // What the instrumented code tests for is the very member: it may be undefined.
    Object.assign(stryker, {
      activeMutant: options?.activeMutant.id,
      hitCount: options?.hitLimit === undefined ? undefined : 0,
      hitLimit: options?.hitLimit,
      currentTestId: undefined,
    });
  }

  async #plainReference(): Promise<void> {
    this.#activate(undefined);
    await this.#runner.reload();
    this.#spoilt = false;
  }

  async #mutatedReference(options: MutantRunOptions, isStatic: boolean): Promise<void> {
    this.#activate(options);
    if (!isStatic) return;
    this.#spoilt = true;
    await this.#runner.reload();
  }

  async #judge(options: MutantRunOptions, ids: readonly string[], isStatic: boolean): Promise<MutantRunResult> {
    try {
      await this.#mutatedReference(options, isStatic);
    } catch {
      // That the plain reference starts shows that it was the mutant; no example is green where nothing answers.
      await this.#plainReference();
      const failureMessage = 'the reference does not start';
      return { status: MutantRunStatus.Killed, killedBy: [...ids], failureMessage, nrOfTests: 0 };
    }
    let left = ids;
    let ran = 0;
    while (left.length > 0) {
      const outcomes = await this.#untilRed(options.sandboxFileName, left);
      const limit = determineHitLimitReached(context().hitCount, options.hitLimit);
      if (limit) return { status: MutantRunStatus.Timeout, reason: limit.reason ?? '' };
      ran += outcomes.length;
      const red = outcomes.find((outcome) => outcome.red !== undefined);
      if (!red) break;
      if (await this.#isConfirmed(options, red, isStatic)) return this.#killed(options, red, ran);
      const done = new Set(outcomes.map(({ id }) => id));
      left = left.filter((id) => !done.has(id));
    }
    return { status: MutantRunStatus.Survived, nrOfTests: ran };
  }

  /** First the examples that killed in the same file before, then the others. */
  async #untilRed(file: string, ids: readonly string[]): Promise<Outcome[]> {
    const wanted = new Set(ids);
    const before = (this.#killers.get(file) ?? []).filter((id) => wanted.has(id));
    const first = await this.#runner.untilRed(before);
    if (first.some(({ red }) => red !== undefined)) return first;
    const others = await this.#runner.untilRed(ids.filter((id) => !before.includes(id)));
    return [...first, ...others];
  }

  /**
   * A kill counts when the example is green without the mutant and red again with it. A reference that was loaded with
   * the mutant in it has seen no other: that it was green without it is known from the first run.
   */
  async #isConfirmed(options: MutantRunOptions, { id }: Outcome, isStatic: boolean): Promise<boolean> {
    if (!isStatic) {
      this.#activate(undefined);
      const [control] = await this.#runner.untilRed([id]);
      if (control?.red !== undefined) await this.#plainReference();
      this.#activate(options);
    }
    const [again] = await this.#runner.untilRed([id]);
    return again?.red !== undefined;
  }

  #killed({ sandboxFileName }: MutantRunOptions, { id, name, red = '' }: Outcome, ran: number): MutantRunResult {
    const known = (this.#killers.get(sandboxFileName) ?? []).filter((other) => other !== id);
    this.#killers.set(sandboxFileName, [id, ...known].slice(0, MOST_KILLERS));
    return {
      status: MutantRunStatus.Killed,
      killedBy: [id],
      failureMessage: `${name}: ${red}`,
      nrOfTests: ran,
    };
  }

  /**
   * What is decided while a file is loaded is tried by the examples that reach anything in that file, then by those that
   * reach anything else of the area: a table is looked into from other files.
   */
  #reachingFileOf({ sandboxFileName }: MutantRunOptions): string[] {
    this.#reached ??= JSON.parse(readFileSync(REACHED, 'utf8')) as Reached;
    const text = readFileSync(sandboxFileName, 'utf8');
    const mutants = [...text.matchAll(/stryMutAct_9fa48\("(\d+)"\)/g)].map(([, id]) => id as string);
    const [near, far]: [string[], string[]] = [[], []];
    for (const [id, reached] of Object.entries(this.#reached))
      if (Object.keys(reached).length > 0) (mutants.some((each) => each in reached) ? near : far).push(id);
    return [...near, ...far];
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'examples', ExamplesTestRunner),
  declareValuePlugin(PluginKind.Ignore, 'silent-texts', silentTexts),
];
