import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { doNothing } from '../../ground/do-nothing.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { chosenReadings } from '../../ground/rules/readings.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { DEFAULT_SEED } from '../../ground/seed.ts';
import type { SuiteIdentity } from '../../ledger/run-record.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { readSigningKey } from '../../reports/statement/key.ts';
import { requireWritable } from '../../reports/write-reports.ts';
import { withoutKept } from '../../wire/target/share.ts';
import { knock, tryCredentials } from '../doctor/preflight.ts';
import { requirePhrases } from '../phrases/loose-steps.ts';
import { chosenExamples } from '../phrases/written-examples.ts';
import { type Purse, withinBudget } from '../plan/budget.ts';
import { BackgroundLoad } from '../run/background-load.ts';
import { beginSpool, conclude, endSpool, onEarlyEnd, recordFor } from '../run/conclude.ts';
import type { CucumberRunner } from '../run/cucumber-runner.ts';
import type { DeepRun } from '../run/deep-run.ts';
import { announce } from '../run/editions.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { ExampleWorkers, usualWorkers, workersFor } from '../run/example-workers.ts';
import { switchFaultsOn } from '../run/faults.ts';
import { keepHeapSmall } from '../run/heap.ts';
import { afterRun, pageFor } from '../run/open-page.ts';
import { orderBy } from '../run/order.ts';
import { Progress } from '../run/progress.ts';
import { secondOpinion, type Trying } from '../run/second-opinion.ts';
import { answering, isChosen, type Selection, select, withFailed, withinReach, withVariant } from '../run/selection.ts';
import { clientPlaces, suiteIdentity } from '../run/suite.ts';
import { type ExaminedClient, keepLogs, leaseAccount, type ReadyTarget, readyTarget } from '../run/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';

/** Checks everything about the flags that needs no target, so that mistakes are reported immediately. */
function prepare(flags: RunFlags, client: ExaminedClient | undefined) {
  const { rule, area = [], profile = [], tags } = flags;
  if (profile.length > 0 && isChosen(flags))
    throw new UsageError(
      '--profile is a whole run; leave it out, or what chooses rules: --rule, --area, --tags, --failed.',
    );
  if (flags.require !== undefined && (rule.length > 0 || area.length > 0 || tags))
    throw new UsageError(
      '--require is about a whole run; leave it out, or what chooses rules: --rule, --area, --tags, --failed.',
    );
  const book = readRuleBook();
  const places = client ? clientPlaces(indexExamples(ROOT)) : indexExamples(ROOT);
  const selection = select({ ...flags, unreachable: [] }, book, places);
  const key = flags.sign === undefined ? undefined : readSigningKey(resolve(flags.sign));
  requireWritable(resolve(flags.out));
  return { book, places, key, suite: suiteIdentity(), selection };
}

async function requireSteps(selection: Selection, loading: Promise<CucumberRunner>): Promise<void> {
  const runner = await loading.catch(doNothing);
  if (runner) requirePhrases(chosenExamples(selection), runner.phrasebook);
}

/** The part of a selection that the budget covers: `paid` of a deep run, all of it where there is none. */
async function affordable(
  budget: number | undefined,
  purse: Omit<Purse, 'messages'>,
  paid?: readonly string[],
): Promise<Selection> {
  if (paid) return { ...purse.selection, paths: paid };
  const messages = budget ?? purse.target.budget?.messages;
  if (messages === undefined) return purse.selection;
  const { says, ...selection } = await withinBudget({ ...purse, messages });
  complain(`${says}.`);
  return selection;
}

const LOST = 'the account is no longer reserved for this run, which has asked nothing yet; start it again.';

interface Examined {
  readonly flags: RunFlags;
  readonly setup: ExaminationSetup;
  readonly selection: Selection;
  readonly workers: number;
  readonly key: KeyObject | undefined;
  readonly suite: SuiteIdentity;
  readonly ready: ReadyTarget;
  readonly lost: AbortSignal;
  readonly loading: Promise<CucumberRunner>;
  readonly deep: DeepRun | undefined;
}

async function deepRun(out: string, seed: number): Promise<DeepRun> {
  requireWritable(resolve(out));
  const { DeepRun: Run } = await import('../run/deep-run.ts');
  return new Run(out, seed);
}

async function judgedAt(paths: readonly string[], setup: ExaminationSetup, runner: CucumberRunner): Promise<Verdicts> {
  const beside = new Examination({ ...setup, progress: undefined, shard: undefined, onRed: undefined });
  await beside.run(runner, { paths, tagExpression: '' });
  return beside.judge(beside.recorded(), undefined);
}

async function examine(examined: Examined): Promise<number> {
  const { flags, setup, selection, workers, key, suite, ready, lost, loading, deep } = examined;
  const [{ target }, { described }] = [setup, selection];
  const others = workers > 1 ? new ExampleWorkers(workers) : undefined;
  const record = recordFor(flags, setup, suite);
  const spool = beginSpool(flags, record, target);
  const onRed = flags.failFast ? () => end({ failedFast: true }) : undefined;
  const tries: Trying = {};
  const page = await pageFor(examined, tries, () => end({ cancelled: true }));
  const main = { ...setup, target: withoutKept(target), onRed, between: page?.between };
  const examination = new Examination(main, spool, workers);
  const epilogue = deep && ((verdicts: Verdicts): string => deep.says(verdicts));
  const conclusion = { flags, examination, target, selection: described, key, record, spool, tries, epilogue };
  const ended = (code: number): Promise<number> => afterRun(code, flags, page, examination);
  const close = (): Promise<void> => ended(0).then(() => (target.kind === 'bundled' ? undefined : ready.close()));
  const { end, settled } = onEarlyEnd((how) => conclude(conclusion, how), close, flags.limit);
  lost.throwIfAborted();
  lost.addEventListener('abort', () => end({ cancelled: true }));
  try {
    const runner = await loading;
    if (selection.paths.length > 0) await examination.run(runner, selection, others);
    await others?.end();
    await page?.between();
    const judged = examination.judge(examination.recorded(), described);
    await deep?.shrink(judged, (paths) => judgedAt(paths, setup, runner));
    const opinion = await secondOpinion(judged, setup, runner, tries, flags.paths && selection.paths, page?.tryParts);
    settled();
    return await ended(conclude(conclusion, undefined, opinion));
  } catch (error) {
    settled();
    if (spool.isRemoved) throw error;
    const { stack = '' } = error as Error;
    if (!(error instanceof UsageError)) return await ended(conclude(conclusion, { crashed: true, troubles: [stack] }));
    endSpool(spool);
    throw error;
  } finally {
    await others?.end();
  }
}

async function examineUnderLoad(examined: Examined): Promise<number> {
  const { underLoad } = examined.flags;
  if (underLoad === undefined) return examine(examined);
  const load = await BackgroundLoad.begin(examined.setup.target, underLoad);
  try {
    return await examine(examined);
  } finally {
    complain(`${await load.end()}.`);
  }
}

/** Examines a target, or a client in its place, and returns the exit code. */
export async function run(asked: RunFlags, client?: ExaminedClient): Promise<number> {
  keepHeapSmall();
  const wishes = withFailed(withVariant(asked));
  const { require, seed = DEFAULT_SEED, fault } = wishes;
  const deep = wishes.deep ? await deepRun(wishes.out, seed) : undefined;
  const flags = deep ? { ...wishes, paths: deep.paths } : wishes;
  const { book, places, key, suite, selection: wanted } = prepare(flags, client);
  const loading = import('../run/cucumber-runner.ts').then(({ CucumberRunner: Runner }) => Runner.load());
  void Promise.allSettled([loading]);
  let ready = await readyTarget(flags.target, flags, client);
  const lease = new AbortController();
  try {
    const target = { ...answering(ready.target, flags, book), ...(require !== undefined && { require }) };
    announce(target, book, places);
    chosenReadings(book, target.readings);
    await requireSteps(wanted, loading);
    const paid = deep?.within(target, flags.budget);
    ready = await leaseAccount(ready, flags.waitForLease?.ms ?? 0, () => lease.abort(new UsageError(LOST)));
    if (target.kind !== 'bundled' && !target.client)
      for (const silent of await knock(target)) complain(`${silent}; its rules stay inconclusive.`);
    await tryCredentials(target);
    await switchFaultsOn(fault, target);
    const whole = withinReach(flags, target, book, places);
    const part = await affordable(flags.budget, { target, selection: whole, book, places }, paid);
    const selection = { ...part, order: orderBy(flags.order, seed) };
    const workers = workersFor(target, flags, usualWorkers(selection.paths, places));
    const mode = flags.quiet || flags.json ? 'none' : flags.progress;
    const progress = new Progress(process.stderr, mode, Date.now);
    const evidence = 'all' as const;
    const timed = flags.otlp !== undefined;
    const setup = { book, places, target, faults: fault, progress, evidence, shard: flags.shard, seed, timed };
    const lost = lease.signal;
    const code = await examineUnderLoad({ flags, setup, selection, workers, key, suite, ready, lost, loading, deep });
    keepLogs(ready, resolve(flags.out), code);
    return code;
  } finally {
    await ready.close();
  }
}
