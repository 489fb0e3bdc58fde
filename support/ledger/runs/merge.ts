import { isDeepStrictEqual } from 'node:util';
import { shortened } from '../../ground/bodies/bounded.ts';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import { joined } from '../../ground/evidence/lines.ts';
import type { RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { outlineOf, type RunRecord } from '../run-record.ts';
import type { SavedRun } from '../saved-run.ts';

export interface NamedRun extends SavedRun {
  readonly name: string;
}

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

function inShort(value: unknown): string {
  const list = [value].flat();
  const isPlain = list.every((each) => typeof each === 'string');
  return shortened(isPlain ? list.join(', ') : (JSON.stringify(value) ?? 'none'), 120);
}

function shardIn({ name, record }: NamedRun): Shard {
  const { shard } = record.circumstances;
  if (!shard) throw new UsageError(`${name} is not a shard: it was not run with --shard I/N.`);
  return shard;
}

function together(runs: readonly NamedRun[]): RecordedRun {
  const whole: { -readonly [Part in keyof RecordedRun]: RecordedRun[Part] } = {
    startedAt: Number.POSITIVE_INFINITY,
    finishedAt: Number.NEGATIVE_INFINITY,
    cancelled: false,
    limit: undefined,
    failedFast: undefined,
    slowedBy: undefined,
    crashed: undefined,
    examples: [],
    troubles: [],
  };
  for (const { run } of runs) {
    whole.startedAt = Math.min(whole.startedAt, run.startedAt);
    whole.finishedAt = Math.max(whole.finishedAt, run.finishedAt);
    whole.cancelled ||= run.cancelled;
    if (run.tries) whole.tries = { ...whole.tries, ...run.tries };
    whole.limit ??= run.limit;
    whole.failedFast ||= run.failedFast || undefined;
    whole.slowedBy ??= run.slowedBy;
    whole.crashed ||= run.crashed || undefined;
    whole.examples = [...whole.examples, ...run.examples];
    whole.troubles = [...whole.troubles, ...run.troubles];
  }
  return whole;
}

function wholeCircumstances(
  runs: readonly NamedRun[],
  missing: readonly number[],
  total: number,
): RunRecord['circumstances'] {
  const { chosen, circumstances } = (runs[0] as NamedRun).record;
  const selection = chosen ? [chosen] : [];
  if (missing.length === 1) selection.push(`shard ${missing[0]} of ${total} is missing`);
  if (missing.length > 1) selection.push(`shards ${missing.join(', ')} of ${total} are missing`);
  let { today } = circumstances;
  for (const { record } of runs) if (record.circumstances.today > today) today = record.circumstances.today;
  return {
    ...circumstances,
    shard: undefined,
    selection: selection.join('; ') || undefined,
    missingShards: missing.length > 0 ? missing : undefined,
    today,
  };
}

/** Puts the shards of one run together. Throws UsageError when they do not make one run. */
export function mergeRuns(runs: readonly NamedRun[]): SavedRun {
  const [first, ...others] = runs;
  if (!first) throw new UsageError('there is nothing to merge.');
  const { total } = shardIn(first);
  for (const other of others) {
    const parts = commonParts(other.record);
    for (const [at, [what, value]] of commonParts(first.record).entries()) {
      const its = parts[at]?.[1];
      if (isDeepStrictEqual(value, its)) continue;
      const how = what === 'target file' ? '' : `: ${inShort(value)} and ${inShort(its)}`;
      throw new UsageError(
        `${first.name} and ${other.name} differ in the ${what}${how}; they are no shards of one run.`,
      );
    }
  }
  // The shards by their index.
  const shards = new Map<number, NamedRun>();
  for (const run of runs) {
    const shard = shardIn(run);
    if (shard.total !== total)
      throw new UsageError(
        `${runs[0]?.name} is one of ${total} shards and ${run.name} one of ${shard.total}; they are no shards of one run.`,
      );
    const before = shards.get(shard.index);
    if (before) throw new UsageError(`shard ${shard.index}/${total} is given twice: ${before.name} and ${run.name}.`);
    shards.set(shard.index, run);
  }

  const ordered = runs.toSorted((one, other) => shardIn(one).index - shardIn(other).index);
  const missing: number[] = [];
  for (let index = 1; index <= total; index += 1) if (!shards.has(index)) missing.push(index);
  const run = together(ordered);
  return {
    run,
    record: { ...first.record, circumstances: wholeCircumstances(runs, missing, total), run: outlineOf(run) },
    messages: joined(...ordered.map(({ messages }) => messages)),
  };
}
