import type { KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readBounded } from '../../ground/bounded-file.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { ledgerText } from '../../ledger/ledger-text.ts';
import { findMessages, MESSAGES, messagesFile } from '../../ledger/messages-file.ts';
import { loadSavedRun, type SavedRun } from '../../ledger/saved-run.ts';
import type { JudgedRule, Verdicts } from '../../ledger/verdicts.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { type Opened, seal } from '../../reports/statement/envelope.ts';
import { alteredFiles, type RunFiles, type Statement, testResult } from '../../reports/statement/test-result.ts';
import { writeInto } from '../terminal/write-into.ts';
import { isSameSuite, judgeSaved, readSuite, type Suite, suiteName } from './suite.ts';

export const STATEMENT = 'statement.json';

export interface StatedRun {
  readonly verdicts: Verdicts;
  readonly saved: SavedRun;
  readonly files: RunFiles;
}

/** As a file holds it, so that a member which is undefined, or is not written, counts as none. */
const asWritten = (ledger: Verdicts): Verdicts => JSON.parse(ledgerText(ledger)) as Verdicts;

/** Reads what a statement is about. Throws UsageError when it is not there or not whole. */
export function readStatedRun(folder: string): StatedRun {
  const verdicts = readVerdicts(folder);
  const file = messagesFile(folder);
  const messages = readBounded(file);
  const saved = loadSavedRun(file);
  const files = new Map([['verdicts.json', readBounded(join(folder, 'verdicts.json'))]]);
  return { verdicts, saved, files: files.set(basename(file), messages) };
}

/** The files of a run as they are, whatever they hold. Throws UsageError when one is missing. */
export function filesOf(folder: string): RunFiles {
  const files = new Map<string, Buffer>();
  for (const name of ['verdicts.json', basename(findMessages(folder) ?? MESSAGES)])
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
  // Every way in which a ledger is not what its recorded run gives, one sentence each.
  const [told, again] = [asWritten(verdicts), asWritten(judgeSaved(saved, suite))];
  const lines: string[] = [];
  for (const name of new Set([...Object.keys(told), ...Object.keys(again)]) as Set<keyof Verdicts>)
    if (name !== 'rules' && !isDeepStrictEqual(told[name], again[name]))
      lines.push(`"${name}" of the ledger is not what the recorded run gives`);
  const known = new Map<string, JudgedRule>();
  for (const rule of told.rules) known.set(rule.id, rule);
  const judged = new Map<string, JudgedRule>();
  for (const rule of again.rules) judged.set(rule.id, rule);
  for (const id of new Set([...known.keys(), ...judged.keys()])) {
    if (isDeepStrictEqual(known.get(id), judged.get(id))) continue;
    const [one = 'nothing', other = 'nothing'] = [known.get(id)?.verdict, judged.get(id)?.verdict];
    const how = one === other ? 'differs in its details' : `is ${one} in the ledger and ${other} by the recorded run`;
    lines.push(`${id} ${how}`);
  }
  return lines;
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
