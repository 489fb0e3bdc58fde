import { randomUUID } from 'node:crypto';
import type { Envelope } from '@cucumber/messages';
import { collect } from '../../ground/collect.ts';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { isFurther } from '../../ground/evidence/seen.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { endingOf } from '../../ledger/ending.ts';
import { judge } from '../../ledger/judge.ts';
import { KeptMessages } from '../../ledger/kept-messages.ts';
import { dueOf, isSuspended, RunRecorder } from '../../ledger/run-recorder.ts';
import type { Spool } from '../../ledger/spool.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { spentIn } from '../../wire/safety/restraint.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { shareOf } from '../../wire/target/share.ts';
import { forgetArrived } from '../terminal/watched.ts';
import { circumstancesOf, type Examined } from './circumstances.ts';
import type { CucumberRunner, CucumberSelection } from './cucumber-runner.ts';
import { pathsTo, plannedExamples } from './example-paths.ts';
import { type ExampleWorkers, partsOf } from './example-workers.ts';
import { findingOf } from './finding.ts';
import { furtherExamples } from './further-kinds.ts';
import { LetGo } from './lean-cucumber.ts';
import { dueNext, HANDFUL, inHandfuls, inTurns, isPressing, rationed } from './order.ts';
import type { Progress } from './progress.ts';

export interface ExaminationSetup extends Examined {
  readonly faults: readonly string[];
  readonly progress?: Progress | undefined;
  readonly part?: string;
  /** Which examples leave their exchanges behind; those that are red when absent. */
  readonly evidence?: RunContext['evidence'];
  readonly shard?: Shard | undefined;
  readonly timed?: boolean | undefined;
  /** Called when an example has failed that nobody expects to fail. */
  readonly onRed?: () => void;
  readonly onExample?: () => void;
  /** What a page of the run asks for meanwhile: it has its turn between two parts of the examples. */
  readonly between?: (() => Promise<void>) | undefined;
}

const FAILURES = ['assertion', 'precondition'];

/** Where messages are kept as they come: takes a line, and returns how it is read again. */
export type Keeper = Pick<Spool, 'add'>;

export class Examination {
  readonly #setup: ExaminationSetup;
  readonly #recorder = new RunRecorder();
  readonly #kept = new KeptMessages();
  readonly #letGo = new LetGo();
  readonly #spool: Keeper | undefined;
  /** Its target is an object of its own, by which its limits are counted. */
  readonly #context: RunContext;
  readonly runId = randomUUID();

  /** @param spool where cucumber's messages are kept as they come; without it they are not kept; @param workers how many share its limits */
  constructor(setup: ExaminationSetup, spool?: Keeper, workers = 1) {
    this.#setup = setup;
    this.#spool = spool;
    const { target, faults, evidence = 'red', seed, timed } = setup;
    this.#context = { target: { ...shareOf(target, workers) }, faults, runId: this.runId, evidence, seed, timed };
  }

  /** Runs the examples. Throws UsageError when nothing was selected; other troubles become part of the record. */
  async run(runner: CucumberRunner, selection: CucumberSelection, workers?: ExampleWorkers): Promise<void> {
    const { target, places, progress, part } = this.#setup;
    const waiting = () => {
      const suspended = this.#recorder.suspended();
      const last = suspended.at(-1);
      return { count: suspended.length, until: last ? dueOf(last) : 0 };
    };
    const underway = () => ({ running: this.#recorder.running(), suspended: this.#recorder.suspended() });
    try {
      progress?.begin(plannedExamples(selection, places), waiting, part, underway);
      const turns = rationed(selection, target).flatMap((part) => inTurns(part, target));
      for (const turn of turns)
        for (const part of this.#recorder.suspended().some(isPressing) ? inHandfuls(turn) : [turn]) {
          await this.#runShared(runner, part, workers);
          await this.#takeUpAll(runner, Date.now());
        }
      // Further kinds wait beside the first where the limit leaves as much as all sent so far: they need less.
      const isLimited =
        2 * spentIn(this.#context.target).messages > (target.limits.messages ?? Number.POSITIVE_INFINITY);
      if (!isLimited) await this.#askFurther(runner);
      await this.#takeUpAll(runner, Number.POSITIVE_INFINITY);
      if (isLimited) await this.#askFurther(runner);
      await this.#confirm(runner);
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof UsageError) throw cause;
      // The stack of an error from a hook of cucumber is frames alone.
      const { name, message, stack = '' } = (cause ?? error) as Error;
      this.#recorder.trouble(stack.includes(message) ? stack : `${name}: ${message}\n${stack}`);
    } finally {
      progress?.end();
    }
  }

  /** Runs the examples in parts, here and in other processes, if any. What goes wrong there is known when all is done. */
  async #runShared(runner: CucumberRunner, turn: CucumberSelection, workers?: ExampleWorkers): Promise<void> {
    const take = this.#take;
    const { places, between, target } = this.#setup;
    const isWhole = target.kind !== 'bundled' || turn.order?.startsWith('random');
    if (!workers && !between && isWhole) return runner.run(turn, this.#context, take);
    const next = partsOf(turn, places, workers?.count ?? Number.POSITIVE_INFINITY);
    const here = async (): Promise<void> => {
      for (let part = next(); part; part = next()) {
        await runner.run(part, this.#context, take);
        await between?.();
      }
    };
    const there = workers?.run(this.#context, next, (line) => this.#note(JSON.parse(line) as Envelope, line));
    for (const { reason } of (await Promise.allSettled([here(), there])) as PromiseRejectedResult[])
      if (reason !== undefined) throw reason;
  }

  /** Examples whose wait is over by `until` have their turn again, those first whose wait ended first. */
  async #takeUpAll(runner: CucumberRunner, until: number): Promise<void> {
    for (;;) {
      const due = dueNext(this.#recorder.suspended(), until, Date.now());
      if (due.length === 0) return;
      await this.#again(runner, due);
      await this.#setup.between?.();
    }
  }

  /** Waits that end together leave some examples late: those that failed then wait once more, among themselves. */
  async #confirm(runner: CucumberRunner): Promise<void> {
    const failed: RecordedExample[] = [];
    for (const example of this.recorded().examples) {
      const { resumed, late } = example.evidence ?? {};
      if (resumed && late === undefined && FAILURES.includes(endingOf(example))) failed.push(example);
    }
    if (failed.length === 0) return;
    await this.#again(runner, failed);
    await this.#takeUpAll(runner, Number.POSITIVE_INFINITY);
  }

  /** When every rule was asked once: rules that differ with what an account is are asked with the other declared kinds. */
  async #askFurther(runner: CucumberRunner): Promise<void> {
    const further = furtherExamples(this.recorded().examples);
    this.#setup.progress?.more(further.length);
    for (let at = 0; at < further.length; at += HANDFUL) {
      await this.#again(runner, further.slice(at, at + HANDFUL));
      await this.#takeUpAll(runner, Date.now());
    }
    await this.#takeUpAll(runner, Number.POSITIVE_INFINITY);
  }

  async #again(runner: CucumberRunner, examples: readonly RecordedExample[]): Promise<void> {
    const byAccount = new Map<string, RecordedExample[]>();
    for (const each of examples) collect(byAccount, isFurther(each) ? each.seen?.kind?.account : '', each);
    for (const [account, own] of byAccount) {
      const selection = { paths: pathsTo(own), tagExpression: '' };
      const by = account === '' ? this.#context : { ...this.#context, account };
      await runner.run(selection, by, this.#take);
    }
  }

  /** The run so far; `end` says what ended it before its time, and what went wrong outside every example. */
  recorded({ troubles = [], ...end }: Partial<RecordedRun> = {}): RecordedRun {
    const run = this.#recorder.recorded(Date.now());
    return { ...run, ...end, troubles: [...run.troubles, ...troubles] };
  }

  judge(run: RecordedRun, selection: string | undefined): Verdicts {
    return judge(this.#setup.book.rules, run, circumstancesOf(this.#setup, selection, this.#setup.shard));
  }

  readonly #take = (message: Envelope): void => {
    const kept = this.#kept.take(message);
    this.#note(message, kept && this.#spool && JSON.stringify(kept));
    this.#letGo.take(message);
  };

  #note(message: Envelope, line: string | undefined): void {
    const { book, target, progress, onExample, onRed } = this.#setup;
    const again = line === undefined ? undefined : this.#spool?.add(line);
    const ended = this.#recorder.take(message, again);
    if (ended) forgetArrived();
    if (!ended || isSuspended(ended)) return;

    onExample?.();
    const { judged, isRed } = findingOf(ended, book, target);
    progress?.done(ended.rule, `${ended.uri}:${ended.line}`, isRed, { judged, recorded: ended });
    if (isRed) onRed?.();
  }
}
