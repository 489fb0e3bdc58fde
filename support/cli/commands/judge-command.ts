import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { looksLikeHar } from '../../example/past-traffic/read-har.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { loadSavedRun, messagesFile } from '../../ledger/saved-run.ts';
import { requireWritable } from '../../reports/write-reports.ts';
import { isSameSuite, judgeSaved, readSuite, suiteName } from '../run/suite.ts';
import { complain } from '../terminal/streams.ts';
import { type ShownAs, showVerdicts } from './merge-command.ts';

/** The options of `plumbline judge`. */
export interface JudgeFlags extends ShownAs {
  readonly target?: string;
  readonly out?: string;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    throw new UsageError(`there is no file ${path}.`);
  }
}

/** Judges a run again that plumbline recorded. */
function judgeRun(path: string, flags: JudgeFlags): number {
  if (flags.target !== undefined)
    throw new UsageError('--target is for recorded traffic (HAR); a recorded run names its own target.');
  const saved = loadSavedRun(path);
  const suite = readSuite();
  if (!isSameSuite(saved.record.suite, suite.identity))
    complain(
      `the run was recorded with suite ${suiteName(saved.record.suite)} and is judged by ${suiteName(suite.identity)}.`,
    );
  const verdicts = judgeSaved(saved, suite);
  const out = flags.out === undefined ? undefined : resolve(flags.out);
  if (out) requireWritable(out);
  showVerdicts(verdicts, saved, { out, beside: dirname(messagesFile(path)), as: flags });
  return verdicts.exitCode;
}

/** How much of a file says what it is. */
const BEGINNING = 1024;

function isHar(path: string): boolean {
  if (path.toLowerCase().endsWith('.har')) return true;
  const [file, beginning] = [openSync(path, 'r'), Buffer.alloc(BEGINNING)];
  const length = readSync(file, beginning);
  closeSync(file);
  return looksLikeHar(beginning.toString('utf8', 0, length));
}

/** `plumbline judge`: verdicts from what was recorded before, a run or traffic of others; nothing is sent. */
export async function judgeCommand(path: string, flags: JudgeFlags): Promise<number> {
  if (isFolder(path) || !isHar(path)) return judgeRun(path, flags);
  const { judgeHar } = await import('./judge-har.ts');
  return judgeHar(createReadStream(path, { highWaterMark: 1 << 20 }), path, flags);
}
