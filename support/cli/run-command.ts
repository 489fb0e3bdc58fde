import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { UsageError } from '../problems/usage-error.ts';
import { hiding, secretsIn } from '../reporting/hide-secrets.ts';
import { failureTexts, reportSet } from '../reporting/report-set.ts';
import type { SuiteIdentity } from '../reporting/run-record.ts';
import { Spool } from '../reporting/spool.ts';
import type { Suspicion } from '../reporting/suspect.ts';
import { requireWritable } from '../reporting/write-reports.ts';
import { indexExamples } from '../rules/example-index.ts';
import { readRuleBook } from '../rules/rule-book.ts';
import { readSigningKey } from '../statement/key.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { clientPlaces, type ExaminedClient, readyClient } from './client-target.ts';
import { Examination } from './examination.ts';
import { keepFaultList, switchFaultsOn } from './faults.ts';
import { fitted } from './fitted.ts';
import { keepReports } from './keep-reports.ts';
import { countOf, durationOf, type RunFlags, shardOf } from './options.ts';
import { knock } from './preflight.ts';
import { keepRun } from './recording.ts';
import { ROOT } from './root.ts';
import { leaseAccount } from './run-lease.ts';
import { aloneBy, runOutput, shownPath } from './run-output.ts';
import { secondOpinion } from './second-opinion.ts';
import { select } from './selection.ts';
import { signRun } from './sign-run.ts';
import { suiteIdentity } from './suite.ts';
import { keepLogs, type ReadyTarget, readyTarget, unreachableTags } from './target.ts';
import { withVariant } from './variant.ts';

const CANCELLED = 130;
const HARNESS = 5;

/** Checks everything about the flags that needs no target, so that mistakes are told at once. */
function prepare(flags: RunFlags) {
  const workers = countOf('--workers', flags.workers);
  if (flags.shard) shardOf(flags.shard);
  if (flags.maxWait) durationOf(flags.maxWait);
  if (flags.waitForLease) durationOf(flags.waitForLease);
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = flags.client ? clientPlaces(indexExamples(ROOT)) : indexExamples(ROOT);
  select({ ...flags, unreachable: [] }, book, places);
  const key = flags.sign === undefined ? undefined : readSigningKey(resolve(flags.sign));
  requireWritable(resolve(flags.out));
  return { workers, book, places, key, suite: suiteIdentity() };
}

const shellWord = (text: string): string =>
  /^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

const drivenBy = ({ underTest: { command, address = '' } }: ExaminedClient): string =>
  command === undefined ? ` --driver ${shellWord(address)}` : ` --command ${shellWord(command)}`;

/** What the command that runs one rule as it ran here needs beside the rule. */
function againBy(flags: RunFlags): string {
  if (flags.client) return drivenBy(flags.client);
  const target = flags.target ? ` --target ${shellWord(flags.target)}` : '';
  const faults = flags.fault.map((id) => ` --fault ${shellWord(id)}`).join('');
  const wait = flags.maxWait ? ` --max-wait ${flags.maxWait}` : '';
  return `${target}${faults}${wait}`;
}

/** What a run is concluded with, beside what it recorded. */
interface Conclusion {
  readonly flags: RunFlags;
  readonly examination: Examination;
  readonly ready: ReadyTarget;
  readonly selection: string | undefined;
  readonly key: KeyObject | undefined;
  readonly suite: SuiteIdentity;
}

/** Judges what was recorded, writes the reports and prints the result; answers the exit code. */
function conclude(
  { flags, examination, ready, selection, key, suite }: Conclusion,
  { cancelled, opinion = {} }: { cancelled: boolean; opinion?: Partial<Suspicion> },
): number {
  const { target } = ready;
  const run = examination.recorded(cancelled);
  if (!cancelled && !flags.shard && run.examples.length === 0 && run.troubles.length === 0)
    throw new UsageError(`${selection ?? 'the run'} selects no example that ${target.name} can show.`);
  const clear = hiding(secretsIn(target.credentials));
  const kept = keepRun({ flags, examination, target, run, clear, suite, again: againBy(flags) });
  const verdicts = examination.judge(kept.run, selection);
  const out = resolve(flags.out);
  const shown = shownPath(out);
  const kind = target.variant === undefined ? target.kind : 'external';
  const suspicion = { kind, faults: flags.fault, ...opinion };
  const facts = {
    out: shown,
    alone: aloneBy(againBy(flags), flags.client && 'client'),
    suspicion,
    hide: clear,
  };
  const { folder, asWanted } = keepReports(out, reportSet(verdicts, kept.run, kept.messages, facts), clear);
  const where = { out: shownPath(folder) };
  const failures = failureTexts(verdicts, kept.run, { ...facts, ...where });
  const text = flags.json
    ? `${JSON.stringify(verdicts)}\n`
    : fitted(runOutput(verdicts, failures, { quiet: flags.quiet === true, ...where }));
  process.stdout.write(clear(text));
  if (key && asWanted) signRun(out, key);
  return asWanted ? verdicts.exitCode : HARNESS;
}

/** Where the messages of a run wait on disk for its reports; the file goes with the process. */
function spoolIn(out: string): Spool {
  const spool = new Spool(join(out, `.spool-${process.pid}.ndjson`));
  process.once('exit', () => spool.close());
  return spool;
}

/** Reports what there is when the user or the machine cancels, the second time at once; a container goes before this process. */
function onCancel(report: () => number, { target, close }: ReadyTarget): () => void {
  let cancelled = false;
  const cancel = (): void => {
    if (cancelled) process.exit(CANCELLED);
    cancelled = true;
    try {
      report();
    } finally {
      const gone = target.kind === 'container' ? close() : Promise.resolve();
      void gone.catch(() => undefined).then(() => process.exit(CANCELLED));
    }
  };
  process.on('SIGINT', cancel);
  process.on('SIGTERM', cancel);
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
export async function runCommand(asked: RunFlags): Promise<number> {
  const flags = withVariant(asked);
  const { workers: wanted, book, places, key, suite } = prepare(flags);
  const loading = import('./cucumber-runner.ts').then(({ CucumberRunner }) => CucumberRunner.load());
  loading.catch(() => undefined);
  const ready = flags.client
    ? await readyClient(flags.client)
    : await readyTarget(flags.target, flags.maxWait);
  let giveBack: () => void = () => undefined;
  try {
    const { target } = ready;
    for (const known of target.knownFailures) book.find(known.rule);
    if (target.kind !== 'bundled' && !target.client) await announceSilence(target);
    const workers = workersFor(target, wanted);
    giveBack = await leaseAccount(target, flags.waitForLease);
    await switchFaultsOn(flags.fault, target);
    if (target.kind === 'bundled') await keepFaultList(target, resolve(flags.out));
    const selection = select({ ...flags, unreachable: unreachableTags(target, book.rules) }, book, places);
    const quiet = flags.quiet === true || flags.json === true;
    const shard = flags.shard === undefined ? undefined : shardOf(flags.shard);
    const setup = { book, places, target, faults: flags.fault, quiet, evidence: 'all' as const, shard };
    const examination = new Examination({ ...setup, spool: spoolIn(resolve(flags.out)) });
    const { described } = selection;
    const conclusion = { flags, examination, ready, selection: described, key, suite };
    const settled = onCancel(() => conclude(conclusion, { cancelled: true }), ready);
    const runner = await loading;
    if (selection.paths.length > 0) await examination.run(runner, selection, workers);
    const first = examination.judge(examination.recorded(), described);
    const opinion = await secondOpinion(first, setup, runner);
    settled();
    const code = conclude(conclusion, { cancelled: false, opinion });
    keepLogs(ready, resolve(flags.out), code);
    return code;
  } finally {
    giveBack();
    await ready.close();
  }
}
