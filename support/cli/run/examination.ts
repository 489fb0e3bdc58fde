import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Envelope } from '@cucumber/messages';
import parseTags from '@cucumber/tag-expressions';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { areaText } from '../../ledger/area-summary.ts';
import { endingOf } from '../../ledger/ending.ts';
import { isOnlyObserved, judge } from '../../ledger/judge.ts';
import { judgeExample } from '../../ledger/judge-example.ts';
import { dueOf, isSuspended, RunRecorder } from '../../ledger/run-recorder.ts';
import type { Spool } from '../../ledger/spool.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { shareOf } from '../../wire/target/share.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { tell } from '../terminal/watched.ts';
import { circumstancesOf } from './circumstances.ts';
import type { CucumberRunner, CucumberSelection } from './cucumber-runner.ts';
import { pathsTo } from './example-paths.ts';
import { LetGo } from './lean-cucumber.ts';
import { inTurns } from './order.ts';
import { Progress } from './progress.ts';

export interface ExaminationSetup {
  readonly book: RuleBook;
  readonly places: readonly ExamplePlace[];
  readonly target: ResolvedTarget;
  readonly faults: readonly string[];
  readonly quiet: boolean;
  /** Which examples leave their exchanges behind; those that are red when absent. */
  readonly evidence?: RunContext['evidence'];
  readonly shard?: Shard | undefined;
  readonly seed?: number | undefined;
  /** Called when an example has failed that nobody expects to fail. */
  readonly onRed?: () => void;
  readonly onExample?: () => void;
}

type Chosen = CucumberSelection & { readonly described?: string | undefined };

/** Waits that end within so many milliseconds have their turn together. */
const TOGETHER = 250;

const FAILURES = ['assertion', 'precondition'];

/** Where messages are kept as they come: takes a line, and returns how it is read again. */
export type Keeper = Pick<Spool, 'add'>;

function areasOf({ paths, tagExpression }: Chosen, { book, places }: ExaminationSetup): string[] {
  const isChosen = parseTags(tagExpression);
  const linesIn = new Map<string, string[]>();
  for (const path of paths) {
    const [uri = '', ...lines] = path.split(':');
    linesIn.set(uri, lines);
  }
  const areas: string[] = [];
  for (const { uri, line, tags, rows = [], rowTags = [] } of places) {
    const lines = linesIn.get(uri);
    if (!lines) continue;
    for (const [at, row] of (rows.length > 0 ? rows : [line]).entries()) {
      const isNamed = lines.length === 0 || lines.includes(String(row)) || lines.includes(String(line));
      const own = rows.length > 0 ? (rowTags[at] ?? tags) : tags;
      if (isNamed && isChosen.evaluate([...own])) areas.push(book.get(ruleTagOf(own) ?? '')?.area ?? 'unknown');
    }
  }
  return areas;
}

export class Examination {
  readonly #setup: ExaminationSetup;
  readonly #recorder = new RunRecorder();
  readonly #letGo = new LetGo();
  readonly #defined = new Set<string>();
  readonly #progress: Progress;
  #selection: string | undefined;
  readonly #spool: Keeper | undefined;

  /** @param spool where cucumber's messages are kept as they come; without it they are not kept */
  constructor(setup: ExaminationSetup, spool?: Keeper) {
    this.#setup = setup;
    this.#spool = spool;
    const textOf = (area: string): string => this.#textOf(area);
    this.#progress = new Progress(process.stderr, setup.quiet, () => performance.now(), textOf);
  }

  /** Runs the examples. Throws UsageError when nothing was selected; other troubles become part of the record. */
  async run(runner: CucumberRunner, selection: Chosen, workers = 1): Promise<void> {
    this.#selection = selection.described;
    const { target, faults, evidence = 'red', seed, quiet } = this.#setup;
    const context = { target: shareOf(target, workers), faults, runId: randomUUID(), evidence, seed };
    try {
      if (!quiet) this.#progress.plan(areasOf(selection, this.#setup));
      for (const turn of inTurns(selection, target)) {
        await runner.run({ ...turn, workers }, context, (message) => this.#take(message));
        await this.#takeUpAll(runner, context, Date.now());
      }
      await this.#takeUpAll(runner, context, Number.POSITIVE_INFINITY);
      await this.#confirm(runner, context);
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof UsageError) throw cause;
      // The stack of an error from a hook of cucumber is frames alone.
      const { name, message, stack = '' } = (cause ?? error) as Error;
      this.#recorder.trouble(stack.includes(message) ? stack : `${name}: ${message}\n${stack}`);
    } finally {
      this.#progress.end();
    }
  }

  /** Examples whose wait is over by `until` have their turn again, those first whose wait ended first. */
  async #takeUpAll(runner: CucumberRunner, context: RunContext, until: number): Promise<void> {
    for (let due = this.#due(until); due.length > 0; due = this.#due(until)) await this.#again(runner, due, context);
  }

  /** The suspended examples whose wait is over now; where none is over yet, those whose wait ends next, if that is by `until`. */
  #due(until: number): RecordedExample[] {
    const suspended = this.#recorder.suspended();
    const next = suspended[0] ? dueOf(suspended[0]) + TOGETHER : 0;
    const over = Math.min(until, Math.max(Date.now(), next));
    return suspended.filter((example) => dueOf(example) <= over);
  }

  /** Waits that end together leave some examples late: those that failed then wait once more, among themselves. */
  async #confirm(runner: CucumberRunner, context: RunContext): Promise<void> {
    const failed: RecordedExample[] = [];
    for (const example of this.recorded().examples) {
      const { resumed, late } = example.evidence ?? {};
      if (resumed && late === undefined && FAILURES.includes(endingOf(example))) failed.push(example);
    }
    if (failed.length === 0) return;
    await this.#again(runner, failed, context);
    await this.#takeUpAll(runner, context, Number.POSITIVE_INFINITY);
  }

  async #again(runner: CucumberRunner, examples: readonly RecordedExample[], context: RunContext): Promise<void> {
    const paths = pathsTo(examples);
    await runner.run({ paths, tagExpression: '' }, context, (message) => this.#take(message));
  }

  /** The run so far; `end` says what ended it before its time, and what went wrong outside every example. */
  recorded({ troubles = [], ...end }: Partial<RecordedRun> = {}): RecordedRun {
    const run = this.#recorder.recorded(Date.now());
    return { ...run, ...end, troubles: [...run.troubles, ...troubles] };
  }

  judge(run: RecordedRun, selection: string | undefined, rules = this.#setup.book.rules): Verdicts {
    return judge(rules, run, circumstancesOf(this.#setup, selection, this.#setup.shard));
  }

  #textOf(area: string): string {
    const rules = this.#setup.book.rules.filter((rule) => rule.area === area);
    const run = this.recorded();
    const examples = run.examples.filter((example) => rules.some(({ id }) => id === example.rule));
    const verdicts = this.judge({ ...run, examples }, this.#selection, rules);
    const own = verdicts.ownClient ? areaText(verdicts.ownClient.rules) : '';
    return [areaText(verdicts.rules), own && `${own} (own client)`].filter(Boolean).join('; ');
  }

  #take(message: Envelope): void {
    // Each turn defines the same steps again; once is enough for the record.
    const defined = (message.stepDefinition ?? message.hook ?? message.parameterType)?.id;
    if (defined !== undefined) {
      if (this.#defined.has(defined)) return;
      this.#defined.add(defined);
    }
    const { book, target, onExample, onRed } = this.#setup;
    const ended = this.#recorder.take(message, this.#spool?.add(JSON.stringify(message)));
    this.#letGo.take(message);
    if (ended) tell({ arrived: null });
    if (!ended || isSuspended(ended)) return;

    onExample?.();
    const rule = book.get(ended.rule);
    const isRecorded = rule !== undefined && !isJudged(rule, target.published);
    const observed = isRecorded || isOnlyObserved(ended, target.published);
    const { verdict } = judgeExample(ended, { observed, cancelled: false });
    this.#progress.done(rule?.area ?? 'unknown', ended.rule, verdict);
    const isKnown = target.knownFailures.some((known) => known.rule === ended.rule);
    if ((verdict === 'fail' || verdict === 'error') && !isKnown) onRed?.();
  }
}
