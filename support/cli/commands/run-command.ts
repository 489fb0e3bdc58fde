import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { DEFAULT_SEED, seedOf } from '../../ground/seed.ts';
import type { SuiteIdentity } from '../../ledger/run-record.ts';
import { readSigningKey } from '../../reports/statement/key.ts';
import { requireWritable } from '../../reports/write-reports.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { knock, tryCredentials } from '../doctor/preflight.ts';
import { messagesIn, type Purse, withinBudget } from '../plan/budget.ts';
import { BackgroundLoad, loadOf } from '../run/background-load.ts';
import { beginSpool, conclude, endSpool } from '../run/conclude.ts';
import type { CucumberRunner } from '../run/cucumber-runner.ts';
import { onEarlyEnd } from '../run/early-end.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { switchFaultsOn } from '../run/faults.ts';
import { keepHeapSmall } from '../run/heap.ts';
import { orderOf } from '../run/order.ts';
import { recordFor } from '../run/recording.ts';
import { withFailed } from '../run/red-rules.ts';
import { againBy } from '../run/rerun-flags.ts';
import { leaseAccount } from '../run/run-lease.ts';
import { secondOpinion } from '../run/second-opinion.ts';
import { type Selection, select } from '../run/selection.ts';
import { suiteIdentity } from '../run/suite.ts';
import { keepLogs, type ReadyTarget, readyTarget, unreachableTags } from '../run/target.ts';
import { withVariant } from '../run/variant.ts';
import { countOf, durationOf, percentOf, type RunFlags, shardOf } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import { clientPlaces, readyClient } from './client-target.ts';

/** The share that has to be verified; throws UsageError where only part of the rules would run. */
function requiredBy({ require, rule, area = [], tags }: RunFlags): number | undefined {
  if (require === undefined) return undefined;
  if (rule.length > 0 || area.length > 0 || tags)
    throw new UsageError(
      '--require is about a whole run; leave it out, or what chooses rules: --rule, --area, --tags, --failed.',
    );
  return percentOf(require);
}

/** Checks everything about the flags that needs no target, so that mistakes are reported immediately. */
function prepare(flags: RunFlags) {
  const workers = countOf('--workers', flags.workers);
  if (flags.shard) shardOf(flags.shard);
  if (flags.maxWait) durationOf('--max-wait', flags.maxWait);
  if (flags.waitForLease) durationOf('--wait-for-lease', flags.waitForLease);
  if (flags.limit) durationOf('--limit', flags.limit);
  if (flags.budget) messagesIn(flags.budget);
  const require = requiredBy(flags);
  const seed = flags.seed === undefined ? DEFAULT_SEED : seedOf(flags.seed);
  const order = orderOf(flags.order ?? 'defined', seed);
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = flags.client ? clientPlaces(indexExamples(ROOT)) : indexExamples(ROOT);
  select({ ...flags, unreachable: [] }, book, places);
  const key = flags.sign === undefined ? undefined : readSigningKey(resolve(flags.sign));
  requireWritable(resolve(flags.out));
  return { workers, book, places, key, seed, order, require, suite: suiteIdentity() };
}

/** The part of a selection that the budget covers; all of it without one. */
async function affordable({ budget }: RunFlags, purse: Omit<Purse, 'messages'>): Promise<Selection> {
  const messages = budget === undefined ? purse.target.budget?.messages : messagesIn(budget);
  if (messages === undefined) return purse.selection;
  const { says, ...selection } = await withinBudget({ ...purse, messages });
  complain(`${says}.`);
  return selection;
}

/** Says which addresses of the target are silent; throws UsageError when it is of no use to go on. */
async function announceSilence(target: ResolvedTarget): Promise<void> {
  for (const sentence of await knock(target)) complain(`${sentence}; its rules stay inconclusive.`);
}

/** How many processes may run; examples that share an account would disturb each other. */
function workersFor({ lab, facilities, downstream, callbacks: { listen } }: ResolvedTarget, wanted: number): number {
  if (wanted === 1) return wanted;
  if (!lab || facilities || downstream) {
    complain(
      `${lab ? 'examples share the declared facilities' : 'without a lab examples share their account'}; one worker runs them.`,
    );
    return 1;
  }
  if (!listen.endsWith(':0'))
    throw new UsageError(`--workers ${wanted} cannot share callbacks.listen ${listen}; run with one worker.`);
  return wanted;
}

interface Examined {
  readonly flags: RunFlags;
  readonly setup: ExaminationSetup;
  readonly selection: Selection;
  readonly workers: number;
  readonly key: KeyObject | undefined;
  readonly suite: SuiteIdentity;
  readonly ready: ReadyTarget;
  readonly loading: Promise<CucumberRunner>;
}

/** Runs the examples and reports, whatever ends them; returns the exit code. */
async function examine(examined: Examined): Promise<number> {
  const { flags, setup, selection, workers, key, suite, ready, loading } = examined;
  const { target } = setup;
  const { described } = selection;
  const record = recordFor({ flags, setup, suite, again: againBy(flags) });
  const spool = beginSpool(flags, record, target);
  const examination = new Examination({ ...setup, ...(flags.failFast ? { onRed: () => endFast() } : {}) }, spool);
  const conclusion = { flags, examination, target, selection: described, key, record, spool };
  const close = target.kind === 'container' ? ready.close : async () => undefined;
  const { end, settled } = onEarlyEnd((how) => conclude(conclusion, how), close, flags.limit);
  const endFast = (): void => end({ failedFast: true });
  try {
    const runner = await loading;
    if (selection.paths.length > 0) await examination.run(runner, selection, workers);
    const opinion = await secondOpinion(examination.judge(examination.recorded(), described), setup, runner);
    settled();
    return conclude(conclusion, undefined, opinion);
  } catch (error) {
    settled();
    if (spool.isRemoved) throw error;
    if (!(error instanceof UsageError)) return conclude(conclusion, broken(error as Error));
    endSpool(spool);
    throw error;
  }
}

/** Examines while the load that the flags ask for goes to the target. */
async function loaded({ underLoad }: RunFlags, target: ResolvedTarget, run: () => Promise<number>): Promise<number> {
  if (underLoad === undefined) return run();
  const load = await BackgroundLoad.begin(target, loadOf(underLoad, target));
  try {
    return await run();
  } finally {
    complain(`${await load.end()}.`);
  }
}

/** A run that the harness itself broke off. */
const broken = ({ stack = '' }: Error): Partial<RecordedRun> => ({ crashed: true, troubles: [stack] });

/** `plumbline run`: examines a target and returns the exit code. */
export async function runCommand(asked: RunFlags): Promise<number> {
  keepHeapSmall();
  const flags = withFailed(withVariant(asked));
  const { workers: wanted, book, places, key, seed, order, require, suite } = prepare(flags);
  const loading = import('../run/cucumber-runner.ts').then(({ CucumberRunner }) => CucumberRunner.load());
  loading.catch(() => undefined);
  const ready = flags.client ? await readyClient(flags.client) : await readyTarget(flags.target, flags);
  let giveBack: () => void = () => undefined;
  try {
    const target = require === undefined ? ready.target : { ...ready.target, require };
    for (const known of target.knownFailures) book.find(known.rule);
    if (target.kind !== 'bundled' && !target.client) await announceSilence(target);
    await tryCredentials(target);
    const workers = workersFor(target, wanted);
    giveBack = await leaseAccount(target, flags.waitForLease);
    await switchFaultsOn(flags.fault, target);
    const { published } = target;
    const unreachable = unreachableTags(target, book.rules);
    const whole = select({ ...flags, unreachable, published }, book, places);
    const selection = { ...(await affordable(flags, { target, selection: whole, book, places })), order };
    const quiet = flags.quiet === true || flags.json === true;
    const shard = flags.shard === undefined ? undefined : shardOf(flags.shard);
    const setup = { book, places, target, faults: flags.fault, quiet, evidence: 'all' as const, shard, seed };
    const examined = { flags, setup, selection, workers, key, suite, ready, loading };
    const code = await loaded(flags, target, () => examine(examined));
    keepLogs(ready, resolve(flags.out), code);
    return code;
  } finally {
    giveBack();
    await ready.close();
  }
}
