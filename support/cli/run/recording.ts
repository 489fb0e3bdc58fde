import { joined, type Lines, linesOf } from '../../ground/evidence/lines.ts';
import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { secretsOf } from '../../ground/secrets/hide-secrets.ts';
import { learnedSecrets, withoutLearned } from '../../ground/secrets/learned-secrets.ts';
import { outlineOf, type RunRecord, recordMessage, type SuiteIdentity } from '../../ledger/run-record.ts';
import { readSavedRun } from '../../ledger/saved-run.ts';
import type { Spool } from '../../ledger/spool.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { circumstancesOf } from './circumstances.ts';
import type { ExaminationSetup } from './examination.ts';
import { describeWishes } from './selection.ts';

/** What is kept of a run: its messages, its record the last, and what they tell. */
export interface KeptRun {
  readonly run: RecordedRun;
  readonly messages: Lines;
}

interface Asked {
  readonly flags: Pick<RunFlags, 'rule' | 'area' | 'tags' | 'fault' | 'shard' | 'target'>;
  readonly setup: ExaminationSetup;
  readonly suite: SuiteIdentity;
  readonly again: string;
}

/** The record of a run that is about to begin. */
export function recordFor({ flags, setup, suite, again }: Asked): RunRecord {
  const { target, shard } = setup;
  const { tagsByRule: _, examplesByRule: __, ...circumstances } = circumstancesOf(setup, describeWishes(flags), shard);
  return {
    schema: 1,
    suite,
    kind: target.kind,
    addresses: target.kind === 'external' ? { ...target.interfaces, lab: target.lab } : undefined,
    faults: flags.fault,
    chosen: describeWishes({ ...flags, shard: undefined }),
    targetFile: flags.target,
    again,
    circumstances,
    run: { startedAt: 0, finishedAt: 0, cancelled: false, troubles: [] },
  };
}

const lineOf = (record: RunRecord): string => JSON.stringify(recordMessage(record));

/** The run as its messages tell it with secrets hidden; undefined when hiding them left no messages that can be read. */
function runIn(lines: Lines): KeptRun | undefined {
  try {
    const { run, record, messages } = readSavedRun(lines, 'cucumber.ndjson');
    return { run, messages: joined(messages, linesOf([lineOf(record)])) };
  } catch {
    return undefined;
  }
}

/**
 * The run as its reports keep it. It is judged as it was written down, with secrets hidden, so that anyone who judges the
 * file again comes to the same verdicts.
 */
export function keepRun(
  run: RecordedRun,
  spool: Pick<Spool, 'messages'>,
  { record, target, clear }: { record: RunRecord; target: ResolvedTarget; clear: (text: string) => string },
): KeptRun {
  const end = clear(lineOf({ ...record, run: outlineOf(run) }));
  const messages = joined(withoutLearned(spool.messages()), linesOf([end]));
  const asItIs = { run, messages };
  if (secretsOf(target).length === 0 && learnedSecrets().size === 0) return asItIs;
  return runIn(messages) ?? asItIs;
}
