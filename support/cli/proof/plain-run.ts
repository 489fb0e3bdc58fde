import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { codeFile, codeFlags, ROOT } from '../../ground/own-package.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import { endingOf, exampleKey } from '../../ledger/ending.ts';
import type { PlainRun } from '../../ledger/kill-matrix.ts';
import { everyRule, type JudgedRule } from '../../ledger/verdicts.ts';
import type { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { featuresOf, pathsTo, placesIn } from '../run/example-paths.ts';
import { ruleIn } from './drawn-places.ts';
import { Patience } from './patience.ts';
import type { ProofPlan, ProofSetup } from './proof-plan.ts';
import type { TrialJob } from './trial-plan.ts';

const TWIN = join(ROOT, codeFile('support/cli/proof/twin-worker.ts'));

/** Milliseconds in which the twin has to begin on a busy machine, and after which its examples hang. */
const TWIN_PATIENCE = 300_000;

/** How often a rule is looked at again that reaches something else than its line says; not where many do. */
const LOOKS = 2;

const FEW = 40;

export type Reaching = Readonly<Record<string, readonly string[]>>;

function drawnOn(jobs: readonly TrialJob[]): string[] {
  const places: ExamplePlace[] = [];
  for (const { paths } of jobs)
    for (const place of placesIn(paths)) {
      const [uri = '', line] = place.split(':');
      places.push({ uri, line: Number(line), name: '', tags: [] });
    }
  return pathsTo(places);
}

/** Runs and judges examples; undecided rules are asked once more, for a busy machine answers late. A fail is a fail. */
export async function runSettled(
  examination: Pick<Examination, 'run' | 'recorded' | 'judge'>,
  { book, places }: Pick<ExaminationSetup, 'book' | 'places'>,
  runner: CucumberRunner,
  { paths, selection }: { readonly paths: readonly string[]; readonly selection: string | undefined },
) {
  await examination.run(runner, { paths, tagExpression: '' });
  const atFirst = examination.judge(examination.recorded(), selection);
  const undecided = new Set<string>();
  for (const { id, judged, verdict } of everyRule(atFirst)) if (judged && verdict === 'inconclusive') undecided.add(id);
  const meant = pathsTo(places.filter(({ tags }) => undecided.has(ruleIn(tags, book))));
  if (meant.length > 0) await examination.run(runner, { paths: meant, tagExpression: '' });
  const run = examination.recorded();
  return { run, verdicts: examination.judge(run, selection) };
}

/** A judged rule that did not pass, with its verdict and why there is none. */
export const inRed = ({ id, verdict, reason }: Pick<JudgedRule, 'id' | 'verdict' | 'reason'>): string =>
  reason === undefined ? `${id} ${verdict}` : `${id} ${verdict}: ${reason}`;

export async function runPlain(
  plan: ProofPlan,
  jobs: readonly TrialJob[],
  setup: ExaminationSetup,
  runner: CucumberRunner,
) {
  const isWhole = !plan.partial || plan.sought.length > 0;
  const paths = isWhole ? [...featuresOf(setup.places)] : drawnOn(jobs);
  const selection = isWhole ? undefined : 'the rules to prove';
  const { run, verdicts } = await runSettled(new Examination(setup), setup, runner, { paths, selection });

  const judged = new Set<string>();
  const red: string[] = [];
  let all = 0;
  for (const rule of everyRule(verdicts)) {
    if (!rule.judged || rule.verdict === 'not-selected') continue;
    all += 1;
    judged.add(rule.id);
    if (rule.verdict !== 'pass') red.push(inRed(rule));
  }

  const green = new Set<string>();
  const asked: string[] = [];
  for (const example of run.examples) {
    if (endingOf(example) !== 'pass') continue;
    green.add(exampleKey(example));
    if (judged.has(example.rule) && !example.rule.startsWith('FORM-')) asked.push(exampleKey(example));
  }
  return { plain: { judged: all, passed: all - red.length, red: [...red, ...verdicts.troubles] }, green, asked };
}

export function withSecondLook(first: Reaching, second: Reaching, looked: ReadonlySet<string>): Reaching {
  const merged: Record<string, string[]> = {};
  for (const id of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const rules: string[] = [];
    for (const rule of first[id] ?? []) if (!looked.has(rule)) rules.push(rule);
    for (const rule of second[id] ?? []) if (looked.has(rule)) rules.push(rule);
    if (rules.length > 0) merged[id] = rules;
  }
  return merged;
}

/** Runs and traces the examples of some rules again: random values, such as ids, now and then hide a fault. */
export async function lookAgain(
  rules: ReadonlySet<string>,
  { setup, lab }: Pick<ProofSetup, 'setup' | 'lab'>,
  runner: CucumberRunner,
): Promise<Reaching> {
  const { book, places } = setup;
  const meant = places.filter(({ tags }) => rules.has(ruleIn(tags, book)));
  await lab.trace('all');
  await new Examination(setup).run(runner, { paths: pathsTo(meant), tagExpression: '' });
  return lab.tracedFaults();
}

/** Looks again at the few rules that chance alone may have led elsewhere; what a change leads elsewhere stays there. */
export async function withoutChance<Doubtful extends { readonly doubtful: ReadonlySet<string> }>(
  first: Doubtful,
  reaching: Reaching,
  look: (rules: ReadonlySet<string>) => Promise<Reaching>,
  renewed: (reaching: Reaching) => Doubtful,
): Promise<Doubtful> {
  let [settled, known] = [first, reaching];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { doubtful } = settled;
    if (doubtful.size === 0 || doubtful.size > FEW) break;
    known = withSecondLook(known, await look(doubtful), doubtful);
    settled = renewed(known);
  }
  return settled;
}

export type TwinWord = { readonly twin: PlainRun } | { readonly alive: true } | { readonly trouble: string };

const startTwin = (): Pick<ChildProcess, 'on' | 'once' | 'kill'> =>
  fork(TWIN, { execArgv: codeFlags(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

/** Runs the twin in a process of its own, beside everything else. Throws HarnessError when that process breaks down or hangs. */
export function runTwin(start = startTwin): Promise<PlainRun> {
  const worker = start();
  return new Promise((resolve, reject) => {
    const patience = new Patience(TWIN_PATIENCE, () => {
      reject(new HarnessError('the examples of the twin did not end in time'));
      worker.kill('SIGKILL');
    });
    patience.begin();
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new HarnessError(`the twin's process ended with ${code}`)));
    worker.on('message', (word: TwinWord) => {
      if ('alive' in word) return patience.exampleEnded();
      if ('trouble' in word) reject(new HarnessError(word.trouble));
      else resolve(word.twin);
      patience.end();
      // It has nothing left to do, and a process that leaves by itself may be stuck on its way out.
      worker.kill('SIGKILL');
    });
  });
}
