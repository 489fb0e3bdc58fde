import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT } from '../../ground/exit-codes.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type History, historyOf, type NamedRun, type RuleHistory } from '../../ledger/run-history.ts';
import { historyPage } from '../../reports/rulebook/history-page.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { causeText } from '../../reports/rulebook/trend-markup.ts';
import { colors } from '../terminal/colors.ts';
import { print, printJson } from '../terminal/streams.ts';
import { jsonText, writeInto } from '../terminal/write-into.ts';

interface HistoryFlags {
  readonly out: string;
  readonly json?: boolean;
}

const hasRun = (folder: string): boolean => existsSync(join(folder, 'verdicts.json'));

/** The report folder itself, or those in a folder of report folders. */
function runsIn(folder: string): string[] {
  if (hasRun(folder) || !existsSync(folder)) return [folder];
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .filter(hasRun);
  return below.length > 0 ? below : [folder];
}

/** Reads the runs; throws UsageError when they are fewer than two or not of one target. */
function readRuns(folders: readonly string[]): NamedRun[] {
  const runs = [...new Set(folders.flatMap(runsIn))].map((folder) => ({ folder, verdicts: readVerdicts(folder) }));
  if (runs.length < 2)
    throw new UsageError('a history takes at least two runs; name their report folders, or a folder that has them.');
  const targets = [...new Set(runs.map(({ verdicts }) => verdicts.target))];
  if (targets.length === 1) return runs;
  const named = targets.map(
    (target) => `${target} (${runs.find(({ verdicts }) => verdicts.target === target)?.folder})`,
  );
  throw new UsageError(
    `these are runs of different targets: ${named.join(', ')}; give those of one, or use "plumbline report" to compare targets.`,
  );
}

const toneOf = ({ turns }: RuleHistory): ((text: string) => string) =>
  turns.at(-1)?.to === 'fail' || turns.at(-1)?.to === 'error' ? colors.red : colors.green;

function ruleLines(rule: RuleHistory): string[] {
  const { id, says, turns } = rule;
  return [
    `  ${toneOf(rule)(id)}  ${says}`,
    ...turns.map(
      (turn) => `    ${turn.at.slice(0, 16).replace('T', ' ')}  ${turn.from} → ${turn.to}, ${causeText(turn)}`,
    ),
  ];
}

function historyText({ target, runs, changed, steady }: History, page: string): string {
  const days = [runs[0], runs.at(-1)].map((run) => run?.startedAt.slice(0, 10));
  const one = changed.length === 1;
  return [
    `${runs.length} runs of ${target} from ${days.join(' to ')}: ${changed.length} ${one ? 'rule' : 'rules'} changed, ${steady} kept their verdict`,
    ...changed.flatMap(ruleLines),
    '',
    `page in ${page}`,
    '',
  ].join('\n');
}

function write(history: History, out: string): string {
  writeInto(out, 'the history', { 'history.html': historyPage(history), 'history.json': jsonText(history) });
  return join(out, 'history.html');
}

/** `plumbline history`: verdicts over several runs of one target; a page and a JSON. */
export async function historyCommand(folders: readonly string[], { out, json }: HistoryFlags): Promise<number> {
  const history = historyOf(readRuns(folders));
  const page = write(history, out);
  if (json) printJson(JSON.stringify(history));
  else print(historyText(history, page));
  return EXIT.success;
}
