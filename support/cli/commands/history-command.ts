import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { counted } from '../../ground/counted.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { jsonText } from '../../ground/json.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type History, historyOf } from '../../ledger/runs/history.ts';
import { historyPage } from '../../reports/rulebook/history-page.ts';
import { readableRuns } from '../../reports/rulebook/run-folder.ts';
import { causeText } from '../../reports/rulebook/trend-markup.ts';
import type { CommandFile } from '../terminal/options.ts';
import { colors, complain, print, printJson } from '../terminal/streams.ts';
import { writeInto } from '../terminal/write-into.ts';

const hasRun = (folder: string): boolean => existsSync(join(folder, 'verdicts.json'));

function runsIn(folder: string): string[] {
  if (hasRun(folder) || !existsSync(folder)) return [folder];
  const below: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && hasRun(path)) below.push(path);
  }
  return below.length > 0 ? below : [folder];
}

function historyText({ target, runs, changed, steady }: History, page: string): string {
  const days = `${runs[0]?.startedAt.slice(0, 10)} to ${runs.at(-1)?.startedAt.slice(0, 10)}`;
  const change = `${counted(changed.length, 'rule')} changed, ${steady} kept their verdict`;
  const lines = [`${runs.length} runs of ${target} from ${days}: ${change}`];
  for (const { id, says, turns } of changed) {
    const last = turns.at(-1)?.to;
    const color = last === 'fail' || last === 'error' ? colors.red : colors.green;
    lines.push(`  ${color(id)}  ${says}`);
    for (const turn of turns)
      lines.push(`    ${turn.at.slice(0, 16).replace('T', ' ')}  ${turn.from} → ${turn.to}, ${causeText(turn)}`);
  }
  return `${lines.join('\n')}\n\npage in ${page}\n`;
}

export const command: CommandFile<{ readonly out: string; readonly json?: boolean }> = {
  options: [
    new Option('--out <dir>', 'folder for history.html and history.json').default('reports'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['history reports/nightly', 'all runs in a folder of report folders'],
    ['history reports/monday reports/tuesday --out reports/week', 'those of two days'],
  ],
  exitCodes: [
    ['0', 'the history is written'],
    ['2', 'fewer than two runs that can be read, or runs of different targets'],
  ],
  async run({ out, json }, folders) {
    const { runs, leftOut } = readableRuns([...new Set(folders.flatMap(runsIn))]);
    const first = new Map<string, string>();
    for (const { folder, verdicts } of runs)
      if (!first.has(verdicts.target)) first.set(verdicts.target, `${verdicts.target} (${folder})`);
    if (runs.length < 2) {
      const needed = 'a history takes at least two runs; name their report folders, or a folder that has them.';
      throw new UsageError([needed, ...leftOut].join(' '));
    }
    if (first.size > 1) {
      const named = [...first.values()].join(', ');
      throw new UsageError(
        `these are runs of different targets: ${named}; give those of one, or use "plumbline report" to compare targets.`,
      );
    }
    for (const each of leftOut) complain(`left out: ${each}`);
    const history = historyOf(runs);
    writeInto(out, 'the history', { 'history.html': historyPage(history, leftOut), 'history.json': jsonText(history) });
    if (json) printJson(JSON.stringify(history));
    else print(historyText(history, join(out, 'history.html')));
    return EXIT.success;
  },
};
