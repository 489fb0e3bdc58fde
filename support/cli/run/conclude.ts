import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { joined, type Lines, linesOf } from '../../ground/evidence/lines.ts';
import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { shellArgument } from '../../ground/quote/shell.ts';
import { hiding, secretsOf } from '../../ground/secrets/hide-secrets.ts';
import { learnedSecrets, withoutLearned } from '../../ground/secrets/learned-secrets.ts';
import { outlineOf, type RunRecord, recordMessage, type SuiteIdentity } from '../../ledger/run-record.ts';
import { readSavedRun } from '../../ledger/saved-run.ts';
import { Spool } from '../../ledger/spool.ts';
import type { Suspicion } from '../../ledger/suspect.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { keepPace } from '../../wire/safety/pace.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain, leave, print } from '../terminal/streams.ts';
import { isSecondSignalWatched, tell } from '../terminal/watched.ts';
import { circumstancesOf } from './circumstances.ts';
import type { Examination, ExaminationSetup } from './examination.ts';
import { publish } from './keep-reports.ts';
import { factsOf } from './run-output.ts';
import { describeWishes } from './selection.ts';
import { signRun } from './sign-run.ts';

function againBy({ deep, target, fault, maxWait, underLoad, seed }: RunFlags, { client }: ResolvedTarget): string {
  if (client) {
    const { command, address = '' } = client;
    return command === undefined ? ` --driver ${shellArgument(address)}` : ` --command ${shellArgument(command)}`;
  }
  let again = deep ? ' --deep' : '';
  if (target) again += ` --target ${shellArgument(target)}`;
  for (const id of fault) again += ` --fault ${shellArgument(id)}`;
  if (maxWait) again += ` --max-wait ${maxWait.text}`;
  if (underLoad !== undefined) again += ` --under-load ${underLoad}`;
  return seed === undefined ? again : `${again} --seed ${seed}`;
}

export function recordFor(flags: RunFlags, setup: ExaminationSetup, suite: SuiteIdentity): RunRecord {
  const { target, shard } = setup;
  const by = circumstancesOf(setup, describeWishes(flags), shard);
  const { tagsByRule: _, examplesByRule: __, suite: ___, ...circumstances } = by;
  return {
    schema: 1,
    suite,
    kind: target.kind,
    addresses: target.kind === 'external' ? { ...target.interfaces, lab: target.lab } : undefined,
    faults: flags.fault,
    chosen: describeWishes({ ...flags, shard: undefined }),
    targetFile: flags.target,
    again: againBy(flags, target),
    circumstances,
    run: { startedAt: 0, finishedAt: 0, cancelled: false, troubles: [] },
  };
}

const wantsAllure = ({ reports = [] }: RunFlags): boolean => reports.includes('allure');

export function beginSpool(flags: RunFlags, record: RunRecord, target: ResolvedTarget): Spool {
  const { quiet = false, json = false, limit } = flags;
  const head = { record, out: resolve(flags.out), quiet, json, allure: wantsAllure(flags), limit: limit?.text };
  const spool = Spool.open(head, hiding(secretsOf(target)));
  tell({ spool: spool.file });
  return spool;
}

export function endSpool(spool: Spool): void {
  spool.remove();
  tell({ spool: null });
}

/** A timer takes no more milliseconds. */
const LONGEST = 2 ** 31 - 1;

type EarlyEnd = Pick<RecordedRun, 'limit' | 'failedFast'> & { readonly cancelled?: true };

/**
 * Ends a run when the user or the machine cancels it, the second time at once, and when its limit is reached, which counts
 * from the start of the command. `report` writes the results so far and returns the exit code; `close` runs before the
 * process ends. Returns how to end the run for another reason, and a function that stops this.
 */
export function onEarlyEnd(
  report: (end: EarlyEnd) => number,
  close: () => Promise<void>,
  limit: RunFlags['limit'],
): { readonly end: (how: EarlyEnd) => void; readonly settled: () => void } {
  let code: number | undefined;
  let isSettled = false;
  const end = (how: EarlyEnd): void => {
    if (isSettled) return;
    if (code !== undefined) {
      if (!isSecondSignalWatched()) process.exit(EXIT.cancelled);
      return;
    }
    code = EXIT.cancelled;
    tell({ stopping: true });
    try {
      code = report(how);
    } finally {
      void Promise.allSettled([close()]).then(() => leave(code as number));
    }
  };
  const cancel = (): void => end({ cancelled: true });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, cancel);
  let timer: NodeJS.Timeout | undefined;
  if (limit) {
    const left = Math.min(Math.max(1, limit.ms - performance.now()), LONGEST);
    tell({ limit: left });
    timer = setTimeout(end, left, { limit: limit.text });
  }
  const settled = (): void => {
    isSettled = true;
    clearTimeout(timer);
    if (timer) tell({ limit: null });
    for (const signal of signals) process.off(signal, cancel);
  };
  return { end, settled };
}

/** The run as its reports keep it, judged as it was written down, with secrets hidden, where messages are left. */
function keepRun(run: RecordedRun, { spool, record, target }: Conclusion): { run: RecordedRun; messages: Lines } {
  const clear = hiding(secretsOf(target));
  const end = clear(JSON.stringify(recordMessage({ ...record, run: outlineOf(run) })));
  const written = joined(withoutLearned(spool.messages()), linesOf([end]));
  if (secretsOf(target).length === 0 && learnedSecrets.size === 0) return { run, messages: written };
  try {
    const saved = readSavedRun(written, spool.file);
    const last = JSON.stringify(recordMessage(saved.record));
    return { run: saved.run, messages: joined(saved.messages, linesOf([last])) };
  } catch {
    return { run, messages: written };
  }
}

interface Conclusion {
  readonly flags: RunFlags;
  readonly examination: Examination;
  readonly target: ResolvedTarget;
  readonly selection: string | undefined;
  readonly key: KeyObject | undefined;
  readonly record: RunRecord;
  readonly spool: Spool;
  readonly tries: NonNullable<RecordedRun['tries']>;
  readonly epilogue?: ((verdicts: Verdicts) => string) | undefined;
}

/** Judges what was recorded, writes the reports and prints the result; returns the exit code. `end` says what ended it early. */
export function conclude(conclusion: Conclusion, end?: Partial<RecordedRun>, opinion: Partial<Suspicion> = {}): number {
  const { flags, examination, target, selection, key, record, spool, tries } = conclusion;
  const recorded = examination.recorded(Object.keys(tries).length > 0 ? { ...end, tries } : end);
  if (!end && !flags.shard && recorded.examples.length === 0 && recorded.troubles.length === 0)
    throw new UsageError(`${selection ?? 'the run'} selects no example that ${target.name} can show.`);
  const { run, messages } = keepRun(recorded, conclusion);
  const kind = target.variant === undefined ? target.kind : 'external';
  const out = resolve(flags.out);
  const judged = {
    run,
    messages,
    verdicts: examination.judge(run, selection),
    facts: { ...factsOf(record), suspicion: { kind, faults: flags.fault, ...opinion } },
    out,
    clear: hiding(secretsOf(target)),
    quiet: flags.quiet === true,
    json: flags.json === true,
    allure: wantsAllure(flags),
  };
  const { code, asWanted } = publish(judged, () => endSpool(spool));
  if (key && asWanted) signRun(out, key);
  // How long a run took is kept, unless it asked but some examples of its rules; what cannot be kept costs no report.
  const isPart = flags.paths || flags.tags !== undefined || flags.budget !== undefined || target.budget;
  if (!end && !isPart)
    try {
      keepPace(target, recorded.examples);
    } catch (error) {
      complain(`how long this run took is not kept for "plumbline plan": ${(error as Error).message}`);
    }
  const more = conclusion.epilogue?.(judged.verdicts);
  if (more !== undefined) (judged.json ? complain : print)(judged.clear(`\n${more}\n`));
  return code;
}
