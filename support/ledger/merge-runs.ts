import { isDeepStrictEqual } from 'node:util';
import type { Shard } from '../ground/evidence/circumstances.ts';
import { joined } from '../ground/evidence/lines.ts';
import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { outlineOf, type RunRecord } from './run-record.ts';
import type { SavedRun } from './saved-run.ts';

/** A shard of a run, by the name of its folder. */
export interface NamedRun extends SavedRun {
  readonly name: string;
}

/** What all shards of one run have in common, by the words that name a difference. */
function commonParts({ suite, kind, addresses, faults, chosen, circumstances }: RunRecord): Array<[string, unknown]> {
  const { today: _today, selection: _selection, shard: _shard, ...by } = circumstances;
  return [
    ['target', [by.target, kind]],
    ['addresses of the target', addresses],
    ['claim', by.claim],
    ['suite', suite],
    ['scope', by.scope],
    ['faults', faults],
    ['selection of examples', chosen],
    ['known failures', by.knownFailures],
    ['target file', by],
  ];
}

const shown = (value: unknown): string => {
  const text = [value].flat().every((each) => typeof each === 'string')
    ? [value].flat().join(', ')
    : (JSON.stringify(value) ?? 'none');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

function requireSameRun(first: NamedRun, other: NamedRun): void {
  const parts = commonParts(other.record);
  for (const [at, [what, value]] of commonParts(first.record).entries()) {
    const its = parts[at]?.[1];
    if (isDeepStrictEqual(value, its)) continue;
    const how = what === 'target file' ? '' : `: ${shown(value)} and ${shown(its)}`;
    throw new UsageError(`${first.name} and ${other.name} differ in the ${what}${how}; they are no shards of one run.`);
  }
}

function shardIn({ name, record }: NamedRun): Shard {
  const { shard } = record.circumstances;
  if (!shard) throw new UsageError(`${name} is not a shard: it was not run with --shard I/N.`);
  return shard;
}

function requireDisjoint(runs: readonly NamedRun[], total: number): void {
  const byIndex = new Map<number, string>();
  for (const run of runs) {
    const shard = shardIn(run);
    if (shard.total !== total)
      throw new UsageError(
        `${runs[0]?.name} is one of ${total} shards and ${run.name} one of ${shard.total}; they are no shards of one run.`,
      );
    const before = byIndex.get(shard.index);
    if (before !== undefined)
      throw new UsageError(`shard ${shard.index}/${total} is given twice: ${before} and ${run.name}.`);
    byIndex.set(shard.index, run.name);
  }
}

const missingOf = (runs: readonly NamedRun[], total: number): number[] => {
  const there = new Set(runs.map((run) => shardIn(run).index));
  return Array.from({ length: total }, (_, at) => at + 1).filter((index) => !there.has(index));
};

function together(runs: readonly NamedRun[]): RecordedRun {
  const parts = runs.map(({ run }) => run);
  return {
    startedAt: Math.min(...parts.map(({ startedAt }) => startedAt)),
    finishedAt: Math.max(...parts.map(({ finishedAt }) => finishedAt)),
    cancelled: parts.some(({ cancelled }) => cancelled),
    limit: parts.find(({ limit }) => limit !== undefined)?.limit,
    failedFast: parts.some(({ failedFast }) => failedFast) || undefined,
    slowedBy: parts.find(({ slowedBy }) => slowedBy !== undefined)?.slowedBy,
    crashed: parts.some(({ crashed }) => crashed) || undefined,
    examples: parts.flatMap(({ examples }) => examples),
    troubles: parts.flatMap(({ troubles }) => troubles),
  };
}

const missingText = (missing: readonly number[], total: number): string =>
  missing.length === 1
    ? `shard ${missing[0]} of ${total} is missing`
    : `shards ${missing.join(', ')} of ${total} are missing`;

function wholeRecord(first: RunRecord, runs: readonly NamedRun[], run: RecordedRun, total: number): RunRecord {
  const missing = missingOf(runs, total);
  const selection = [first.chosen, missing.length > 0 ? missingText(missing, total) : undefined];
  const today = runs
    .map(({ record }) => record.circumstances.today)
    .sort()
    .at(-1) as string;
  const circumstances = {
    ...first.circumstances,
    shard: undefined,
    selection: selection.filter(Boolean).join('; ') || undefined,
    missingShards: missing.length > 0 ? missing : undefined,
    today,
  };
  return { ...first, circumstances, run: outlineOf(run) };
}

/** Puts the shards of one run together. Throws UsageError when they are of different runs, overlap, or are no shards. */
export function mergeRuns(runs: readonly NamedRun[]): SavedRun {
  const [first, ...others] = runs;
  if (!first) throw new UsageError('there is nothing to merge.');
  const { total } = shardIn(first);
  for (const other of others) requireSameRun(first, other);
  requireDisjoint(runs, total);
  const ordered = runs.toSorted((one, other) => shardIn(one).index - shardIn(other).index);
  const run = together(ordered);
  return {
    run,
    record: wholeRecord(first.record, ordered, run, total),
    messages: joined(...ordered.map(({ messages }) => messages)),
  };
}
