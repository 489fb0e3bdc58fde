import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { standingLine } from '../../ledger/kill-matrix.ts';
import { print } from '../terminal/streams.ts';
import { type CaughtFault, minimalByRule } from './minimal.ts';
import { type Counts, type WitnessFile, type WitnessLine, writeOwnWitnesses } from './witness-file.ts';

/** What a search of everything, or one shard of it, found. */
export interface SearchPart {
  readonly schema: 1;
  /** A digest of all examples and of everything that they reach. */
  readonly suite: string;
  readonly shard: Shard;
  /** By judged rule the digests of its line. */
  readonly rules: Readonly<Record<string, Pick<WitnessLine, 'examples' | 'reach'>>>;
  /** Rules that reach a fault that is not settled. */
  readonly unsettled: readonly string[];
  /** Of the faults that fell to this shard. */
  readonly counts: Counts;
  readonly caught: ReadonlyArray<{ readonly id: string; readonly rule: string; readonly red: readonly string[] }>;
  readonly problems: readonly string[];
}

/** Where a shard leaves it, in its folder of reports. */
export const PART = 'search.json';

/** In the place of a digest: what a rule reaches is not settled, and is searched again next time. */
const UNSETTLED = 'unsettled';

/** The line of a rule after a search. */
export const lineOf = (
  digests: Pick<WitnessLine, 'examples' | 'reach'>,
  isUnsettled: boolean,
  minimal: readonly CaughtFault[] = [],
): WitnessLine => ({
  examples: digests.examples,
  reach: isUnsettled ? UNSETTLED : digests.reach,
  witnesses: minimal.map(({ id }) => id),
});

/** A judged rule that nothing proves. */
export const bareText = (rule: string): string =>
  `${rule} has no fault that it catches; give it one in reference-impl/deviations/faults`;

/** The list of witnesses that all parts of a search make together, and what has to be repaired. */
export function wholeSearch(parts: readonly SearchPart[]): { file: WitnessFile; problems: readonly string[] } {
  const caught = parts.flatMap((part) => part.caught.map(({ red, ...fault }) => ({ ...fault, red: new Set(red) })));
  const minimal = minimalByRule(caught);
  const unsettled = new Set(parts.flatMap((part) => part.unsettled));
  const rules = Object.entries(parts[0]?.rules ?? {});
  const lines = new Map(
    rules.map(([rule, digests]) => [rule, lineOf(digests, unsettled.has(rule), minimal.get(rule))]),
  );
  const sum = (count: keyof Counts): number => parts.reduce((so, part) => so + part.counts[count], 0);
  const counts = { caught: sum('caught'), excused: sum('excused'), open: sum('open'), void: sum('void') };
  const bare = [...lines].flatMap(([rule, { witnesses }]) => (witnesses.length === 0 ? [bareText(rule)] : []));
  return { file: { counts, lines }, problems: [...new Set([...parts.flatMap((part) => part.problems), ...bare])] };
}

const partIn = (folder: string): SearchPart => JSON.parse(readText(join(folder, PART))) as SearchPart;

/** Whether the folders hold shards of a search, and not of a run. */
export const areSearchParts = (folders: readonly string[]): boolean =>
  folders.length > 0 && folders.every((folder) => existsSync(join(folder, PART)));

function requireWhole(parts: readonly SearchPart[]): void {
  const [
    {
      suite,
      shard: { total },
    } = { suite: '', shard: { total: 0 } },
  ] = parts;
  if (parts.some((part) => part.suite !== suite || part.shard.total !== total))
    throw new UsageError('these are not shards of one search: their suites or their numbers of shards differ.');
  const here = new Set(parts.map(({ shard }) => shard.index));
  const missing = Array.from({ length: total }, (_, at) => at + 1).filter((index) => !here.has(index));
  if (missing.length > 0 || parts.length > total)
    throw new UsageError(
      `the search had ${total} shards; ${missing.length > 0 ? `${missing.join(', ')} missing` : 'one is here twice'}.`,
    );
}

/** Combines the shards of `prove --all` and writes the list of witnesses; returns the exit code. Throws UsageError. */
export function mergeSearch(folders: readonly string[], write = writeOwnWitnesses): number {
  const parts = folders.map(partIn);
  requireWhole(parts);
  const { file, problems } = wholeSearch(parts);
  write(file);
  print(`${[standingLine(file.counts), ...problems.map((each) => `  ${each}`)].join('\n')}\n`);
  return problems.length === 0 ? EXIT.success : EXIT.red;
}
