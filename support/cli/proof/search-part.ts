import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import type { Shard } from '../../ground/evidence/circumstances.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { idOf } from '../../ground/members.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { standingLine } from '../../ledger/kill-matrix.ts';
import { print } from '../terminal/streams.ts';
import { type CaughtFault, minimalByRule } from './minimal.ts';
import { type Counts, type WitnessFile, type WitnessLine, writeOwnWitnesses } from './witness-file.ts';

/** What a search of everything, or a shard of it, found; `suite` is a digest of all examples and of what they reach. */
export interface SearchPart {
  readonly schema: 1;
  readonly suite: string;
  readonly shard: Shard;
  readonly rules: Readonly<Record<string, Pick<WitnessLine, 'examples' | 'reach'>>>;
  readonly unsettled: readonly string[];
  readonly counts: Counts;
  readonly caught: ReadonlyArray<{ readonly id: string; readonly rule: string; readonly red: readonly string[] }>;
  readonly problems: readonly string[];
}

export const PART = 'search.json';

/** In the place of a digest: what a rule reaches is not settled, and is searched again next time. */
const UNSETTLED = 'unsettled';

export function lineOf(
  { examples, reach }: Pick<WitnessLine, 'examples' | 'reach'>,
  isUnsettled: boolean,
  minimal: readonly CaughtFault[] = [],
): WitnessLine {
  return { examples, reach: isUnsettled ? UNSETTLED : reach, witnesses: minimal.map(idOf) };
}

export const bareText = (rule: string): string =>
  `${rule} has no fault that it catches; give it one in reference-impl/deviations/faults`;

export function wholeSearch(parts: readonly SearchPart[]): { file: WitnessFile; problems: readonly string[] } {
  const counts = { caught: 0, excused: 0, open: 0, void: 0 };
  const caught: CaughtFault[] = [];
  const unsettled = new Set<string>();
  const problems = new Set<string>();
  for (const part of parts) {
    for (const count of ['caught', 'excused', 'open', 'void'] as const) counts[count] += part.counts[count];
    for (const { id, rule, red } of part.caught) caught.push({ id, rule, red: new Set(red) });
    for (const rule of part.unsettled) unsettled.add(rule);
    for (const problem of part.problems) problems.add(problem);
  }
  const minimal = minimalByRule(caught);
  const lines = new Map<string, WitnessLine>();
  for (const [rule, digests] of Object.entries(parts[0]?.rules ?? {})) {
    lines.set(rule, lineOf(digests, unsettled.has(rule), minimal.get(rule)));
    if (!minimal.has(rule)) problems.add(bareText(rule));
  }
  return { file: { counts, lines }, problems: [...problems] };
}

export const areSearchParts = (folders: readonly string[]): boolean =>
  folders.length > 0 && folders.every((folder) => existsSync(join(folder, PART)));

const MOST_NAMED = 20;

/** Combines the shards of `prove --all` and writes the list of witnesses; returns the exit code. Throws UsageError. */
export function mergeSearch(folders: readonly string[], write = writeOwnWitnesses): number {
  const parts = folders.map((folder) => JSON.parse(readText(join(folder, PART))) as SearchPart);
  // They have to be all the shards of one search, each of them once.
  const { suite, shard: { total } = { total: 0 } } = parts[0] ?? {};
  const here = new Set<number>();
  for (const part of parts) {
    if (part.suite !== suite || part.shard.total !== total)
      throw new UsageError('these are not shards of one search: their suites or their numbers of shards differ.');
    here.add(part.shard.index);
  }
  // The number of shards is what a file says: no more of the missing ones are named than somebody reads.
  const missing: number[] = [];
  for (let index = 1; index <= total && missing.length < MOST_NAMED; index += 1)
    if (!here.has(index)) missing.push(index);
  const more = total - here.size > missing.length ? ', …' : '';
  const wrong = missing.length > 0 ? `${missing.join(', ')}${more} missing` : 'one is here twice';
  if (missing.length > 0 || parts.length > total) throw new UsageError(`the search had ${total} shards; ${wrong}.`);
  const { file, problems } = wholeSearch(parts);
  write(file);
  print(`${[standingLine(file.counts), ...problems].join('\n  ')}\n`);
  return problems.length === 0 ? EXIT.success : EXIT.red;
}
