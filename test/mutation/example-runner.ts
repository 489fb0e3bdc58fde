import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Envelope } from '@cucumber/messages';
import { tsImport } from 'tsx/esm/api';
import { CucumberRunner } from '../../support/cli/cucumber-runner.ts';
import { ROOT } from '../../support/cli/root.ts';
import { redExamples } from '../../support/reporting/ending.ts';
import type { RecordedExample } from '../../support/reporting/recorded-run.ts';
import { RunRecorder } from '../../support/reporting/run-recorder.ts';
import { publishRunContext } from '../../support/target/run-context.ts';
import type { StartedTarget } from '../../support/target/bundled.ts';

/** How one example went, under the name it is asked for by. */
export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly ms: number;
  /** Why it is not green; undefined when it is. */
  readonly red: string | undefined;
}

/** Where one example stands: file and line, as cucumber takes it. */
const idOf = ({ uri, line }: Pick<RecordedExample, 'uri' | 'line'>): string => `${uri}:${line}`;

function outcomeOf(example: RecordedExample): Outcome {
  const [red] = redExamples([example]);
  const { rule, name, durationMs } = example;
  const why = red && `${red.ending}: ${red.message ?? ''}`;
  return { id: idOf(example), name: `${rule}: ${name}`, ms: durationMs, red: why };
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

type Bundled = typeof import('../../support/target/bundled.ts');

/** The examples in this process, against a reference in this process that can be loaded anew. */
export class ExampleRunner {
  readonly #runner: CucumberRunner;
  #bundled: StartedTarget | undefined;
  #runs = 0;

  private constructor(runner: CucumberRunner) {
    this.#runner = runner;
  }

  static async load(): Promise<ExampleRunner> {
    return new ExampleRunner(await CucumberRunner.load());
  }

  /** Starts a reference whose modules are all evaluated again: what they decide while loading is decided anew. */
  async reload(): Promise<void> {
    await this.#bundled?.close();
    const parentURL = pathToFileURL(join(ROOT, 'test/mutation/example-runner.ts')).href;
    const { startBundled } = (await tsImport('../../support/target/bundled.ts', parentURL)) as Bundled;
    this.#bundled = await startBundled({ faults: [], crashed: () => undefined });
  }

  /** Runs all examples, telling which one begins. */
  async all(begins: (id: string | undefined) => void): Promise<Outcome[]> {
    return (await this.#examine(['features'], false, begins)).map(outcomeOf);
  }

  /** Runs the examples of these ids until one is red. */
  async untilRed(ids: readonly string[]): Promise<Outcome[]> {
    if (ids.length === 0) return [];
    const ran = await this.#examine(pathsOf(ids), true, () => undefined);
    return ran.filter(({ steps }) => steps.some(({ status }) => status !== 'SKIPPED')).map(outcomeOf);
  }

  async close(): Promise<void> {
    await this.#bundled?.close();
  }

  async #examine(
    paths: readonly string[],
    failFast: boolean,
    begins: (id: string | undefined) => void,
  ): Promise<RecordedExample[]> {
    if (!this.#bundled) await this.reload();
    const { target } = this.#bundled as StartedTarget;
    this.#runs += 1;
    publishRunContext({ target, faults: [], runId: `mutation-${process.pid}-${this.#runs}`, evidence: 'red' });
    const recorder = new RunRecorder();
    const names = new Map<string, string>();
    const follow = (message: Envelope): void => {
      const { pickle, testCase, testCaseStarted } = message;
      if (pickle) names.set(pickle.id, idOf({ uri: pickle.uri, line: lineOf(pickle) }));
      if (testCase) names.set(testCase.id, names.get(testCase.pickleId) ?? '');
      if (testCaseStarted) begins(names.get(testCaseStarted.testCaseId));
      if (recorder.take(message)) begins(undefined);
    };
    await this.#runner.run({ paths, tagExpression: '', failFast }, 1, follow);
    return recorder.recorded(0).examples.filter(({ finished }) => finished);
  }
}

const lineOf = (pickle: object): number =>
  (pickle as { location?: { line: number } }).location?.line ?? 0;

/** Whether an example said what it is there to say. */
export const isGreen = ({ red }: Outcome): boolean => red === undefined;

