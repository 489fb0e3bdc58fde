import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBounded } from '../../ground/bounded-file.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { Opened } from '../../reports/statement/envelope.ts';
import { alteredFiles, type Statement, testResult } from '../../reports/statement/test-result.ts';
import { filesOf, readStatedRun, recomputed, STATEMENT, type StatedRun } from './sign-run.ts';
import { type Suite, suiteName } from './suite.ts';

export function readStatement(path: string): { file: string; bytes: Buffer } {
  let file = path;
  try {
    if (statSync(path).isDirectory()) file = join(path, STATEMENT);
  } catch {
    throw new UsageError(`there is no statement ${path}.`);
  }
  try {
    return { file, bytes: readBounded(file) };
  } catch (error) {
    throw new UsageError(`cannot read the statement ${file}: ${systemWords(error)}.`);
  }
}

export interface HeldAgainst {
  readonly wrong: readonly string[];
  readonly stated?: StatedRun;
  readonly otherSuite?: string | undefined;
}

export function holdAgainst({ payload }: Opened, file: string, suite: Suite, folder = dirname(file)): HeldAgainst {
  const statement = JSON.parse(payload) as Statement;
  if (!Array.isArray(statement.subject)) throw new UsageError(`the payload of ${file} is not a statement about a run.`);
  const altered = alteredFiles(statement, filesOf(folder));
  if (altered.length > 0) return { wrong: altered };
  const stated = readStatedRun(folder);
  const { saved, verdicts, files } = stated;
  const differences = recomputed(stated, suite);
  const wrong = [...(differences ?? [])];
  if (testResult(verdicts, saved.record, files) !== payload)
    wrong.unshift('the statement does not say what verdicts.json says');
  const { identity } = suite;
  const otherSuite = differences
    ? undefined
    : `the run was judged by suite ${suiteName(saved.record.suite)} and this is ${suiteName(identity)}`;
  return { wrong, stated, otherSuite };
}
