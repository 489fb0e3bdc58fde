import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import type { KnownFailure } from '../../ground/claim.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { editKnownFailures } from '../../wire/target/known-failure-edit.ts';
import { readTargetText } from '../../wire/target/target-text.ts';
import { changedLines } from '../run/changed-lines.ts';
import { print, printJson } from '../terminal/streams.ts';
import { type Baseline, baselineOf, type Given } from './baseline.ts';

interface BaselineFlags extends Given {
  readonly target: string;
  readonly from: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

function isEntry(value: unknown): boolean {
  const { rule, fingerprint } = (value ?? {}) as Partial<KnownFailure>;
  return typeof rule === 'string' && typeof fingerprint === 'string';
}

function knownIn(value: unknown, path: string): KnownFailure[] {
  if (typeof value !== 'object' || value === null)
    throw new UsageError(`${path} is not a target file: it holds no keys.`);
  const known = (value as { knownFailures?: unknown }).knownFailures ?? [];
  if (Array.isArray(known) && known.every(isEntry)) return known as KnownFailure[];
  throw new UsageError(`${path}: each of knownFailures needs a rule and a fingerprint; fix that first.`);
}

/** A ledger of another target says nothing about this file. */
function requireSameTarget({ target }: Verdicts, value: unknown, { target: path, from }: BaselineFlags): void {
  const { name } = value as { name?: unknown };
  if (typeof name === 'string' && name !== target)
    throw new UsageError(`the run in ${from} is of the target ${target}, and ${path} is about ${name}.`);
}

const EXPIRY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function requireDay(expires: string | undefined): void {
  if (expires !== undefined && !EXPIRY.test(expires))
    throw new UsageError(`--expires ${expires} is not a day; write it like 2027-03-31.`);
}

const BLANKS = ['reason', 'owner', 'issue', 'expires'] as const;

function blanksIn(add: readonly KnownFailure[]): string[] {
  return BLANKS.filter((name) => add.some((entry) => entry[name] === ''));
}

function remarks({ add, remove, expired }: Baseline, { target, write }: BaselineFlags): string[] {
  const changes = add.length + remove.length;
  const blanks = blanksIn(add);
  const counted = `${add.length} known failure${add.length === 1 ? '' : 's'} to add, ${remove.length} to take out`;
  const head =
    changes === 0
      ? `${target} needs no change`
      : `${target}: ${counted}${write ? '; written' : '; --write changes the file'}`;
  return [
    head,
    ...(blanks.length > 0 ? [`fill in ${blanks.join(', ')} of the new ones: a run refuses the file until then`] : []),
    ...expired.map(
      ({ rule, fingerprint, expires }) =>
        `${rule} "${fingerprint}" has expired on ${expires}: repair it, or give it a new date`,
    ),
  ];
}

function rewrite(path: string, text: string): void {
  try {
    writeFileSync(`${path}.next`, text);
    renameSync(`${path}.next`, path);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${(error as Error).message}.`);
  }
}

/** `plumbline baseline`: what has to change in a target file for its known failures to be those of a run. */
export async function baselineCommand(flags: BaselineFlags): Promise<number> {
  requireDay(flags.expires);
  const path = resolve(flags.target);
  const { value } = readTargetText(path);
  const known = knownIn(value, flags.target);
  const verdicts = readVerdicts(flags.from);
  requireSameTarget(verdicts, value, flags);
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const today = new Date().toISOString().slice(0, 10);
  const baseline = baselineOf(verdicts, known, { given: flags, today, idOf: (rule) => book.find(rule).id });
  const before = readText(path);
  const after = editKnownFailures(before, baseline);
  if (flags.write && after !== before) rewrite(path, after);
  const told = remarks(baseline, flags);
  const text = flags.json
    ? JSON.stringify({
        target: flags.target,
        ...baseline,
        blank: blanksIn(baseline.add),
        written: flags.write === true,
      })
    : [...told, ...(after === before ? [] : ['', changedLines(before, after)])].join('\n');
  if (flags.json) printJson(text);
  else print(`${text}\n`);
  return 0;
}
