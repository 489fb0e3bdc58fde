import { join, relative, resolve } from 'node:path';
import { UsageError } from '../problems/usage-error.ts';
import { hiding, secretsIn } from '../reporting/hide-secrets.ts';
import { failureTexts, reportSet } from '../reporting/report-set.ts';
import type { Suspicion } from '../reporting/suspect.ts';
import { requireWritable, writeReports } from '../reporting/write-reports.ts';
import { indexExamples } from '../rules/example-index.ts';
import { readRuleBook } from '../rules/rule-book.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { Examination } from './examination.ts';
import { keepFaultList, switchFaultsOn } from './faults.ts';
import { countOf, durationOf, type RunFlags, shardOf } from './options.ts';
import { knock } from './preflight.ts';
import { ROOT } from './root.ts';
import { leaseAccount } from './run-lease.ts';
import { runOutput } from './run-output.ts';
import { secondOpinion } from './second-opinion.ts';
import { select } from './selection.ts';
import { type ReadyTarget, readyTarget, unreachableTags } from './target.ts';

const CANCELLED = 130;

/** Checks everything about the flags that needs no target, so that mistakes are told at once. */
function prepare(flags: RunFlags) {
  const workers = countOf('--workers', flags.workers);
  if (flags.shard) shardOf(flags.shard);
  if (flags.maxWait) durationOf(flags.maxWait);
  if (flags.waitForLease) durationOf(flags.waitForLease);
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = indexExamples(ROOT);
  select({ ...flags, unreachable: [] }, book, places);
  requireWritable(resolve(flags.out));
  return { workers, book, places };
}

const shellWord = (text: string): string =>
  /^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The command that runs one rule as it ran here. */
function aloneBy(flags: RunFlags): (id: string) => string {
  const target = flags.target ? ` --target ${shellWord(flags.target)}` : '';
  const faults = flags.fault.map((id) => ` --fault ${shellWord(id)}`).join('');
  const wait = flags.maxWait ? ` --max-wait ${flags.maxWait}` : '';
  return (id) => `bin/plumbline run --rule ${id}${target}${faults}${wait}`;
}

/** A path as the user would write it: relative unless it leads out of the working folder. */
function shownPath(path: string): string {
  const short = relative(process.cwd(), path) || '.';
  return short.startsWith('..') ? path : short;
}

/** Judges what was recorded, writes the reports and prints the result; answers the exit code. */
function conclude(
  flags: RunFlags,
  examination: Examination,
  { target }: ReadyTarget,
  selection: string | undefined,
  { cancelled, opinion = {} }: { cancelled: boolean; opinion?: Partial<Suspicion> },
): number {
  const run = examination.recorded(cancelled);
  if (!cancelled && run.examples.length === 0 && run.troubles.length === 0)
    throw new UsageError(`${selection ?? 'the run'} selects no example that ${target.name} can show.`);
  const verdicts = examination.judge(run, selection);
  const clear = hiding(secretsIn(target.credentials));
  const out = resolve(flags.out);
  writeReports(out, reportSet(verdicts, run, examination.messages), clear);
  const shown = shownPath(out);
  const suspicion = { kind: target.kind, faults: flags.fault, ...opinion };
  const failures = failureTexts(verdicts, run, { out: shown, alone: aloneBy(flags), suspicion });
  const text = flags.json
    ? `${JSON.stringify(verdicts)}\n`
    : runOutput(verdicts, failures, { quiet: flags.quiet === true, out: shown });
  process.stdout.write(clear(text));
  return verdicts.exitCode;
}

/** Reports what there is when the user or the machine cancels. */
function onCancel(report: () => number): () => void {
  const cancel = (): void => {
    try {
      report();
    } finally {
      process.exit(CANCELLED);
    }
  };
  process.once('SIGINT', cancel);
  process.once('SIGTERM', cancel);
  return () => process.off('SIGINT', cancel).off('SIGTERM', cancel);
}

/** Says which addresses of the target are silent; throws UsageError when it is of no use to go on. */
async function announceSilence(target: ResolvedTarget): Promise<void> {
  for (const sentence of await knock(target))
    process.stderr.write(`plumbline: ${sentence}; its rules stay inconclusive.\n`);
}

/** How many processes may run; examples that share an account would disturb each other. */
function workersFor({ lab, callbacks: { listen } }: ResolvedTarget, wanted: number): number {
  if (wanted === 1) return wanted;
  if (!lab) {
    process.stderr.write('plumbline: without a lab examples share their account; one worker runs them.\n');
    return 1;
  }
  if (!listen.endsWith(':0'))
    throw new UsageError(`--workers ${wanted} cannot share callbacks.listen ${listen}; run with one worker.`);
  return wanted;
}

/** `plumbline run`: examines a target and answers the exit code. */
export async function runCommand(flags: RunFlags): Promise<number> {
  const { workers: wanted, book, places } = prepare(flags);
  const loading = import('./cucumber-runner.ts').then(({ CucumberRunner }) => CucumberRunner.load());
  loading.catch(() => undefined);
  const ready = await readyTarget(flags.target, flags.maxWait);
  let giveBack: () => void = () => undefined;
  try {
    const { target } = ready;
    for (const known of target.knownFailures) book.find(known.rule);
    if (target.kind !== 'bundled') await announceSilence(target);
    const workers = workersFor(target, wanted);
    giveBack = await leaseAccount(target, flags.waitForLease);
    await switchFaultsOn(flags.fault, target);
    if (target.kind === 'bundled') await keepFaultList(target, resolve(flags.out));
    const selection = select({ ...flags, unreachable: unreachableTags(target, book.rules) }, book, places);
    const quiet = flags.quiet === true || flags.json === true;
    const setup = { book, places, target, faults: flags.fault, quiet, evidence: 'all' as const };
    const examination = new Examination(setup);
    const { described } = selection;
    const settled = onCancel(() => conclude(flags, examination, ready, described, { cancelled: true }));
    const runner = await loading;
    await examination.run(runner, selection, workers);
    const first = examination.judge(examination.recorded(), described);
    const opinion = await secondOpinion(first, setup, runner);
    settled();
    return conclude(flags, examination, ready, described, { cancelled: false, opinion });
  } finally {
    giveBack();
    await ready.close();
  }
}
