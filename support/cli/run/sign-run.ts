import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { readBounded } from '../../ground/bounded-file.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { ledgerDifferences } from '../../ledger/ledger-difference.ts';
import { loadSavedRun, messagesFile, type SavedRun } from '../../ledger/saved-run.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { seal } from '../../reports/statement/envelope.ts';
import { type RunFiles, testResult } from '../../reports/statement/test-result.ts';
import { writeInto } from '../terminal/write-into.ts';
import { isSameSuite, judgeSaved, readSuite, type Suite, suiteName } from './suite.ts';

export const STATEMENT = 'statement.json';

export interface StatedRun {
  readonly verdicts: Verdicts;
  readonly saved: SavedRun;
  readonly files: RunFiles;
}

/** Reads what a statement is about. Throws UsageError when it is not there or not whole. */
export function readStatedRun(folder: string): StatedRun {
  const verdicts = readVerdicts(folder);
  const file = messagesFile(folder);
  const messages = readBounded(file);
  const saved = loadSavedRun(file);
  const files = new Map([['verdicts.json', readBounded(join(folder, 'verdicts.json'))]]);
  return { verdicts, saved, files: files.set('cucumber.ndjson', messages) };
}

/** The files of a run as they are, whatever they hold. Throws UsageError when one is missing. */
export function filesOf(folder: string): RunFiles {
  const files = new Map<string, Buffer>();
  for (const name of ['verdicts.json', 'cucumber.ndjson'])
    try {
      files.set(name, readBounded(join(folder, name)));
    } catch {
      throw new UsageError(`${name} of the run is not in ${folder}; --run DIR says where the run is.`);
    }
  return files;
}

/** How the ledger of a run departs from what its recorded run gives; undefined when this suite cannot tell. */
export function recomputed({ verdicts, saved }: StatedRun, suite: Suite): string[] | undefined {
  if (!isSameSuite(saved.record.suite, suite.identity)) return undefined;
  return ledgerDifferences(verdicts, judgeSaved(saved, suite));
}

/** Signs the run in `folder` and answers where the statement is. Only a ledger that its recorded run bears out is signed. */
export function signRun(folder: string, key: KeyObject): string {
  const stated = readStatedRun(folder);
  const suite = readSuite();
  const { saved, verdicts, files } = stated;
  const differences = recomputed(stated, suite);
  if (!differences)
    throw new UsageError(
      `the run in ${folder} was judged by suite ${suiteName(saved.record.suite)}, and this is ${suiteName(suite.identity)}; sign it with the one that ran.`,
    );
  if (differences.length > 0)
    throw new UsageError(
      `the run in ${folder} is not signed: its ledger is not what the recorded run gives (${differences.slice(0, 5).join('; ')}).`,
    );
  writeInto(folder, 'the statement', { [STATEMENT]: seal(testResult(verdicts, saved.record, files), key) });
  return join(folder, STATEMENT);
}
