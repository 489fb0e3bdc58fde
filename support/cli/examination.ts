import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Envelope } from '@cucumber/messages';
import { UsageError } from '../problems/usage-error.ts';
import type { Circumstances } from '../reporting/circumstances.ts';
import { judge } from '../reporting/judge.ts';
import { judgeExample } from '../reporting/judge-example.ts';
import type { RecordedRun } from '../reporting/recorded-run.ts';
import { RunRecorder } from '../reporting/run-recorder.ts';
import type { Verdicts } from '../reporting/verdicts.ts';
import { type ExamplePlace, ruleTagOf } from '../rules/example-index.ts';
import { isJudged } from '../rules/rule.ts';
import type { RuleBook } from '../rules/rule-book.ts';
import { publishRunContext } from '../target/run-context.ts';
import { shareOf } from '../target/share.ts';
import type { ResolvedTarget } from '../target/target.ts';
import type { CucumberRunner, CucumberSelection } from './cucumber-runner.ts';
import { Progress } from './progress.ts';
import { offeredFacilities } from './target.ts';

/** What one examination of a target needs. */
export interface ExaminationSetup {
  readonly book: RuleBook;
  readonly places: readonly ExamplePlace[];
  readonly target: ResolvedTarget;
  readonly faults: readonly string[];
  readonly quiet: boolean;
}

function tagsByRule(places: readonly ExamplePlace[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { tags } of places) {
    const id = ruleTagOf(tags);
    if (id) found.set(id, [...(found.get(id) ?? []), ...tags]);
  }
  return found;
}

/** One run against a target, recorded and judged. */
export class Examination {
  readonly #setup: ExaminationSetup;
  readonly #recorder = new RunRecorder();
  readonly #progress: Progress;
  #planned = false;
  /** Cucumber's messages in order. */
  readonly messages: Envelope[] = [];

  constructor(setup: ExaminationSetup) {
    this.#setup = setup;
    this.#progress = new Progress(process.stderr, setup.quiet, () => performance.now());
  }

  /** Runs the examples. Throws UsageError when nothing was selected; other troubles become part of the record. */
  async run(runner: CucumberRunner, selection: CucumberSelection, workers = 1): Promise<void> {
    const { target, faults } = this.#setup;
    publishRunContext({ target: shareOf(target, workers), faults, runId: randomUUID(), evidence: 'red' });
    try {
      await runner.run(selection, workers, (message) => this.#take(message));
    } catch (error) {
      const cause = (error as Error).cause;
      if (cause instanceof UsageError) throw cause;
      this.#recorder.trouble(String((cause as Error | undefined)?.stack ?? (error as Error).stack));
    } finally {
      this.#progress.end();
    }
  }

  recorded(cancelled = false): RecordedRun {
    return this.#recorder.recorded(Date.now(), cancelled);
  }

  /** The ledger of what was recorded. */
  judge(run: RecordedRun, selection: string | undefined): Verdicts {
    const { book, places, target } = this.#setup;
    const circumstances: Circumstances = {
      target: target.name,
      claim: target.claim,
      scope: target.scope,
      selection,
      facilities: offeredFacilities(target),
      interfaces: Object.keys(target.interfaces),
      tagsByRule: tagsByRule(places),
      knownFailures: target.knownFailures.map((known) => ({ ...known, rule: book.find(known.rule).id })),
      published: target.published,
      today: new Date().toISOString().slice(0, 10),
    };
    return judge(book.rules, run, circumstances);
  }

  #take(message: Envelope): void {
    this.messages.push(message);
    const { book, target } = this.#setup;
    const areaOf = (rule: string): string => book.get(rule)?.area ?? 'unknown';
    const ended = this.#recorder.take(message);
    if (message.testCaseStarted && !this.#planned) {
      this.#planned = true;
      this.#progress.plan(this.#recorder.planned().map(areaOf));
    }
    if (!ended) return;
    const rule = book.get(ended.rule);
    const observed = rule !== undefined && !isJudged(rule, target.published);
    this.#progress.done(areaOf(ended.rule), judgeExample(ended, { observed, cancelled: false }).verdict);
  }
}
