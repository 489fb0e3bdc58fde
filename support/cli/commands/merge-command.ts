import { resolve } from 'node:path';
import { Option } from 'commander';
import { joined, linesOf } from '../../ground/evidence/lines.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { writtenLedger } from '../../ledger/ledger-text.ts';
import { recordMessage } from '../../ledger/run-record.ts';
import { mergeRuns, type NamedRun } from '../../ledger/runs/merge.ts';
import { otherRun } from '../../ledger/runs/pair.ts';
import { loadSavedRun, type SavedRun } from '../../ledger/saved-run.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { redEnding } from '../../reports/likely-causes.ts';
import { failureTexts, reportSet } from '../../reports/report-set.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { requireWritable, writeReports } from '../../reports/write-reports.ts';
import { factsOf, runOutput, shownPath } from '../run/run-output.ts';
import { isSameSuite, judgeSaved, readSuite, suiteName } from '../run/suite.ts';
import type { CommandFile, RunFlags } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

export type ShownAs = Pick<RunFlags, 'quiet' | 'json'>;

/** Prints verdicts of a recorded run as `run` prints its own; reports go to `out` if given, else those `beside` it stay. */
export function showVerdicts(
  verdicts: Verdicts,
  saved: SavedRun,
  { out, beside, as }: { out: string | undefined; beside: string; as: ShownAs },
): void {
  const { run, record, messages } = saved;
  const shown = shownPath(out ?? beside);
  const facts = { ...factsOf(record), out: shown };
  const failures = failureTexts(verdicts, run, facts);
  const whole = joined(messages, linesOf([JSON.stringify(recordMessage(record))]));
  if (out !== undefined) writeReports(out, reportSet(verdicts, run, whole, facts), (text) => text);
  const quiet = as.quiet === true || out === undefined;
  if (as.json) printJson(JSON.stringify(writtenLedger(verdicts)));
  else print(runOutput(verdicts, failures, { quiet, out: shown, ending: redEnding(verdicts, run, facts) }));
}

export const command: CommandFile<ShownAs & { out: string }> = {
  options: [
    new Option('--out <dir>', 'folder for the reports').default('reports'),
    new Option('--quiet', 'only the result'),
    new Option('--json', 'the verdicts as JSON instead of text'),
  ],
  examples: [['merge shards/1 shards/2 shards/3 --out reports', 'judges three shards as one run']],
  exitCodes: [
    ['0', 'conformant, or no deviation found; known failures may fail'],
    ['1', 'a rule fails that is not a known failure'],
    ['2', 'the folders are not complete shards of one run'],
    ['3', 'not fully verified: a shard is missing, a rule stayed inconclusive, or fewer were verified than asked for'],
    ['4', 'a known failure is stale, changed or expired'],
  ],
  async run(flags, folders) {
    const { areSearchParts, mergeSearch } = await import('../proof/search-part.ts');
    if (areSearchParts(folders)) return mergeSearch(folders);
    const runs: NamedRun[] = [];
    for (const folder of folders) {
      // The ledger of a report folder comes last, so that one without it was never finished.
      const told = readVerdicts(folder);
      const saved = loadSavedRun(folder);
      const mixed = otherRun(folder, told, new Date(saved.record.run.startedAt).toISOString());
      if (mixed !== undefined) throw new UsageError(mixed);
      runs.push({ name: folder, ...saved });
    }
    const merged = mergeRuns(runs);
    const suite = readSuite();
    const [ran, here] = [merged.record.suite, suite.identity];
    if (!isSameSuite(ran, here))
      throw new UsageError(
        `the shards were run with suite ${suiteName(ran)}, and this is ${suiteName(here)}; merge them with the one that ran.`,
      );
    const out = resolve(flags.out);
    requireWritable(out);
    const verdicts = judgeSaved(merged, suite);
    showVerdicts(verdicts, merged, { out, beside: out, as: flags });
    return verdicts.exitCode;
  },
};
