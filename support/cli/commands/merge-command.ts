import { resolve } from 'node:path';
import { joined, linesOf } from '../../ground/evidence/lines.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { mergeRuns, type NamedRun } from '../../ledger/merge-runs.ts';
import { recordMessage } from '../../ledger/run-record.ts';
import { loadSavedRun, type SavedRun } from '../../ledger/saved-run.ts';
import { otherRun } from '../../ledger/two-runs.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { redEnding } from '../../reports/likely-causes.ts';
import { failureTexts, reportSet } from '../../reports/report-set.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { requireWritable, writeReports } from '../../reports/write-reports.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { aloneBy, replayBy, runOutput, shownPath } from '../run/run-output.ts';
import { isSameSuite, judgeSaved, readSuite, type Suite, suiteName } from '../run/suite.ts';
import { print, printJson } from '../terminal/streams.ts';

/** How the result of a command about recorded runs is shown. */
export interface ShownAs {
  readonly quiet?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** Prints verdicts of a recorded run as `run` prints its own; reports go to `out` if given, else those `beside` it stay. */
export function showVerdicts(
  verdicts: Verdicts,
  saved: SavedRun,
  { out, beside, as }: { out: string | undefined; beside: string; as: ShownAs },
): void {
  const { run, record, messages } = saved;
  const shown = shownPath(out ?? beside);
  const suspicion = { kind: record.kind as ResolvedTarget['kind'], faults: record.faults };
  const facts = {
    out: shown,
    alone: aloneBy(record.again, record.circumstances.client && 'client'),
    replay: replayBy(record),
    suspicion,
  };
  const failures = failureTexts(verdicts, run, facts);
  const whole = joined(messages, linesOf([JSON.stringify(recordMessage(record))]));
  if (out !== undefined) writeReports(out, reportSet(verdicts, run, whole, facts), (text) => text);
  if (as.json) printJson(JSON.stringify(verdicts));
  else {
    const quiet = as.quiet === true || out === undefined;
    print(runOutput(verdicts, failures, { quiet, out: shown, ending: redEnding(verdicts, run, facts) }));
  }
}

/** A whole report folder: its ledger comes last, so that one without it was never finished. */
function readShard(folder: string): NamedRun {
  const verdicts = readVerdicts(folder);
  const saved = loadSavedRun(folder);
  const mixed = otherRun(folder, verdicts, new Date(saved.record.run.startedAt).toISOString());
  if (mixed !== undefined) throw new UsageError(mixed);
  return { name: folder, ...saved };
}

function requireThisSuite({ suite: ran }: SavedRun['record'], { identity }: Suite): void {
  if (!isSameSuite(ran, identity))
    throw new UsageError(
      `the shards were run with suite ${suiteName(ran)}, and this is ${suiteName(identity)}; merge them with the one that ran.`,
    );
}

/** `plumbline merge`: judges the shards of a run together, or combines those of a search; returns the exit code of the whole. */
export async function mergeCommand(folders: readonly string[], flags: ShownAs & { out: string }): Promise<number> {
  const { areSearchParts, mergeSearch } = await import('../proof/search-part.ts');
  if (areSearchParts(folders)) return mergeSearch(folders);
  const merged = mergeRuns(folders.map(readShard));
  const suite = readSuite();
  requireThisSuite(merged.record, suite);
  const out = resolve(flags.out);
  requireWritable(out);
  const verdicts = judgeSaved(merged, suite);
  showVerdicts(verdicts, merged, { out, beside: out, as: flags });
  return verdicts.exitCode;
}
