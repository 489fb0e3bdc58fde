import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { isObject } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { ledgerFlaw } from '../../ledger/ledger-form.ts';
import { wholeLedger } from '../../ledger/ledger-text.ts';
import { findMessages, MESSAGES, messagesText } from '../../ledger/messages-file.ts';
import type { RunRecord } from '../../ledger/run-record.ts';
import type { NamedRun } from '../../ledger/runs/history.ts';
import { twoRuns } from '../../ledger/runs/pair.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { cutShort } from '../bound-line.ts';
import { type RanExample, readMessages } from './messages.ts';

export interface RunFolder {
  readonly folder: string;
  readonly verdicts: Verdicts;
  readonly examples: ReadonlyMap<string, readonly RanExample[]>;
  readonly notices: readonly string[];
  readonly record?: RunRecord | undefined;
}

const SCHEMA = 1;

/** Reads the ledger in `folder`; throws UsageError with one sentence when it is not there, broken or of another version. */
export function readVerdicts(folder: string): Verdicts {
  const file = join(folder, 'verdicts.json');
  if (!existsSync(file)) {
    const begun = findMessages(folder) !== undefined;
    throw new UsageError(
      begun
        ? `the run in ${folder} was never finished: there is no verdicts.json; run again with --out ${folder}.`
        : `there is no run in ${folder}; "plumbline run --out ${folder}" makes one.`,
    );
  }
  const text = readText(file);
  let ledger: unknown;
  try {
    ledger = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is only half written or damaged; run again with --out ${folder}.`);
  }
  if (isObject(ledger) && ledger.schema !== SCHEMA)
    throw new UsageError(
      `${file} has schema ${JSON.stringify(ledger.schema) ?? 'none'}, and this version reads schema ${SCHEMA}; run again, or report with the version that ran.`,
    );
  const flaw = ledgerFlaw(ledger);
  if (flaw !== undefined)
    throw new UsageError(
      `${file} is not a ledger of a run, as ${flaw || 'the whole'} shows; run again with --out ${folder}.`,
    );
  return wholeLedger(ledger as unknown as Verdicts);
}

/** The ledgers in the folders that have one that can be read, and a sentence for each of the others. */
export function readableRuns(folders: readonly string[]): { runs: NamedRun[]; leftOut: string[] } {
  const runs: NamedRun[] = [];
  const leftOut: string[] = [];
  for (const folder of folders)
    try {
      runs.push({ folder, verdicts: readVerdicts(folder) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      leftOut.push(error.message);
    }
  return { runs, leftOut };
}

export function readRunFolder(folder: string): RunFolder {
  const verdicts = readVerdicts(folder);
  const file = findMessages(folder);
  if (file === undefined) {
    const notice = `There is no ${MESSAGES} in the report folder: examples are shown without their steps.`;
    return { folder, verdicts, examples: new Map(), notices: [notice] };
  }
  const text = messagesText(file);
  const mixed = twoRuns(folder, verdicts, text);
  if (mixed !== undefined) throw new UsageError(mixed);
  const { examples, unreadable, ended, record } = readMessages(text);
  const name = basename(file);
  const lost = 'examples that stood there are shown without their steps.';
  const notices: string[] = [];
  if (unreadable > 0) notices.push(`${name} is damaged: ${unreadable} of its lines cannot be read, and ${lost}`);
  else if (!ended && cutShort(verdicts) === undefined) notices.push(`${name} ends before the run does, and ${lost}`);
  return { folder, verdicts, examples, notices, record };
}
