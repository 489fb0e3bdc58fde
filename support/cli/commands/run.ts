import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { DEFAULT_SEED } from '../../ground/seed.ts';
import type { SuiteIdentity } from '../../ledger/run-record.ts';
import { readSigningKey } from '../../reports/statement/key.ts';
import { requireWritable } from '../../reports/write-reports.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { knock, tryCredentials } from '../doctor/preflight.ts';
import { requirePhrases } from '../phrases/loose-steps.ts';
import { chosenExamples } from '../phrases/written-examples.ts';
import { type Purse, withinBudget } from '../plan/budget.ts';
import { BackgroundLoad } from '../run/background-load.ts';
import { beginSpool, conclude, endSpool, onEarlyEnd, recordFor } from '../run/conclude.ts';
import type { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { switchFaultsOn } from '../run/faults.ts';
import { keepHeapSmall } from '../run/heap.ts';
import { orderBy } from '../run/order.ts';
import { secondOpinion } from '../run/second-opinion.ts';
import { type Selection, select, withFailed } from '../run/selection.ts';
import { suiteIdentity } from '../run/suite.ts';
import { keepLogs, leaseAccount, type ReadyTarget, readyTarget, unreachableTags } from '../run/target.ts';
import { withVariant } from '../run/variant.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import { clientPlaces, type ExaminedClient, readyClient } from './client-target.ts';

/** Checks everything about the flags that needs no target, so that mistakes are reported immediately. */
function prepare(flags: RunFlags, client: ExaminedClient | undefined) {
  const { rule, area = [], tags } = flags;
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

/** Requires that the phrases say each step of a selection; where they cannot be loaded, the run tells. */
async function requireSteps(selection: Selection, loading: Promise<CucumberRunner>): Promise<void> {
  const runner = await loading.catch(() => undefined);
  if (runner) requirePhrases(chosenExamples(selection), runner.phrasebook);
}

/** The part of a selection that the budget covers; all of it without one. */
async function affordable(budget: number | undefined, purse: Omit<Purse, 'messages'>): Promise<Selection> {
  const messages = budget ?? purse.target.budget?.messages;
  if (messages === undefined) return purse.selection;
  const { says, ...selection } = await withinBudget({ ...purse, messages });
  complain(`${says}.`);
  return selection;
}

/** How many processes may run; examples that share an account would disturb each other. */
function workersFor({ lab, facilities, downstream, callbacks: { listen } }: ResolvedTarget, wanted: number): number {
  if (wanted === 1) return wanted;
  if (!lab || facilities || downstream) {
    const why = lab ? 'examples share the declared facilities' : 'without a lab examples share their account';
    complain(`${why}; one worker runs them.`);
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

async function examine(examined: Examined): Promise<number> {
  const { flags, setup, selection, workers, key, suite, ready, loading } = examined;
  const { target } = setup;
  const { described } = selection;
  const record = recordFor(flags, setup, suite);
  const spool = beginSpool(flags, record, target);
  const onRed = flags.failFast ? () => end({ failedFast: true }) : undefined;
  const examination = new Examination({ ...setup, onRed }, spool);
  const conclusion = { flags, examination, target, selection: described, key, record, spool };
  const close = target.kind === 'container' ? ready.close : async () => undefined;
  const { end, settled } = onEarlyEnd((how) => conclude(conclusion, how), close, flags.limit);
  try {
    const runner = await loading;
    if (selection.paths.length > 0) await examination.run(runner, selection, workers);
    const opinion = await secondOpinion(examination.judge(examination.recorded(), described), setup, runner);
    settled();
    return conclude(conclusion, undefined, opinion);
  } catch (error) {
    settled();
    if (spool.isRemoved) throw error;
    const { stack = '' } = error as Error;
    if (!(error instanceof UsageError)) return conclude(conclusion, { crashed: true, troubles: [stack] });
    endSpool(spool);
    throw error;
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
  const flags = withFailed(withVariant(asked));
  const { require, seed = DEFAULT_SEED, fault } = flags;
  const { book, places, key, suite, selection: wanted } = prepare(flags, client);
  const loading = import('../run/cucumber-runner.ts').then(({ CucumberRunner: Runner }) => Runner.load());
  loading.catch(() => undefined);
  const ready = client ? await readyClient(client) : await readyTarget(flags.target, flags);
  let giveBack: (() => void) | undefined;
  try {
    const target = require === undefined ? ready.target : { ...ready.target, require };
    for (const known of target.knownFailures) book.find(known.rule);
    await requireSteps(wanted, loading);
    if (target.kind !== 'bundled' && !target.client)
      for (const silent of await knock(target)) complain(`${silent}; its rules stay inconclusive.`);
    await tryCredentials(target);
    const workers = workersFor(target, flags.workers);
    giveBack = await leaseAccount(target, flags.waitForLease?.ms ?? 0);
    await switchFaultsOn(fault, target);

    const unreachable = unreachableTags(target, book.rules);
    const whole = select({ ...flags, unreachable, published: target.published }, book, places);
    const part = await affordable(flags.budget, { target, selection: whole, book, places });
    const selection = { ...part, order: orderBy(flags.order, seed) };
    const quiet = flags.quiet === true || flags.json === true;
    const evidence = 'all' as const;
    const setup = { book, places, target, faults: fault, quiet, evidence, shard: flags.shard, seed };
    const code = await examineUnderLoad({ flags, setup, selection, workers, key, suite, ready, loading });
    keepLogs(ready, resolve(flags.out), code);
    return code;
  } finally {
    giveBack?.();
    await ready.close();
  }
}
