import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { EXIT } from '../ground/exit-codes.ts';
import { ROOT } from '../ground/own-package.ts';
import { indexExamples } from '../ground/rules/example-index.ts';
import { readRuleBook } from '../ground/rules/rule-book.ts';
import { alternativeOutcome } from '../ledger/alternative-outcome.ts';
import { evaluate } from '../ledger/diagnosis.ts';
import { type FaultOutcome, outcomeOf, type Trial } from '../ledger/fault-outcome.ts';
import { type KillMatrix, killMatrix } from '../ledger/kill-matrix.ts';
import { DICTIONARY, dictionaryText, knownFaultsIn, mergedFaults, shippedDictionary } from '../ledger/known-signs.ts';
import { type Grammar, operatorShares } from '../ledger/operator-share.ts';
import { killMatrixMarkdown } from '../reports/kill-matrix-markdown.ts';
import { requireWritable } from '../reports/write-reports.ts';
import { CucumberRunner } from './cucumber-runner.ts';
import type { ExaminationSetup } from './examination.ts';
import { singlePaths } from './example-paths.ts';
import { type Fault, FaultSwitch } from './faults.ts';
import { countOf } from './options.ts';
import { runPlain } from './plain-run.ts';
import { timeLeft } from './progress.ts';
import { type ProofPlan, planProof } from './proof-plan.ts';
import { proofText } from './proof-text.ts';
import { withSecondTries } from './second-tries.ts';
import { print, printJson } from './streams.ts';
import { readyTarget } from './target.ts';
import { runTraced } from './traced-run.ts';
import { type TrialJob, TrialPlan } from './trial-plan.ts';
import { TrialPool } from './trial-pool.ts';
import { runTwin } from './twin-run.ts';
import { jsonText, writeInto } from './write-into.ts';

interface ProveFlags {
  readonly out: string;
  readonly workers?: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
  readonly dictionary?: boolean;
}

/** Says now and then how far the trials are. */
function progress(total: number, quiet: boolean): (done: number, fault: string) => void {
  const { stderr } = process;
  const startedAt = performance.now();
  return (done, fault) => {
    if (quiet) return;
    const line = `${done}/${total} ${timeLeft(performance.now() - startedAt, done, total)}${fault}`;
    if (stderr.isTTY) stderr.write(`\r\u001b[2K${done < total ? line.slice(0, (stderr.columns || 80) - 1) : ''}`);
    else if (done % 100 === 0 || done === total) stderr.write(`${done} of ${total} tried\n`);
  };
}

/** What is needed to try something: how to choose its examples, how to tell of it, and where the platform is that runs plainly. */
interface Trying {
  readonly trials: TrialPlan;
  readonly workers: number;
  readonly lab: FaultSwitch;
  readonly setup: ExaminationSetup;
  readonly grammar: Grammar;
  /** Whether every example that catches a fault is wanted, and not one alone. */
  readonly isExact: boolean;
}

const isWritten = ({ operator }: Pick<Fault, 'operator'>): boolean => operator === undefined;

/** The trials of the faults that an author wrote, each with the drawn examples that reach it in the traced run without faults. */
async function writtenJobs(plan: ProofPlan, { lab, trials, isExact }: Trying): Promise<TrialJob[]> {
  const jobs: TrialJob[] = [];
  for (const fault of plan.faults.filter(isWritten)) {
    const reached = new Set(await lab.reachedBy(fault.id, trials.drawnFor(fault).flatMap(singlePaths)));
    jobs.push(trials.jobFor(fault, isExact, (path) => reached.has(path)));
  }
  return jobs;
}

/**
 * The run without faults, from which it learns what reaches them; a whole proof also learns what reaches each alternative, and runs
 * the twin. Trials that wait for these runs go to `tryNext`.
 */
async function runHere(plan: ProofPlan, trying: Trying, tryNext: (jobs: readonly TrialJob[]) => void) {
  const { lab, setup, trials } = trying;
  const runner = await CucumberRunner.load();
  const all = plan.faults.map((fault) => trials.jobFor(fault));
  const aboutAny = plan.partial ? plan.alternatives.map((each) => trials.alternativeJob(each)) : [];
  await lab.trace('faults');
  const without = await runPlain(plan, [...all, ...aboutAny], setup, runner);
  tryNext([...(await writtenJobs(plan, trying)), ...aboutAny]);
  await lab.endTrace();
  if (plan.partial) return { ...without, twin: undefined };
  const reaching = await runTraced(setup, runner, lab);
  tryNext(plan.alternatives.map((each) => trials.alternativeJob(each, reaching[each.name])));
  return { ...without, twin: await runTwin(setup, runner) };
}

/** Tries every fault in workers, and then the alternatives, while this process runs the examples without any. */
async function tryAll(plan: ProofPlan, trying: Trying): Promise<KillMatrix> {
  const { trials, workers, setup, grammar, isExact } = trying;
  const tell = progress(plan.faults.length + plan.alternatives.length, setup.quiet);
  const found = new Map<string, Trial>();
  const pool = new TrialPool((trial) => {
    found.set(trial.fault, trial);
    tell(found.size, trial.fault);
  });
  const cancel = (): void => {
    pool.stop();
    process.exit(EXIT.cancelled);
  };
  process.once('SIGINT', cancel).once('SIGTERM', cancel);
  const left = plan.faults.filter((fault) => !isWritten(fault)).map((fault) => trials.jobFor(fault, isExact));
  const [{ plain, green, twin }] = await Promise.all([
    runHere(plan, trying, (jobs) => left.push(...jobs)),
    pool.run(left, workers),
  ]);
  // Those that came when all others had been tried.
  await pool.run(left, workers);
  const areaOf = (rule: string): string => setup.book.get(rule)?.area ?? 'unknown';
  const judge = (): FaultOutcome[] =>
    plan.faults.map((fault) => {
      const isUnrelated = (area: string): boolean => trials.isUnrelated(fault.rule, area);
      return outcomeOf(found.get(fault.id) as Trial, { fault, green, areaOf, isUnrelated });
    });
  const jobsOf = (survivors: ReadonlySet<string>): TrialJob[] =>
    plan.faults.filter(({ id }) => survivors.has(id)).map((fault) => trials.jobFor(fault, isExact));
  const outcomes = await withSecondTries(judge, (survivors) => pool.run(jobsOf(survivors), workers));
  process.off('SIGINT', cancel).off('SIGTERM', cancel);
  const alternatives = plan.alternatives.map((each) => alternativeOutcome(found.get(each.name) as Trial, each));
  const operators = plan.partial ? [] : operatorShares(grammar, outcomes);
  return killMatrix(outcomes, plan.judgedRules, { plain, twin, partial: plan.partial, alternatives, operators });
}

function write(matrix: KillMatrix, out: string): void {
  const files = { 'kill-matrix.json': jsonText(matrix), 'kill-matrix.md': killMatrixMarkdown(matrix) };
  writeInto(out, 'the kill matrix', files);
}

/** Takes the signs of the faults that were tried into the dictionary of the project. */
function writeDictionary({ outcomes, partial }: KillMatrix): void {
  const faults = mergedFaults(shippedDictionary().faults, knownFaultsIn(outcomes), partial);
  writeFileSync(join(ROOT, DICTIONARY), dictionaryText({ faults, evaluated: evaluate(faults) }));
}

/** `plumbline prove`: shows that the examples catch every deliberate fault of the bundled reference. */
export async function proveCommand(names: readonly string[], flags: ProveFlags): Promise<number> {
  const workers = countOf('--workers', flags.workers ?? String(availableParallelism()));
  const out = resolve(flags.out);
  requireWritable(out, ['kill-matrix.json', 'kill-matrix.md']);
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = indexExamples(ROOT);
  const { target, close } = await readyTarget();
  const lab = new FaultSwitch(target.lab as string);
  const quiet = flags.quiet === true || flags.json === true;
  const setup: ExaminationSetup = { book, places, target, faults: [], quiet };
  try {
    const grammar = await lab.grammar();
    const plan = planProof(names, { faults: await lab.list(), grammar, ...(await lab.permitted()) }, book, places);
    const isExact = flags.dictionary === true;
    const trials = new TrialPlan(places, book);
    const matrix = await tryAll(plan, { trials, workers, lab, setup, grammar, isExact });
    write(matrix, out);
    if (isExact) writeDictionary(matrix);
    if (flags.json) printJson(JSON.stringify(matrix));
    else print(proofText(matrix));
    return matrix.overall === 'proven' ? EXIT.success : EXIT.red;
  } finally {
    await lab.close();
    await close();
  }
}
