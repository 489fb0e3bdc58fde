import { renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { readText } from '../../ground/bounded-file.ts';
import { type KnownFailure, rulesOf, withIds } from '../../ground/claim.ts';
import { counted } from '../../ground/counted.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { editKnownFailures } from '../../wire/target/known-failure-edit.ts';
import { readTargetText } from '../../wire/target/target-text.ts';
import { type CommandFile, targetOption } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';
import { writing } from '../terminal/write-into.ts';
import { type Baseline, baselineOf, changedLines, type Given } from './baseline.ts';

interface BaselineFlags extends Given {
  readonly target: string;
  readonly from: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

const EXPIRY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function dayOf(text: string): string {
  if (!EXPIRY.test(text)) throw new UsageError(`--expires ${text} is not a day; write it like 2027-03-31.`);
  return text;
}

function knownIn(value: unknown, path: string): KnownFailure[] {
  if (typeof value !== 'object' || value === null)
    throw new UsageError(`${path} is not a target file: it holds no keys.`);
  const known = (value as { knownFailures?: unknown }).knownFailures ?? [];
  let isList = Array.isArray(known);
  for (const entry of isList ? (known as unknown[]) : []) {
    const { cause, rules, fingerprint, rule } = (entry ?? {}) as Record<string, unknown>;
    const hasRules = Array.isArray(rules) && rules.every((each) => typeof each === 'string');
    const isCause = typeof cause === 'string' && hasRules;
    if (!isCause && (typeof fingerprint !== 'string' || typeof rule !== 'string')) isList = false;
  }
  if (isList) return known as KnownFailure[];
  throw new UsageError(`${path}: each of knownFailures needs a cause and its rules; fix that first.`);
}

const BLANKS = ['reason', 'owner', 'issue', 'expires'] as const;

function remarks(
  { add, rewrite, remove, expired }: Omit<Baseline, 'list'>,
  blank: readonly string[],
  { target, write }: BaselineFlags,
): string[] {
  const others = rewrite.length > 0 ? `, ${rewrite.length} to rewrite` : '';
  const entries = `${counted(add.length, 'known failure')} to add, ${remove.length} to take out${others}`;
  const change = `${target}: ${entries}${write ? '; written' : '; --write changes the file'}`;
  const lines = [add.length + remove.length + rewrite.length === 0 ? `${target} needs no change` : change];
  if (blank.length > 0) lines.push(`fill in ${blank.join(', ')} of the new ones: a run refuses the file until then`);
  for (const old of expired) {
    const name = 'cause' in old ? old.cause : `"${old.fingerprint}"`;
    lines.push(`${rulesOf(old).join(', ')} ${name} has expired on ${old.expires}: repair it, or give it a new date`);
  }
  return lines;
}

async function updateBaseline(flags: BaselineFlags): Promise<number> {
  const { target, from, write = false } = flags;
  const path = resolve(target);
  const { value } = readTargetText(path);
  const known = knownIn(value, target);
  const verdicts = readVerdicts(from);
  const { name } = value as { name?: unknown };
  if (typeof name === 'string' && name !== verdicts.target)
    throw new UsageError(`the run in ${from} is of the target ${verdicts.target}, and ${target} is about ${name}.`);

  const book = readRuleBook();
  const today = new Date().toISOString().slice(0, 10);
  const named = known.map((entry) => withIds(entry, (rule) => book.find(rule).id));
  const { owner, issue, expires, reason } = flags;
  const { list, ...baseline } = baselineOf(verdicts, named, { given: { owner, issue, expires, reason }, today });
  const before = readText(path);
  const { add, remove, rewrite } = baseline;
  const isChanged = add.length + remove.length + rewrite.length > 0;
  const after = isChanged ? editKnownFailures(before, list) : before;
  if (write && after !== before)
    writing(path, () => {
      writeFileSync(`${path}.next`, after);
      renameSync(`${path}.next`, path);
    });

  const blank = BLANKS.filter((name) => add.some((entry) => entry[name] === ''));
  if (flags.json) printJson(JSON.stringify({ target, ...baseline, blank, written: write }));
  else {
    const lines = remarks(baseline, blank, flags);
    if (after !== before) lines.push('', changedLines(before, after));
    print(`${lines.join('\n')}\n`);
  }
  return 0;
}

export const command: CommandFile<BaselineFlags> = {
  options: [
    targetOption('the target file').makeOptionMandatory(),
    new Option('--from <dir>', 'the report folder of the run').default('reports'),
    new Option('--write', 'change the file instead of printing the change'),
    new Option('--owner <name>', 'who is responsible for the new ones'),
    new Option('--issue <id>', 'where the new ones are tracked'),
    new Option('--expires <date>', 'the last day on which the new ones are accepted, such as 2027-03-31').argParser(
      dayOf,
    ),
    new Option('--reason <text>', 'why the new ones are accepted'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['baseline --target target.yaml --from reports', 'shows which known failures to add and remove'],
    [
      'baseline --target target.yaml --write --owner core --issue ABC-1 --expires 2027-03-31 --reason "old release"',
      'writes them',
    ],
  ],
  exitCodes: [
    ['0', 'the change is shown or written, or none is needed'],
    ['2', 'the run belongs to another target, or a file cannot be used'],
  ],
  run: updateBaseline,
};
