import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Option } from 'commander';
import { readText } from '../../ground/bounded-file.ts';
import { jsonText } from '../../ground/json.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { EvidenceAxes } from '../../ledger/evidence-axes.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { requireOwn } from '../../reports/own-folder.ts';
import { type Book, type Commands, makeBook } from '../../reports/rulebook/book.ts';
import { comparisonPage } from '../../reports/rulebook/comparison-page.ts';
import type { DocumentLines } from '../../reports/rulebook/document-lines.ts';
import { keptHistory } from '../../reports/rulebook/kept-history.ts';
import { mergeProofs, type Proof, readFaultList, readProofs } from '../../reports/rulebook/proofs.ts';
import { ruleBookPage } from '../../reports/rulebook/rule-book-page.ts';
import { type RunFolder, readRunFolder, readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { listedFaults } from '../run/faults.ts';
import { aloneBy, factsOf } from '../run/run-output.ts';
import type { CommandFile } from '../terminal/options.ts';
import { complain, print, printJson } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';
import { type AllureOutcome, makeAllureReport } from './allure-report.ts';
import { axesFrom, SEEN_FILE } from './evidence-command.ts';

interface ReportFlags {
  readonly out?: string;
  readonly document?: string;
  readonly json?: boolean;
}

const DEFAULT_OUT = 'reports';
const NAMES = ['rulebook/index.html', 'evidence.json', 'allure'];
const HARNESS_ERROR = 5;

/** What the rules are proven against: the kill matrix, and where it does not reach the list of faults. */
async function proofsFor(folder: string): Promise<readonly Proof[]> {
  const { proofs, whole } = readProofs([resolve(folder), join(ROOT, DEFAULT_OUT)]);
  if (whole) return proofs;
  const kept = readFaultList(resolve(folder));
  if (kept.length > 0) return mergeProofs(proofs, kept);
  const faults = await listedFaults();
  return mergeProofs(
    proofs,
    faults.map(({ id, rule, says }) => ({ fault: id, rule, says })),
  );
}

function readDocument(file: string): string {
  try {
    return readText(resolve(file));
  } catch (error) {
    throw new UsageError(`cannot read the document ${file}: ${(error as Error).message}.`);
  }
}

function writePage(out: string, page: string, notices: readonly string[]): string {
  for (const notice of notices) complain(notice, 'plumbline report');
  const name = join('rulebook', 'index.html');
  writeInto(out, 'the rule book', { [name]: page });
  return join(out, name);
}

function axesFor(folder: string, out: string): EvidenceAxes {
  const proven = [folder, join(ROOT, DEFAULT_OUT)].find((each) => existsSync(join(each, 'kill-matrix.json')));
  const axes = axesFrom({ from: proven ?? folder, seen: SEEN_FILE });
  writeInto(out, 'the evidence', { 'evidence.json': jsonText(axes) });
  return axes;
}

/** The commands that the run itself showed; without its record, those of a plain run. */
function commandsOf({ folder, record }: RunFolder): Commands {
  if (!record) return { alone: aloneBy('') };
  const { alone, replay } = factsOf(record);
  return { alone, again: replay && ((id) => replay(id, 0, folder)) };
}

/** The page of a book beside the document that its rules are about. */
async function pageWith(book: Book, document: string, text: string): Promise<{ page: string; notices: string[] }> {
  const { documentMarkup } = await import('../../reports/rulebook/document-markup.ts');
  const file = join(ROOT, 'features/document-lines.json');
  const known = existsSync(file) ? (JSON.parse(readText(file)) as DocumentLines) : {};
  const markup = documentMarkup(basename(document), text, book.rules, known);
  const notices = [...book.notices];
  if (markup.notice) notices.push(markup.notice);
  return { page: ruleBookPage({ ...book, notices }, markup.document), notices };
}

async function makeRuleBook(folder: string, out: string, document: string | undefined): Promise<string> {
  const text = document === undefined ? undefined : readDocument(document);
  const run = readRunFolder(folder);
  const book = makeBook(run, {
    rules: readRuleBook().rules,
    places: indexExamples(ROOT),
    proofs: await proofsFor(folder),
    commands: commandsOf(run),
    axes: axesFor(folder, out),
    history: keptHistory([folder, join(folder, '..'), out], run.verdicts.target),
  });
  if (document === undefined || text === undefined) return writePage(out, ruleBookPage(book), book.notices);
  const { page, notices } = await pageWith(book, document, text);
  return writePage(out, page, notices);
}

function compareRuns(folders: readonly string[], out: string): string {
  const notices: string[] = [];
  const runs: Array<{ name: string; verdicts: Verdicts }> = [];
  for (const name of folders)
    try {
      runs.push({ name, verdicts: readVerdicts(name) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      notices.push(error.message);
    }
  if (runs.length === 0) throw new UsageError(notices.join(' '));
  return writePage(out, comparisonPage(runs, notices), notices);
}

function madeText(rulebook: string, allure: AllureOutcome | undefined): string {
  const size = `${(statSync(resolve(rulebook)).size / 1e6).toFixed(1)} MB`;
  let text = `Rule book in ${rulebook} (${size})\n`;
  if (allure?.report) text += `Allure report in ${allure.report}\n`;
  if (allure?.skipped) text += `Allure report skipped: ${allure.skipped}\n`;
  return text;
}

export async function reportCommand({ out, document, json }: ReportFlags, folders: readonly string[]): Promise<number> {
  const [only = out ?? DEFAULT_OUT, ...others] = folders;
  const isComparison = others.length > 0;
  const place = out ?? (isComparison ? DEFAULT_OUT : only);
  requireOwn(resolve(place), NAMES);
  const rulebook = isComparison ? compareRuns(folders, place) : await makeRuleBook(only, place, document);
  const allure = isComparison ? undefined : makeAllureReport(only, place);
  if (json) printJson(JSON.stringify({ rulebook, allure }));
  else print(madeText(rulebook, allure));
  return allure?.failed ? HARNESS_ERROR : 0;
}

export const command: CommandFile<ReportFlags> = {
  options: [
    new Option('--out <dir>', 'folder for the reports (default: beside the run, reports)'),
    new Option('--document <file>', 'open the rule book with this document, its lines coloured by their rules'),
    new Option('--json', 'where the reports are, as JSON'),
  ],
  examples: [
    ['report', 'the rule book of the last run: reports/rulebook/index.html'],
    ['report reports/monday reports/tuesday --out reports/both', 'compares runs side by side'],
  ],
  run: reportCommand,
};
