import type { Lines } from '../../ground/evidence/lines.ts';
import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { redEnding } from '../../reports/likely-causes.ts';
import { type FailureFacts, failureTexts, reportSet } from '../../reports/report-set.ts';
import { fitted } from '../terminal/fitted.ts';
import { print, printJson } from '../terminal/streams.ts';
import { keepReports } from './keep-reports.ts';
import { runOutput, shownPath } from './run-output.ts';

/** A run that was judged, with where and how it is shown. */
export interface Judged {
  readonly verdicts: Verdicts;
  readonly run: RecordedRun;
  readonly messages: Lines;
  readonly facts: Omit<FailureFacts, 'out'>;
  readonly out: string;
  readonly quiet: boolean;
  readonly json: boolean;
  readonly clear: (text: string) => string;
}

/** What of the ledger is shown when its reports are not where they were wanted. */
const unwritten = (verdicts: Verdicts, trouble: string): Verdicts => ({
  ...verdicts,
  exitCode: EXIT.harness,
  troubles: [...verdicts.troubles, trouble],
});

/** Writes the reports of a run and prints its result; returns the exit code, and whether the reports are where they were wanted. */
export function publish(
  { verdicts: told, run, messages, facts, out, quiet, json, clear }: Judged,
  settled: () => void = () => undefined,
): { code: number; asWanted: boolean } {
  const where = { ...facts, out: shownPath(out), hide: clear };
  const { folder, trouble } = keepReports(out, reportSet(told, run, messages, where), clear);
  const shown = folder && shownPath(folder);
  const verdicts = trouble === undefined ? told : unwritten(told, trouble);
  const failures = failureTexts(told, run, { ...where, out: shown ?? where.out });
  settled();
  if (json) printJson(clear(JSON.stringify(verdicts)));
  else
    print(clear(fitted(runOutput(verdicts, failures, { quiet, out: shown, ending: redEnding(verdicts, run, facts) }))));
  return { code: verdicts.exitCode, asWanted: trouble === undefined };
}
