import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Envelope } from '@cucumber/messages';
import { tsImport } from 'tsx/esm/api';
import { CucumberRunner } from '../../support/cli/cucumber-runner.ts';
import type { RecordedExample } from '../../support/ground/evidence/recorded-run.ts';
import { ROOT } from '../../support/ground/own-package.ts';
import { isJudged } from '../../support/ground/rules/rule.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { redExamples } from '../../support/ledger/ending.ts';
import { RunRecorder } from '../../support/ledger/run-recorder.ts';
import type { StartedTarget } from '../../support/wire/target/bundled.ts';

/** How one example went, under the name it is asked for by. */
export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly ms: number;
  /** Why it is not green; undefined when it is. */
  readonly red: string | undefined;
}

/** Hears which example begins; undefined when one has ended. */
export type Begins = (id: string | undefined) => void;

const idAt = (uri: string, line: number): string => `${uri}:${line}`;

const lineOf = (pickle: object): number => (pickle as { location?: { line: number } }).location?.line ?? 0;

function outcomeOf(example: RecordedExample): Outcome {
  const [red] = redExamples([example]);
  const { rule, name, durationMs, uri, line } = example;
  const why = red && `${red.ending}: ${red.message ?? ''}`;
  return { id: idAt(uri, line), name: `${rule}: ${name}`, ms: durationMs, red: why };
}

/** Files with their lines, in the way cucumber is asked for them. */
function pathsOf(ids: readonly string[]): string[] {
  const lines = new Map<string, string[]>();
  for (const id of ids) {
    const colon = id.lastIndexOf(':');
    const uri = id.slice(0, colon);
    lines.set(uri, [...(lines.get(uri) ?? []), id.slice(colon + 1)]);
  }
  return [...lines].map(([uri, numbers]) => [uri, ...numbers].join(':'));
}

/** Tells cucumber's messages apart by the example they belong to. */
function follower(recorder: RunRecorder, begins: Begins): (message: Envelope) => void {
  const names = new Map<string, string>();
  return (message) => {
    const { pickle, testCase, testCaseStarted } = message;
    if (pickle) names.set(pickle.id, idAt(pickle.uri, lineOf(pickle)));
    if (testCase) names.set(testCase.id, names.get(testCase.pickleId) ?? '');
    if (testCaseStarted) begins(names.get(testCaseStarted.testCaseId));
    if (recorder.take(message)) begins(undefined);
  };
}

type Bundled = typeof import('../../support/wire/target/bundled.ts');

const SELF = pathToFileURL(join(ROOT, 'test/mutation/example-runner.ts')).href;

/** The examples in this process, against a reference in this process that can be reloaded. */
export class ExampleRunner {
  readonly #runner: CucumberRunner;
  readonly #book = readRuleBook(join(ROOT, 'features/rules.json'));
  #bundled: StartedTarget | undefined;
  #runs = 0;

  private constructor(runner: CucumberRunner) {
    this.#runner = runner;
  }

  static async load(): Promise<ExampleRunner> {
    return new ExampleRunner(await CucumberRunner.load());
  }

  /** Starts a reference whose modules are all evaluated again: what they decide while loading is decided again. */
  async reload(): Promise<void> {
    await this.close();
    const { startBundled } = (await tsImport('../../support/wire/target/bundled.ts', SELF)) as Bundled;
    this.#bundled = await startBundled({ faults: [], crashed: () => undefined });
  }

  /** Runs all examples of these files and folders and answers how those of judged rules went. */
  async all(paths: string[], begins: Begins): Promise<Outcome[]> {
    const examples = await this.#examine({ paths, failFast: false }, begins);
    return examples.filter((example) => this.#isJudged(example)).map(outcomeOf);
  }

  /** Runs the examples of these ids until one is red. */
  async untilRed(ids: readonly string[]): Promise<Outcome[]> {
    if (ids.length === 0) return [];
    const examples = await this.#examine({ paths: pathsOf(ids), failFast: true }, () => undefined);
    return examples.filter(({ steps }) => steps.some(({ status }) => status !== 'SKIPPED')).map(outcomeOf);
  }

  async close(): Promise<void> {
    await this.#bundled?.close();
    this.#bundled = undefined;
  }

  #isJudged({ rule, tags }: RecordedExample): boolean {
    const known = this.#book.get(rule);
    return known !== undefined && isJudged(known, true) && !tags.includes('@observe');
  }

  async #examine(wanted: { paths: string[]; failFast: boolean }, begins: Begins): Promise<RecordedExample[]> {
    if (!this.#bundled) await this.reload();
    const { target } = this.#bundled as StartedTarget;
    this.#runs += 1;
    const run = { target, faults: [], runId: `${process.pid}-${this.#runs}`, evidence: 'red' } as const;
    const recorder = new RunRecorder();
    await this.#runner.run({ ...wanted, tagExpression: '' }, run, follower(recorder, begins));
    return recorder.recorded(0).examples.filter(({ finished }) => finished);
  }
}
