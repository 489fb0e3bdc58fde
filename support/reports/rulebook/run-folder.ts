import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { isObject } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { ledgerFlaw } from '../../ledger/ledger-form.ts';
import type { RunRecord } from '../../ledger/run-record.ts';
import { twoRuns } from '../../ledger/two-runs.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { cutShort } from '../bound-line.ts';
import { type RanExample, type ReadMessages, readMessages } from './messages.ts';

export interface RunFolder {
  readonly folder: string;
  readonly verdicts: Verdicts;
  readonly examples: ReadonlyMap<string, readonly RanExample[]>;
  readonly notices: readonly string[];
  readonly record?: RunRecord | undefined;
}

const SCHEMA = 1;

function parsed(folder: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(
      `${join(folder, 'verdicts.json')} is only half written or damaged; run again with --out ${folder}.`,
    );
  }
}

/** Reads the ledger in `folder`; throws UsageError with one sentence when it is not there, broken or of another version. */
export function readVerdicts(folder: string): Verdicts {
  const file = join(folder, 'verdicts.json');
  if (!existsSync(file)) {
    const begun = existsSync(join(folder, 'cucumber.ndjson'));
    throw new UsageError(
      begun
        ? `the run in ${folder} was never finished: there is no verdicts.json; run again with --out ${folder}.`
        : `there is no run in ${folder}; "plumbline run --out ${folder}" makes one.`,
    );
  }
  const ledger = parsed(folder, readText(file));
  if (isObject(ledger) && ledger.schema !== SCHEMA)
    throw new UsageError(
      `${file} has schema ${JSON.stringify(ledger.schema) ?? 'none'}, and this version reads schema ${SCHEMA}; run again, or report with the version that ran.`,
    );
  const flaw = ledgerFlaw(ledger);
  if (flaw !== undefined)
    throw new UsageError(
      `${file} is not a ledger of a run, as ${flaw || 'the whole'} shows; run again with --out ${folder}.`,
    );
  return ledger as unknown as Verdicts;
}

function damageIn({ unreadable, ended }: ReadMessages, verdicts: Verdicts): string[] {
  const lost = 'examples that stood there are shown without their steps.';
  if (unreadable > 0) return [`cucumber.ndjson is damaged: ${unreadable} of its lines cannot be read, and ${lost}`];
  return ended || cutShort(verdicts) !== undefined ? [] : [`cucumber.ndjson ends before the run does, and ${lost}`];
}

/** Reads a report folder: the ledger has to be whole, anything else may be missing and is then said. */
export function readRunFolder(folder: string): RunFolder {
  const verdicts = readVerdicts(folder);
  const file = join(folder, 'cucumber.ndjson');
  if (!existsSync(file)) {
    const notice = 'There is no cucumber.ndjson in the report folder: examples are shown without their steps.';
    return { folder, verdicts, examples: new Map(), notices: [notice] };
  }
  const text = readText(file);
  const mixed = twoRuns(folder, verdicts, text);
  if (mixed !== undefined) throw new UsageError(mixed);
  const messages = readMessages(text);
  const { examples, record } = messages;
  return { folder, verdicts, examples, notices: damageIn(messages, verdicts), record };
}
