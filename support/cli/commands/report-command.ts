import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Option } from 'commander';
import { readText } from '../../ground/bounded-file.ts';
import { jsonText } from '../../ground/json.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { requireOwn } from '../../reports/own-folder.ts';
import { makeBook } from '../../reports/rulebook/book.ts';
import { changesIn, changesSince } from '../../reports/rulebook/changes.ts';
import { comparisonPage } from '../../reports/rulebook/comparison-page.ts';
import type { DocumentLines } from '../../reports/rulebook/document-lines.ts';
import { keptHistory } from '../../reports/rulebook/kept-history.ts';
import { mergeProofs, type Proofs, readFaultList, readProofs } from '../../reports/rulebook/proofs.ts';
import { ruleBookPage } from '../../reports/rulebook/rule-book-page.ts';
import { type RunFolder, readableRuns, readRunFolder, readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { rulesCsv } from '../../reports/rules-csv.ts';
import { stepCosts } from '../prices/kept-prices.ts';
import { ownWitnesses } from '../proof/witness-file.ts';
import { listedFaults } from '../run/faults.ts';
import { aloneBy, factsOf } from '../run/run-output.ts';
import type { CommandFile } from '../terminal/options.ts';
import { complain, print, printJson } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';
import { makeAllureReport } from './allure-report.ts';
import { axesFrom, SEEN_FILE } from './evidence-command.ts';

interface ReportFlags {
  readonly out?: string;
  readonly document?: string;
  readonly since?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
}

const DEFAULT_OUT = 'reports';
const CSV = 'rules.csv';
const NAMES = ['rulebook/index.html', CSV, 'evidence.json', 'allure', 'allure-results'];
const HARNESS_ERROR = 5;

/** What the rules are proven against: the kill matrix, and where it does not reach the list of faults. */
async function proofsFor(folder: string): Promise<Proofs> {
  const { proofs, left, whole } = readProofs([resolve(folder), join(ROOT, DEFAULT_OUT)]);
  if (whole) return { proofs, left };
  const kept = readFaultList(resolve(folder));
  if (kept.length > 0) return { proofs: mergeProofs(proofs, kept), left };
  const faults = await listedFaults();
  const listed = faults.map(({ id, rule, says }) => ({ fault: id, rule, says }));
  return { proofs: mergeProofs(proofs, listed), left };
}

function writePage(out: string, page: string, notices: readonly string[]): string {
  for (const notice of notices) complain(notice, 'plumbline report');
  const name = join('rulebook', 'index.html');
  writeInto(out, 'the rule book', { [name]: page });
  return join(out, name);
}

/** Makes the rule book of a run, and the spreadsheet of its rules where that is wanted; returns the page. */
async function makeRuleBook(run: RunFolder, out: string, { document, since, csv }: ReportFlags): Promise<string> {
  const { folder, record, verdicts } = run;
  const history = keptHistory([folder, join(folder, '..'), out], run.verdicts.target);
  let text: string | undefined;
  try {
    if (document !== undefined) text = readText(resolve(document));
  } catch (error) {
    throw new UsageError(`cannot read the document ${document}: ${(error as Error).message}.`);
  }
  const proven = [folder, join(ROOT, DEFAULT_OUT)].find((each) => existsSync(join(each, 'kill-matrix.json')));
  const axes = axesFrom({ from: proven ?? folder, seen: SEEN_FILE });
  writeInto(out, 'the evidence', { 'evidence.json': jsonText(axes) });
  const { alone, replay } = record ? factsOf(record) : { alone: aloneBy('') };
  const book = makeBook(run, {
    rules: readRuleBook().rules,
    places: indexExamples(ROOT),
    ...(await proofsFor(folder)),
    commands: { alone, again: replay && ((id) => replay(id, 0, folder)) },
    witnesses: ownWitnesses().lines,
    axes,
    history,
    // Since the run in a folder that was named, else since the one before it in a history.
    changes:
      since === undefined ? history && changesIn(history, verdicts) : changesSince(readVerdicts(since), verdicts),
    costOf: stepCosts(),
  });
  if (csv) writeInto(out, 'the spreadsheet', { [CSV]: rulesCsv(book.rules) });
  if (document === undefined || text === undefined) return writePage(out, ruleBookPage(book), book.notices);
  const { documentMarkup } = await import('../../reports/rulebook/document-markup.ts');
  const file = join(ROOT, 'features/document-lines.json');
  const known = existsSync(file) ? (JSON.parse(readText(file)) as DocumentLines) : {};
  const markup = documentMarkup(basename(document), text, book.rules, known);
  const notices = [...book.notices];
  if (markup.notice) notices.push(markup.notice);
  const page = ruleBookPage({ ...book, notices }, markup.document);
  return writePage(out, page, notices);
}

export async function ruleBookIn(folder: string): Promise<string> {
  requireOwn(resolve(folder), NAMES);
  return makeRuleBook(readRunFolder(folder), folder, {});
}

/** Runs of one target are shown in the order of their time, those of several as they were named. */
function compareRuns(folders: readonly string[], out: string): string {
  const { runs, leftOut } = readableRuns(folders);
  if (runs.length === 0) throw new UsageError(leftOut.join(' '));
  if (new Set(runs.map(({ verdicts }) => verdicts.target)).size === 1)
    runs.sort((one, other) => one.verdicts.startedAt.localeCompare(other.verdicts.startedAt));
  const named = runs.map(({ folder: name, verdicts }) => ({ name, verdicts }));
  return writePage(out, comparisonPage(named, leftOut), leftOut);
}

export async function reportCommand(flags: ReportFlags, folders: readonly string[]): Promise<number> {
  const { out, json, csv } = flags;
  const [only = out ?? DEFAULT_OUT, ...others] = folders;
  const isComparison = others.length > 0;
  const place = out ?? (isComparison ? DEFAULT_OUT : only);
  requireOwn(resolve(place), NAMES);
  const run = isComparison ? undefined : readRunFolder(only);
  const rulebook = run ? await makeRuleBook(run, place, flags) : compareRuns(folders, place);
  const allure = run && makeAllureReport(run, place);
  if (json) printJson(JSON.stringify({ rulebook, allure }));
  else {
    const size = `${(statSync(resolve(rulebook)).size / 1e6).toFixed(1)} MB`;
    let text = `Rule book in ${rulebook} (${size})\n`;
    if (csv && run) text += `Spreadsheet in ${join(place, CSV)}\n`;
    if (allure?.report) text += `Allure report in ${allure.report}\n`;
    if (allure?.skipped) text += `Allure report skipped: ${allure.skipped}\n`;
    print(text);
  }
  return allure?.failed ? HARNESS_ERROR : 0;
}

export const command: CommandFile<ReportFlags> = {
  options: [
    new Option('--out <dir>', 'folder for the reports (default: beside the run, reports)'),
    new Option('--document <file>', 'open the rule book with this document, its lines coloured by their rules'),
    new Option('--since <dir>', 'say what changed since the run in this folder'),
    new Option('--csv', 'also write a spreadsheet of the rules, rules.csv'),
    new Option('--json', 'where the reports are, as JSON'),
  ],
  examples: [
    ['report', 'the rule book of the last run: reports/rulebook/index.html'],
    ['report reports/monday reports/tuesday --out reports/both', 'compares runs side by side'],
  ],
  run: reportCommand,
};
