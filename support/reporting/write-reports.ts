import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../problems/usage-error.ts';
import { Gathered } from './gathered.ts';

/** A report by its name below the folder of reports; a large one is given piece by piece. */
export type ReportFile = readonly [name: string, content: string | Iterable<string>];

/** Reports that can be gone through as often as wanted, each made when its turn comes. */
export type ReportFiles = Iterable<ReportFile>;

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

function writePieces(file: string, pieces: Iterable<string>, clear: (text: string) => string): void {
  const handle = openSync(file, 'w');
  const gathered = new Gathered((bytes) => writeFileSync(handle, bytes));
  try {
    for (const piece of pieces) gathered.add(clear(piece));
    gathered.flush();
  } finally {
    closeSync(handle);
  }
}

/** Writes the files below `folder`; answers the first part of their names. */
function stage(folder: string, files: ReportFiles, clear: (text: string) => string): ReadonlySet<string> {
  const made = new Set<string>();
  const roots = new Set<string>();
  for (const [name, content] of files) {
    const file = join(folder, name);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    roots.add(name.split('/')[0] as string);
    if (typeof content !== 'string') writePieces(file, content, clear);
    else writeFileSync(file, clear(content), name.endsWith('.sh') ? { mode: 0o755 } : {});
  }
  return roots;
}

const unwritable = (out: string, error: unknown): UsageError =>
  new UsageError(`cannot write the reports to ${out}: ${(error as Error).message}`);

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

/** Replaces the reports in `out` by `files`, as a set: a crash never leaves a mixture with a ledger. */
export function writeReports(out: string, files: ReportFiles, clear: (text: string) => string): void {
  let next: string | undefined;
  try {
    mkdirSync(out, { recursive: true });
    next = mkdtempSync(join(out, '.next-'));
    const given = stage(next, files, clear);
    for (const name of SET.toReversed()) rmSync(join(out, name), { recursive: true, force: true });
    for (const name of SET) if (given.has(name)) renameSync(join(next, name), join(out, name));
  } catch (error) {
    throw unwritable(out, error);
  } finally {
    if (next !== undefined) rmSync(next, { recursive: true, force: true });
  }
}
