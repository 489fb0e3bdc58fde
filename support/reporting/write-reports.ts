import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../problems/usage-error.ts';
import { bytesOf, byteText } from './byte-text.ts';

/** Report files by name: texts, and bodies that are not texts. */
export type ReportFiles = ReadonlyMap<string, string | Uint8Array>;

/** The names of a report set; the ledger comes last, so that its presence says that the set is whole. */
const SET = [
  'statement.json',
  'verdicts.md',
  'silences.md',
  'junit.xml',
  'cucumber.ndjson',
  'allure-results',
  'evidence',
  'verdicts.json',
];

/** The bytes of a file without secrets. */
function clearBytes(bytes: Uint8Array, clear: (text: string) => string): Uint8Array {
  const { text, encoding } = byteText(bytes);
  return bytesOf(clear(text), encoding);
}

function stage(folder: string, files: ReportFiles, clear: (text: string) => string): void {
  const made = new Set<string>();
  for (const [name, content] of files) {
    const file = join(folder, name);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    const told = typeof content === 'string' ? clear(content) : clearBytes(content, clear);
    writeFileSync(file, told, name.endsWith('.sh') ? { mode: 0o755 } : {});
  }
}

const unwritable = (out: string, error: unknown): UsageError =>
  new UsageError(
    `cannot write the reports to ${out}: ${(error as Error).message}; make room there, or give another folder with --out.`,
  );

/** Throws UsageError when `out` cannot take reports: better known before a long run than after it. */
export function requireWritable(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
    accessSync(out, constants.W_OK);
    rmSync(mkdtempSync(join(out, '.next-')), { recursive: true, force: true });
  } catch (error) {
    throw unwritable(out, error);
  }
}

/** Removes what is no longer needed; if that is impossible, nothing fails. */
function discard(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It stays, hidden, beside the reports.
  }
}

/** Puts the new set in the place of the old one, or the old one back. */
function swap(out: string, next: string, names: ReadonlySet<string | undefined>): void {
  const before = mkdtempSync(join(out, '.before-'));
  const moved: Array<[from: string, to: string]> = [];
  const move = (from: string, to: string): void => {
    renameSync(from, to);
    moved.push([from, to]);
  };
  try {
    for (const name of SET.toReversed())
      if (existsSync(join(out, name))) move(join(out, name), join(before, name));
    for (const name of SET) if (names.has(name)) move(join(next, name), join(out, name));
  } catch (error) {
    const { message } = error as Error;
    if (!putBack(moved)) throw new Error(`${message}, and what was there before is in ${before}`);
    discard(before);
    throw error;
  }
  discard(before);
}

function putBack(moved: ReadonlyArray<[from: string, to: string]>): boolean {
  try {
    for (const [from, to] of moved.toReversed()) renameSync(to, from);
    return true;
  } catch {
    return false;
  }
}

/** Replaces the reports in `out` by `files`, as a set: a crash never leaves a mixture with a ledger. */
export function writeReports(out: string, files: ReportFiles, clear: (text: string) => string): void {
  let next: string | undefined;
  try {
    mkdirSync(out, { recursive: true });
    next = mkdtempSync(join(out, '.next-'));
    stage(next, files, clear);
    swap(out, next, new Set([...files.keys()].map((file) => file.split('/')[0])));
  } catch (error) {
    throw unwritable(out, error);
  } finally {
    if (next !== undefined) discard(next);
  }
}
