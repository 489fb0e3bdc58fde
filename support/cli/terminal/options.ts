import type { Shard } from '../../ground/evidence/circumstances.ts';
import { parsePercent } from '../../ground/percent.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import type { ExaminedClient } from '../commands/client-target.ts';

/** The options of `plumbline run`, as typed. */
export interface RunFlags {
  readonly target?: string;
  /** A variant of the bundled reference, instead of a target. */
  readonly variant?: string;
  readonly rule: readonly string[];
  /** The areas of the rules. */
  readonly area?: readonly string[];
  /** The rules that were red in the last run. */
  readonly failed?: boolean;
  /** Ends the run at the first example that fails. */
  readonly failFast?: boolean;
  readonly tags?: string;
  readonly workers: string;
  readonly shard?: string;
  readonly out: string;
  readonly sign?: string;
  readonly maxWait?: string;
  /** The share of the applicable rules that has to be verified. */
  readonly require?: string;
  /** The messages that it may send: the examples that catch the most with them. */
  readonly budget?: string;
  /** Requests a second that go to the target meanwhile. */
  readonly underLoad?: string;
  readonly waitForLease?: string;
  /** How long the whole run may take. */
  readonly limit?: string;
  /** False where the target file may start nothing on this machine. */
  readonly commands?: boolean;
  readonly fault: readonly string[];
  /** The order of the examples: defined or random. */
  readonly order?: string;
  readonly seed?: string;
  /** A client that is examined in the place of a target. */
  readonly client?: ExaminedClient;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

/** A duration such as 500ms, 30s, 10m or 1h, in milliseconds. Throws UsageError naming the option. */
export function durationOf(option: string, text: string): number {
  const span = parseDuration(text);
  if (span === undefined) throw new UsageError(`${option} ${text} is not a duration; write it like 30s, 10m or 1h.`);
  return span;
}

/** A percentage such as 60%, as a number. Throws UsageError. */
export function percentOf(text: string): number {
  const percent = parsePercent(text);
  if (percent === undefined) throw new UsageError(`--require ${text} is not a percentage; write it like 60%.`);
  return percent;
}

/** A whole number from 1; throws UsageError naming the option. */
export function countOf(option: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`${option} ${text} is not a number of workers; give a whole number from 1.`);
  return Number(text);
}

/** Reads I/N; throws UsageError when it is none or I is out of range. */
export function shardOf(text: string): Shard {
  const [, index, total] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total) };
  if (index === undefined || shard.index < 1 || shard.index > shard.total)
    throw new UsageError(`--shard ${text} is out of range; write I/N with I from 1 to N, such as 2/4.`);
  return shard;
}
