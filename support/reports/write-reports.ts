import {
  accessSync,
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOf, byteText } from '../ground/bodies/byte-text.ts';
import { makeFolder } from '../ground/make-folder.ts';
import { systemWords } from '../ground/problems/system-words.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { MESSAGES_NAMES } from '../ledger/messages-file.ts';
import { requireOwn } from './own-folder.ts';

/** A report by its name: a text, a binary body, or a large one piece by piece, without what has to be hidden. */
export type ReportFile = readonly [name: string, content: string | Uint8Array | Iterable<Uint8Array>];

export type ReportFiles = Iterable<ReportFile>;

/** The names of a report set; the ledger comes last, so that its presence says that the set is whole. */
const SET = [
  'statement.json',
  'verdicts.md',
  'silences.md',
  'junit.xml',
  'ctrf.json',
  ...MESSAGES_NAMES,
  'allure-results',
  'evidence',
  'verdicts.json',
];

function stage(folder: string, files: ReportFiles, clear: (text: string) => string): ReadonlySet<string> {
  const made = new Set<string>();
  const names = new Set<string>();
  for (const [name, content] of files) {
    const file = join(folder, name);
    const parent = dirname(file);
    if (!made.has(parent)) makeFolder(parent);
    made.add(parent);
    names.add(name.split('/')[0] as string);

    const options = file.endsWith('.sh') ? { mode: 0o755 } : {};
    if (typeof content === 'string') writeFileSync(file, clear(content), options);
    else if (content instanceof Uint8Array) {
      const { text, encoding } = byteText(content);
      writeFileSync(file, bytesOf(clear(text), encoding), options);
    } else {
      const handle = openSync(file, 'w');
      try {
        for (const piece of content) writeFileSync(handle, piece);
      } finally {
        closeSync(handle);
      }
    }
  }
  return names;
}

function unwritable(out: string, error: unknown): UsageError {
  return new UsageError(
    `cannot write the reports to ${out}: ${systemWords(error)}; make room there, or give another folder with --out.`,
  );
}

/** Throws UsageError when `out` cannot take reports, or would lose files of others: better before a long run. */
export function requireWritable(out: string, names: readonly string[] = [...SET, 'faults.json']): void {
  try {
    makeFolder(out);
    accessSync(out, constants.W_OK);
    rmSync(mkdtempSync(join(out, '.next-')), { recursive: true, force: true });
    requireOwn(out, names);
  } catch (error) {
    throw error instanceof UsageError ? error : unwritable(out, error);
  }
}

function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It stays, hidden, beside the reports.
  }
}

function swap(out: string, next: string, names: ReadonlySet<string>): void {
  const old = new Set(readdirSync(out));
  const before = mkdtempSync(join(out, '.before-'));
  const moves: Array<[from: string, to: string]> = [];
  for (const name of SET.toReversed()) if (old.has(name)) moves.push([join(out, name), join(before, name)]);
  for (const name of SET) if (names.has(name)) moves.push([join(next, name), join(out, name)]);
  let done = 0;
  try {
    for (const [from, to] of moves) {
      renameSync(from, to);
      done += 1;
    }
  } catch (error) {
    try {
      for (const [from, to] of moves.slice(0, done).toReversed()) renameSync(to, from);
    } catch {
      throw new Error(`${(error as Error).message}, and what was there before is in ${before}`);
    }
    discard(before);
    throw error;
  }
  discard(before);
}

/** Replaces the reports in `out` by `files`, as a set: a crash never leaves a mixture with a ledger. */
export function writeReports(out: string, files: ReportFiles, clear: (text: string) => string): void {
  let next: string | undefined;
  try {
    makeFolder(out);
    next = mkdtempSync(join(out, '.next-'));
    swap(out, next, stage(next, files, clear));
  } catch (error) {
    throw unwritable(out, error);
  } finally {
    if (next !== undefined) discard(next);
  }
}
