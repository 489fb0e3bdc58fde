import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lines } from '../../ground/evidence/lines.ts';
import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { writtenLedger } from '../../ledger/ledger-text.ts';
import type { SpoolHead } from '../../ledger/spool.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { redEnding } from '../../reports/likely-causes.ts';
import { type FailureFacts, failureTexts, reportSet } from '../../reports/report-set.ts';
import { type ReportFiles, writeReports } from '../../reports/write-reports.ts';
import { complain, fitted, print, printJson } from '../terminal/streams.ts';
import { beating } from '../terminal/watched.ts';
import { runOutput, shownPath } from './run-output.ts';

interface Judged extends Pick<SpoolHead, 'out' | 'quiet' | 'json' | 'allure'> {
  readonly verdicts: Verdicts;
  readonly run: RecordedRun;
  readonly messages: Lines;
  readonly facts: Omit<FailureFacts, 'out'>;
  readonly clear: (text: string) => string;
}

/** Writes the reports, and where that fails to a temporary folder: a run that took an hour is not lost to a full disk. */
export function keepReports(
  out: string,
  files: ReportFiles,
  hide: (text: string) => string,
): { readonly folder: string | undefined; readonly trouble: string | undefined } {
  const clear = beating(hide);
  let trouble: string;
  try {
    writeReports(out, files, clear);
    return { folder: out, trouble: undefined };
  } catch (error) {
    trouble = (error as Error).message;
    complain(trouble);
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-reports-'));
    writeReports(folder, files, clear);
    complain(`the reports are in ${folder} instead.`);
    return { folder, trouble };
  } catch {
    complain('nowhere to write the reports; the result below is all there is.');
    return { folder: undefined, trouble };
  }
}

/** Writes the reports and prints the result, `settled` in between; returns the exit code, and if they are in place. */
export function publish(
  { verdicts: judged, run, messages, facts, out, quiet, json, allure, clear }: Judged,
  settled?: () => void,
): { code: number; asWanted: boolean } {
  const where = { ...facts, out: shownPath(out), hide: clear };
  const { folder, trouble } = keepReports(out, reportSet(judged, run, messages, { ...where, allure }), clear);
  const shown = folder && shownPath(folder);
  const verdicts =
    trouble === undefined ? judged : { ...judged, exitCode: EXIT.harness, troubles: [...judged.troubles, trouble] };
  const failures = failureTexts(judged, run, { ...where, out: shown ?? where.out });
  settled?.();
  const ending = redEnding(verdicts, run, facts);
  if (json) printJson(clear(JSON.stringify(writtenLedger(verdicts))));
  else print(clear(fitted(runOutput(verdicts, failures, { quiet, out: shown, ending }))));
  return { code: verdicts.exitCode, asWanted: trouble === undefined };
}
