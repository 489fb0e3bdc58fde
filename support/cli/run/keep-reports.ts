import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReportFiles, writeReports } from '../../reports/write-reports.ts';
import { complain } from '../terminal/streams.ts';
import { beating } from '../terminal/watched.ts';

/** Where the reports are, if anywhere, and why not where they were wanted. */
export interface KeptReports {
  readonly folder: string | undefined;
  readonly trouble: string | undefined;
}

/** Writes the reports, and where that fails to a temporary folder: a run that took an hour is not lost to a full disk. */
export function keepReports(out: string, files: ReportFiles, hide: (text: string) => string): KeptReports {
  const clear = beating(hide);
  try {
    writeReports(out, files, clear);
    return { folder: out, trouble: undefined };
  } catch (error) {
    const trouble = (error as Error).message;
    complain(trouble);
    return { folder: rescue(files, clear), trouble };
  }
}

function rescue(files: ReportFiles, clear: (text: string) => string): string | undefined {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-reports-'));
    writeReports(folder, files, clear);
    complain(`the reports are in ${folder} instead.`);
    return folder;
  } catch {
    complain('nowhere to write the reports; the result below is all there is.');
    return undefined;
  }
}
