import { fork } from 'node:child_process';
import { join } from 'node:path';
import { codeFile, codeFlags, ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import { endingOf, exampleKey } from '../../ledger/ending.ts';
import type { PlainRun } from '../../ledger/kill-matrix.ts';
import { everyRule } from '../../ledger/verdicts.ts';
import type { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { pathsTo, placesIn } from '../run/example-paths.ts';
import type { ProofPlan } from './proof-plan.ts';
import type { TrialJob } from './trial-plan.ts';
import type { TwinWord } from './twin-worker.ts';

const TWIN = join(ROOT, codeFile('support/cli/proof/twin-worker.ts'));

/** The run without faults: what it says of the rules, and the examples that pass. */
interface PlainResult {
  readonly plain: PlainRun;
  readonly green: ReadonlySet<string>;
  /** The examples of judged rules that pass. */
  readonly asked: readonly string[];
}

/** The examples that any of the trials draws on, each of them once. */
function drawnOn(jobs: readonly TrialJob[]): string[] {
  const places: ExamplePlace[] = [];
  for (const place of placesIn(jobs.flatMap(({ paths }) => paths))) {
    const [uri = '', line] = place.split(':');
    places.push({ uri, line: Number(line), name: '', tags: [] });
  }
  return pathsTo(places);
}

/** Runs every example once without any fault, or for a partial proof those that its trials draw on, unless it looks for an owner among all. */
export async function runPlain(
  plan: ProofPlan,
  jobs: readonly TrialJob[],
  setup: ExaminationSetup,
  runner: CucumberRunner,
): Promise<PlainResult> {
  const isWhole = !plan.partial || plan.sought.length > 0;
  const paths = isWhole ? [...new Set(setup.places.map(({ uri }) => uri))] : drawnOn(jobs);
  const examination = new Examination({ ...setup, quiet: true });
  await examination.run(runner, { paths, tagExpression: '' });
  const run = examination.recorded();
  const verdicts = examination.judge(run, isWhole ? undefined : 'the rules to prove');

  const judged = new Set<string>();
  const red: string[] = [];
  let ran = 0;
  for (const rule of everyRule(verdicts)) {
    if (!rule.judged || rule.verdict === 'not-selected') continue;
    ran += 1;
    judged.add(rule.id);
    if (rule.verdict !== 'pass') red.push(`${rule.id} ${rule.verdict}`);
  }

  const green = new Set<string>();
  const asked: string[] = [];
  for (const example of run.examples) {
    if (endingOf(example) !== 'pass') continue;
    green.add(exampleKey(example));
    if (judged.has(example.rule) && !example.rule.startsWith('FORM-')) asked.push(exampleKey(example));
  }
  return { plain: { judged: ran, passed: ran - red.length, red: [...red, ...verdicts.troubles] }, green, asked };
}

/** Runs the twin in a process of its own, beside everything else. Throws HarnessError when that process breaks down. */
export function runTwin(): Promise<PlainRun> {
  const worker = fork(TWIN, { execArgv: codeFlags(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new HarnessError(`the twin's process ended with ${code}`)));
    worker.once('message', (word: TwinWord) => {
      if ('trouble' in word) reject(new HarnessError(word.trouble));
      else resolve(word.twin);
      worker.disconnect();
    });
  });
}
