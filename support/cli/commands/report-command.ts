import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { indexExamples } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { EvidenceAxes } from '../../ledger/evidence-axes.ts';
import { requireOwn } from '../../reports/own-folder.ts';
import { type Commands, makeBook } from '../../reports/rulebook/book.ts';
import { comparisonPage } from '../../reports/rulebook/comparison-page.ts';
import type { DocumentLines } from '../../reports/rulebook/document-lines.ts';
import { keptHistory } from '../../reports/rulebook/kept-history.ts';
import { mergeProofs, type Proof, readFaultList, readProofs } from '../../reports/rulebook/proofs.ts';
import { ruleBookPage } from '../../reports/rulebook/rule-book-page.ts';
import { type RunFolder, readRunFolder, readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { listedFaults } from '../run/listed-faults.ts';
import { aloneBy, replayBy } from '../run/run-output.ts';
import { complain, print, printJson } from '../terminal/streams.ts';
import { jsonText, writeInto } from '../terminal/write-into.ts';
import { type AllureOutcome, makeAllureReport } from './allure-report.ts';
import { axesFrom, SEEN_FILE } from './evidence-command.ts';

interface ReportFlags {
  readonly out?: string | undefined;
  readonly document?: string | undefined;
  readonly json?: boolean;
}

const DEFAULT_OUT = 'reports';
/** What the command makes. */
const NAMES = ['rulebook/index.html', 'evidence.json', 'allure'];
const HARNESS_ERROR = 5;

/** The faults of the rules, as the bundled reference lists them. */
const askedFaults = async (): Promise<Proof[]> =>
  (await listedFaults()).map(({ id, rule, says }) => ({ fault: id, rule, says }));

/** What the rules are proven against: the kill matrix, and where it does not reach the list of faults. */
async function proofsFor(folder: string): Promise<readonly Proof[]> {
  const { proofs, whole } = readProofs([resolve(folder), join(ROOT, DEFAULT_OUT)]);
  if (whole) return proofs;
  const kept = readFaultList(resolve(folder));
  return mergeProofs(proofs, kept.length > 0 ? kept : await askedFaults());
}

function readDocument(file: string): string {
  try {
    return readText(resolve(file));
  } catch (error) {
    throw new UsageError(`cannot read the document ${file}: ${(error as Error).message}.`);
  }
}

function knownLines(): DocumentLines {
  const file = join(ROOT, 'features/document-lines.json');
  return existsSync(file) ? (JSON.parse(readText(file)) as DocumentLines) : {};
}

function writePage(out: string, page: string): string {
  const name = join('rulebook', 'index.html');
  writeInto(out, 'the rule book', { [name]: page });
  return join(out, name);
}

function tell(sentence: string): void {
  complain(sentence, 'plumbline report');
}

/** Evidence for each rule; it is also written as evidence.json. */
function axesFor(folder: string, out: string): EvidenceAxes {
  const proven = [folder, join(ROOT, DEFAULT_OUT)].find((each) => existsSync(join(each, 'kill-matrix.json')));
  const axes = axesFrom({ from: proven ?? folder, seen: SEEN_FILE });
  writeInto(out, 'the evidence', { 'evidence.json': jsonText(axes) });
  return axes;
}

/** The commands that the run itself showed; without its record, those of a plain run. */
function commandsOf({ folder, record }: RunFolder): Commands {
  if (!record) return { alone: aloneBy('') };
  const replay = replayBy(record);
  return {
    alone: aloneBy(record.again, record.circumstances.client && 'client'),
    again: replay && ((id) => replay(id, 0, folder)),
  };
}

/** The rule book of the run in `folder`. */
async function makeRuleBook(folder: string, out: string, document: string | undefined): Promise<string> {
  const text = document === undefined ? undefined : readDocument(document);
  const run = readRunFolder(folder);
  const book = makeBook(run, {
    rules: readRuleBook(join(ROOT, 'features/rules.json')).rules,
    places: indexExamples(ROOT),
    proofs: await proofsFor(folder),
    commands: commandsOf(run),
    axes: axesFor(folder, out),
    history: keptHistory([folder, join(folder, '..'), out], run.verdicts.target),
  });
  const notices = [...book.notices];
  if (text === undefined) {
    notices.forEach(tell);
    return writePage(out, ruleBookPage(book));
  }
  const { documentMarkup } = await import('../../reports/rulebook/document-markup.ts');
  const page = documentMarkup(basename(document as string), text, book.rules, knownLines());
  if (page.notice) notices.push(page.notice);
  notices.forEach(tell);
  return writePage(out, ruleBookPage({ ...book, notices }, page.document));
}

/** Several runs side by side; a folder that cannot be read is said and left out. */
function compareRuns(folders: readonly string[], out: string): string {
  const notices: string[] = [];
  const runs = folders.flatMap((folder) => {
    try {
      return [{ name: folder, verdicts: readVerdicts(folder) }];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      notices.push(error.message);
      return [];
    }
  });
  if (runs.length === 0) throw new UsageError(notices.join(' '));
  notices.forEach(tell);
  return writePage(out, comparisonPage(runs, notices));
}

/** What was made: the page, and the Allure report or why there is none. */
interface Made {
  readonly rulebook: string;
  readonly allure?: AllureOutcome;
}

function sentences({ rulebook, allure }: Made): string[] {
  const size = `${(statSync(resolve(rulebook)).size / 1e6).toFixed(1)} MB`;
  const made = [`Rule book in ${rulebook} (${size})`];
  if (allure?.report) made.push(`Allure report in ${allure.report}`);
  if (allure?.skipped) made.push(`Allure report skipped: ${allure.skipped}`);
  return made;
}

/** `plumbline report`: the rule book and the Allure report of a run, or a comparison of several; returns the exit code. */
export async function reportCommand(folders: readonly string[], { out, document, json }: ReportFlags): Promise<number> {
  const [only = out ?? DEFAULT_OUT, ...others] = folders;
  requireOwn(resolve(out ?? (others.length > 0 ? DEFAULT_OUT : only)), NAMES);
  const made: Made =
    others.length > 0
      ? { rulebook: compareRuns(folders, out ?? DEFAULT_OUT) }
      : {
          rulebook: await makeRuleBook(only, out ?? only, document),
          allure: makeAllureReport(only, out ?? only),
        };
  if (json) printJson(JSON.stringify(made));
  else print(`${sentences(made).join('\n')}\n`);
  return made.allure?.failed ? HARNESS_ERROR : 0;
}
