import { resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { hiding, secretsOf, withoutSecrets } from '../../ground/secrets/hide-secrets.ts';
import { type Culprit, culpritsIn, type RedExample } from '../../ledger/culprits.ts';
import { judgeExample } from '../../ledger/judge-example.ts';
import { loadSavedRun, messagesFile, type SavedRun } from '../../ledger/saved-run.ts';
import { twoRuns } from '../../ledger/two-runs.ts';
import type { JudgedExample } from '../../ledger/verdicts.ts';
import { plainMessage } from '../../reports/difference-in-words.ts';
import { curlFileOf } from '../../reports/evidence-folder.ts';
import { replayLines } from '../../reports/replay-text.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination } from '../run/examination.ts';
import { pathsTo } from '../run/example-paths.ts';
import { switchFaultsOn } from '../run/faults.ts';
import { isReplayable, shownPath } from '../run/run-output.ts';
import { readSuite, type Suite } from '../run/suite.ts';
import { readyTarget } from '../run/target.ts';
import { print, printJson } from '../terminal/streams.ts';

interface ReplayFlags {
  readonly example: string;
  readonly from: string;
  /** False where the target file may start nothing. */
  readonly commands?: boolean;
  readonly json?: boolean;
}

/** The red example that is meant. Throws UsageError when the run has no such. */
function meant(id: string, { example, from }: ReplayFlags, saved: SavedRun): { culprit: Culprit; at: number } {
  const culprit = culpritsIn(readVerdicts(from), saved.run).find(({ rule }) => rule.id === id);
  if (!culprit) throw new UsageError(`${id} was not red in ${from}; "plumbline run --rule ${id}" tries it.`);
  const at = Number(example) - 1;
  if (!/^\d{1,4}$/.test(example) || !culprit.red[at])
    throw new UsageError(`--example ${example}: ${id} has ${culprit.red.length} red; count from 1.`);
  return { culprit, at };
}

/** Throws UsageError when the world of the example cannot be made again, and names what can be done instead. */
function requireReplayable({ record }: SavedRun, culprit: Culprit, at: number, from: string): void {
  if (isReplayable(record)) return;
  const script = curlFileOf(culprit, at);
  const remedy = script ? `"sh ${shownPath(from)}/${script}" sends its requests again` : 'it sent nothing';
  throw new UsageError(`${culprit.rule.id} ran without a lab, where no world can be made again; ${remedy}.`);
}

/** Runs one example as it ran, on the target of its run; answers what it recorded. */
async function runAgain(
  saved: SavedRun,
  { example }: RedExample,
  { rule, ...flags }: ReplayFlags & { rule: string },
  { book, places }: Suite,
) {
  const { record } = saved;
  const ready = await readyTarget(record.targetFile, flags);
  try {
    const { target } = ready;
    await switchFaultsOn(record.faults, target);
    const { seed } = record.circumstances;
    const evidence = 'all' as const;
    const examination = new Examination({ book, places, target, faults: record.faults, quiet: true, evidence, seed });
    const paths = pathsTo([{ ...example, tags: [] }]);
    await examination.run(await CucumberRunner.load(), { paths, tagExpression: '' });
    const { examples, troubles } = examination.recorded();
    const again = examples.find((each) => each.rule === rule && each.name === example.name) ?? examples[0];
    return { again, troubles, hide: hiding(secretsOf(target)) };
  } finally {
    await ready.close();
  }
}

/** How an example ended, in a form that is the same when it ends so again. */
const endOf = ({ verdict, fingerprint }: JudgedExample): string => [verdict, fingerprint].filter(Boolean).join(': ');

const resultOf = ({ verdict, message }: JudgedExample): string =>
  message === undefined ? verdict : `${verdict}: ${plainMessage(message)}`;

/** A replayed example beside the one that was recorded. */
interface Compared {
  readonly before: RedExample;
  readonly now: RecordedExample;
  readonly judged: JudgedExample;
  readonly isSame: boolean;
}

function compared(before: RedExample, now: RecordedExample): Compared {
  const judged = judgeExample(now, { observed: false, cancelled: false });
  return { before, now, judged, isSame: endOf(judged) === endOf(before.example) };
}

function inLines({ before, now, judged, isSame }: Compared, rule: string): string {
  const outcome = isSame
    ? [`SAME · ${resultOf(judged)}`]
    : [`DIFFERENT · now   ${resultOf(judged)}`, `            then  ${resultOf(before.example)}`];
  const head = `${rule} · ${before.example.uri}:${before.example.line} "${before.example.name}"`;
  return [head, ...replayLines(now.evidence, before.recorded?.evidence), ...outcome].join('\n');
}

function inJson({ before, now, judged, isSame }: Compared, rule: string): string {
  const { name, uri, line } = before.example;
  const exchanges = now.evidence?.exchanges ?? [];
  return JSON.stringify({
    rule,
    name,
    uri,
    line,
    same: isSame,
    before: resultOf(before.example),
    now: resultOf(judged),
    exchanges,
  });
}

/** `plumbline replay`: repeats a red example with its waits; 0 when it fails as it did, else 1. */
export async function replayCommand(asked: string, flags: ReplayFlags): Promise<number> {
  const suite = readSuite();
  const { id } = suite.book.find(asked);
  const saved = loadSavedRun(resolve(flags.from));
  const mixed = twoRuns(flags.from, readVerdicts(flags.from), readText(messagesFile(flags.from)));
  if (mixed !== undefined) throw new UsageError(mixed);
  const { culprit, at } = meant(id, flags, saved);
  requireReplayable(saved, culprit, at, flags.from);
  const red = culprit.red[at] as RedExample;
  const { again, troubles, hide } = await runAgain(saved, red, { ...flags, rule: id }, suite);
  if (!again)
    throw new Error(`the example did not run again: ${troubles.join(' ') || 'it is not in the suite any more'}`);
  const result = compared(red, withoutSecrets(again, hide));
  if (flags.json) printJson(hide(inJson(result, id)));
  else print(hide(`${inLines(result, id)}\n`));
  return result.isSame ? 0 : 1;
}
