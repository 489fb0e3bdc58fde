import { secretsIn } from '../reporting/hide-secrets.ts';
import { changed, joined, type Lines, linesOf } from '../reporting/lines.ts';
import type { RecordedRun } from '../reporting/recorded-run.ts';
import { outlineOf, type RunRecord, recordMessage, type SuiteIdentity } from '../reporting/run-record.ts';
import { readSavedRun } from '../reporting/saved-run.ts';
import type { ResolvedTarget } from '../target/target.ts';
import type { Examination } from './examination.ts';
import type { RunFlags } from './options.ts';
import { describeWishes } from './selection.ts';

/** What is kept of a run: its messages, its record the last, and what they tell. */
export interface KeptRun {
  readonly run: RecordedRun;
  readonly messages: Lines;
}

interface Kept {
  readonly flags: Pick<RunFlags, 'rule' | 'tags' | 'fault' | 'shard'>;
  readonly examination: Examination;
  readonly target: ResolvedTarget;
  readonly run: RecordedRun;
  readonly clear: (text: string) => string;
  readonly suite: SuiteIdentity;
  readonly again: string;
}

function recordOf({ flags, examination, target, run, suite, again }: Kept): RunRecord {
  const { tagsByRule: _, ...circumstances } = examination.circumstances(describeWishes(flags));
  return {
    schema: 1,
    suite,
    kind: target.kind,
    addresses: target.kind === 'external' ? { ...target.interfaces, lab: target.lab } : undefined,
    faults: flags.fault,
    chosen: describeWishes({ rule: flags.rule, tags: flags.tags }),
    again,
    circumstances,
    run: outlineOf(run),
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
 * The run as its reports keep it. It is judged as it was written down, with secrets hidden, so that whoever judges the
 * file again comes to the same verdicts.
 */
export function keepRun(kept: Kept): KeptRun {
  const messages = joined(kept.examination.messages, linesOf([lineOf(recordOf(kept))]));
  const asItIs = { run: kept.run, messages };
  if (secretsIn(kept.target.credentials).length === 0) return asItIs;
  return runIn(changed(messages, kept.clear)) ?? asItIs;
}
