import { resolve } from 'node:path';
import { Option } from 'commander';
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
import type { CommandFile } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

interface ReplayFlags {
  readonly example: Counted;
  readonly from: string;
  readonly commands?: boolean;
  readonly json?: boolean;
}

/** One of the red examples as typed, and its place among them, which is -1 for a text that is no number. */
interface Counted {
  readonly text: string;
  readonly at: number;
}

function countedAs(text: string): Counted {
  return { text, at: /^\d{1,4}$/.test(text) ? Number(text) - 1 : -1 };
}

/** Throws UsageError when the world of the example cannot be made again, and names what can be done instead. */
function requireReplayable({ record }: SavedRun, culprit: Culprit, at: number, from: string): void {
  if (isReplayable(record)) return;
  const script = curlFileOf(culprit, at);
  const remedy = script ? `"sh ${shownPath(from)}/${script}" sends its requests again` : 'it sent nothing';
  throw new UsageError(`${culprit.rule.id} ran without a lab, where no world can be made again; ${remedy}.`);
}

/** The red example of a rule that is meant. Throws UsageError when the run has no such, or it cannot be made again. */
function meant(id: string, { example: { text, at }, from }: ReplayFlags, saved: SavedRun): RedExample {
  const culprit = culpritsIn(readVerdicts(from), saved.run).find(({ rule }) => rule.id === id);
  if (!culprit) throw new UsageError(`${id} was not red in ${from}; "plumbline run --rule ${id}" tries it.`);
  const red = culprit.red[at];
  if (!red) throw new UsageError(`--example ${text}: ${id} has ${culprit.red.length} red; count from 1.`);
  requireReplayable(saved, culprit, at, from);
  return red;
}

/** Runs one example as it ran, on the target of its run; answers what it recorded, without secrets. */
async function runAgain({ record }: SavedRun, rule: string, example: JudgedExample, suite: Suite, flags: ReplayFlags) {
  const { book, places } = suite;
  const { target, close } = await readyTarget(record.targetFile, { commands: flags.commands });
  try {
    await switchFaultsOn(record.faults, target);
    const { seed } = record.circumstances;
    const evidence = 'all' as const;
    const examination = new Examination({ book, places, target, faults: record.faults, quiet: true, evidence, seed });
    const paths = pathsTo([{ ...example, tags: [] }]);
    await examination.run(await CucumberRunner.load(), { paths, tagExpression: '' });
    const { examples, troubles } = examination.recorded();
    const again = examples.find((each) => each.rule === rule && each.name === example.name) ?? examples[0];
    if (!again)
      throw new Error(`the example did not run again: ${troubles.join(' ') || 'it is not in the suite any more'}`);
    const hide = hiding(secretsOf(target));
    return { now: withoutSecrets(again, hide), hide };
  } finally {
    await close();
  }
}

/** How an example ended, in a form that is the same when it ends so again. */
const endOf = ({ verdict, fingerprint }: JudgedExample): string => [verdict, fingerprint].filter(Boolean).join(': ');

const resultOf = ({ verdict, message }: JudgedExample): string =>
  message === undefined ? verdict : `${verdict}: ${plainMessage(message)}`;

interface Compared {
  readonly rule: string;
  readonly before: RedExample;
  readonly now: RecordedExample;
  readonly judged: JudgedExample;
  readonly same: boolean;
}

function inLines({ rule, before, now, judged, same }: Compared): string {
  const { uri, line, name } = before.example;
  const lines = [`${rule} · ${uri}:${line} "${name}"`, ...replayLines(now.evidence, before.recorded?.evidence)];
  if (same) lines.push(`SAME · ${resultOf(judged)}`);
  else lines.push(`DIFFERENT · now   ${resultOf(judged)}`, `            then  ${resultOf(before.example)}`);
  return `${lines.join('\n')}\n`;
}

function inJson({ rule, before, now, judged, same }: Compared): string {
  const { name, uri, line } = before.example;
  const results = { before: resultOf(before.example), now: resultOf(judged) };
  return JSON.stringify({ rule, name, uri, line, same, ...results, exchanges: now.evidence?.exchanges ?? [] });
}

/** Repeats a red example with its waits; 0 when it fails as it did, else 1. */
async function replay(flags: ReplayFlags, [asked = '']: readonly string[]): Promise<number> {
  const { from, json } = flags;
  const suite = readSuite();
  const { id } = suite.book.find(asked);
  const saved = loadSavedRun(resolve(from));
  const mixed = twoRuns(from, readVerdicts(from), readText(messagesFile(from)));
  if (mixed !== undefined) throw new UsageError(mixed);
  const before = meant(id, flags, saved);
  const { now, hide } = await runAgain(saved, id, before.example, suite, flags);
  const judged = judgeExample(now, { observed: false, cancelled: false });
  const result = { rule: id, before, now, judged, same: endOf(judged) === endOf(before.example) };
  if (json) printJson(hide(inJson(result)));
  else print(hide(inLines(result)));
  return result.same ? 0 : 1;
}

export const command: CommandFile<ReplayFlags> = {
  options: [
    new Option('--example <n>', 'which of the red examples of the rule, counted from 1')
      .argParser(countedAs)
      .default(countedAs('1'), '1'),
    new Option('--from <dir>', 'the report folder of the run').default('reports'),
    new Option('--no-commands', 'refuse a target file that starts commands or a container'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['replay MSG-DEDUP-01', 'the first red example of the rule in the last run, on the target of that run'],
    ['replay MSG-DEDUP-01 --example 2 --from reports/nightly', 'the second one, of another run'],
  ],
  exitCodes: [
    ['0', 'the example fails as it did'],
    ['1', 'it passes, or fails in another way'],
    ['2', 'there is no such red example, or its target cannot be started again'],
  ],
  run: replay,
};
