import { resolve } from 'node:path';
import { Option } from 'commander';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { ruleTagOf } from '../../ground/rules/example-index.ts';
import { hiding, secretsOf, withoutSecrets } from '../../ground/secrets/hide-secrets.ts';
import { culpritsIn, type RedExample } from '../../ledger/culprits.ts';
import { plainMessage } from '../../ledger/difference-in-words.ts';
import { judgeExample } from '../../ledger/judge-example.ts';
import { messagesFile, messagesText } from '../../ledger/messages-file.ts';
import { twoRuns } from '../../ledger/runs/pair.ts';
import { loadSavedRun, type SavedRun } from '../../ledger/saved-run.ts';
import type { JudgedExample } from '../../ledger/verdicts.ts';
import { curlFileOf } from '../../reports/evidence-folder.ts';
import { replayLines } from '../../reports/replay-text.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination } from '../run/examination.ts';
import { switchFaultsOn } from '../run/faults.ts';
import { isReplayable, shownPath } from '../run/run-output.ts';
import { readSuite, type Suite, suiteName } from '../run/suite.ts';
import { readyTarget } from '../run/target.ts';
import type { CommandFile, RunFlags } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

interface ReplayFlags extends Pick<RunFlags, 'commands' | 'json'> {
  readonly example: ReturnType<typeof countedAs>;
  readonly from: string;
}

function countedAs(text: string) {
  return { text, at: /^\d{1,4}$/.test(text) ? Number(text) - 1 : -1 };
}

function meant(id: string, { example: { text, at }, from }: ReplayFlags, saved: SavedRun): RedExample {
  const culprit = culpritsIn(readVerdicts(from), saved.run).find(({ rule }) => rule.id === id);
  if (!culprit) throw new UsageError(`${id} was not red in ${from}; "plumbline run --rule ${id}" tries it.`);
  const red = culprit.red[at];
  if (!red) throw new UsageError(`--example ${text}: ${id} has ${culprit.red.length} red; count from 1.`);
  if (!isReplayable(saved.record)) {
    const script = curlFileOf(culprit, at);
    const remedy = script ? `"sh ${shownPath(from)}/${script}" sends its requests again` : 'it sent nothing';
    throw new UsageError(`${culprit.rule.id} ran without a lab, where no world can be made again; ${remedy}.`);
  }
  return red;
}

async function runAgain(saved: SavedRun, rule: string, example: JudgedExample, suite: Suite, flags: ReplayFlags) {
  const { record } = saved;
  const { book, places } = suite;
  const { uri, line, name } = example;
  // At its old place, or where the rule has one of its name; an earlier version may have run one that is not there any more.
  const own = places.filter(({ tags }) => ruleTagOf(tags) === rule);
  const isHere = own.some((each) => each.uri === uri && (each.line === line || each.rows?.includes(line)));
  const at = isHere ? example : own.find((each) => each.name === name);
  if (!at)
    throw new UsageError(
      `${uri}:${line} "${name}" ran with suite ${suiteName(record.suite)} and is not in ${suiteName(suite.identity)}; replay it with the version that ran, or run "plumbline run --rule ${rule}".`,
    );
  const { target, close } = await readyTarget(record.targetFile, { commands: flags.commands });
  try {
    await switchFaultsOn(record.faults, target);
    const { seed } = record.circumstances;
    const evidence = 'all' as const;
    const examination = new Examination({ book, places, target, faults: record.faults, evidence, seed });
    await examination.run(await CucumberRunner.load(), { paths: [`${at.uri}:${at.line}`], tagExpression: '' });
    const { examples, troubles } = examination.recorded();
    const again = examples.find((each) => each.rule === rule && each.name === name) ?? examples[0];
    if (!again) throw new Error(`the example did not run again: ${troubles.join(' ')}`);
    const hide = hiding(secretsOf(target));
    return { now: withoutSecrets(again, hide), hide };
  } finally {
    await close();
  }
}

const resultOf = ({ verdict, message }: JudgedExample): string =>
  message === undefined ? verdict : `${verdict}: ${plainMessage(message)}`;

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
  async run(flags, [asked = '']) {
    const { from, json } = flags;
    const suite = readSuite();
    const { id } = suite.book.find(asked);
    const saved = loadSavedRun(resolve(from));
    const mixed = twoRuns(from, readVerdicts(from), messagesText(messagesFile(from)));
    if (mixed !== undefined) throw new UsageError(mixed);
    const before = meant(id, flags, saved);
    const { now, hide } = await runAgain(saved, id, before.example, suite, flags);
    const judged = judgeExample(now, { observed: false, cancelled: false });
    const { name, uri, line, verdict, fingerprint } = before.example;
    const same = judged.verdict === verdict && judged.fingerprint === fingerprint;
    const [then, again] = [resultOf(before.example), resultOf(judged)];
    if (json) {
      const { exchanges = [] } = now.evidence ?? {};
      printJson(hide(JSON.stringify({ rule: id, name, uri, line, same, before: then, now: again, exchanges })));
    } else {
      const lines = [`${id} · ${uri}:${line} "${name}"`, ...replayLines(now.evidence, before.recorded?.evidence)];
      if (same) lines.push(`SAME · ${again}`);
      else lines.push(`DIFFERENT · now   ${again}`, `            then  ${then}`);
      print(hide(`${lines.join('\n')}\n`));
    }
    return same ? 0 : 1;
  },
};
