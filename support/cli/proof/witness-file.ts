import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { Standings } from '../../ledger/kill-matrix.ts';

export interface Counts extends Standings {
  /** The reference falls over with it, so that it is no deviation. */
  readonly void: number;
}

export interface WitnessLine {
  readonly examples: string;
  readonly reach: string;
  readonly witnesses: readonly string[];
}

export interface WitnessFile {
  readonly counts: Counts;
  readonly lines: ReadonlyMap<string, WitnessLine>;
}

export const witnessesIn = ({ lines }: Pick<WitnessFile, 'lines'>): ReadonlySet<string> =>
  new Set([...lines.values()].flatMap(({ witnesses }) => witnesses));

const WITNESSES = 'reference-impl/deviations/witnesses.txt';

const HEAD = [
  '# The minimal faults of each rule, as "plumbline prove --all" found them; "plumbline prove" renews the lines of rules that changed.',
  '# A line: the rule, a digest of its examples, a digest of the faults that they reach, and its witnesses.',
];

const COUNTS = /^# caught (\d+) · excused (\d+) · open (\d+) · void (\d+)$/;

/** The text of the file, sorted by rule. Blanks separate ids, and names of places may have some. */
export function witnessText({ counts: { caught, excused, open, void: empty }, lines }: WitnessFile): string {
  const rows: string[] = [];
  for (const [rule, { examples, reach, witnesses }] of lines)
    rows.push([rule, examples, reach, ...witnesses].map((each) => each.replaceAll(' ', '%20')).join(' '));
  const counts = `# caught ${caught} · excused ${excused} · open ${open} · void ${empty}`;
  return `${[counts, ...HEAD, ...rows.sort()].join('\n')}\n`;
}

/** Reads the text of the file. Throws UsageError naming the line that is not as it is written. */
export function readWitnesses(text: string): WitnessFile {
  const [first = '', ...rest] = text.split('\n');
  const [, caught, excused, open, empty] = COUNTS.exec(first) ?? [];
  if (caught === undefined)
    throw new UsageError(`${WITNESSES}:1 has no counts; write it with "plumbline prove --all".`);
  const lines = new Map<string, WitnessLine>();
  for (const [at, line] of rest.entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [rule, examples, reach, ...written] = line.split(' ');
    if (!rule || !examples || !reach)
      throw new UsageError(`${WITNESSES}:${at + 2} lacks a digest; write it with "plumbline prove --all".`);
    lines.set(rule, { examples, reach, witnesses: written.map((id) => id.replaceAll('%20', ' ')) });
  }
  const counts = { caught: Number(caught), excused: Number(excused), open: Number(open), void: Number(empty) };
  return { counts, lines };
}

export function ownWitnesses(): WitnessFile {
  const file = join(ROOT, WITNESSES);
  if (existsSync(file)) return readWitnesses(readFileSync(file, 'utf8'));
  return { counts: { caught: 0, excused: 0, open: 0, void: 0 }, lines: new Map() };
}

export const writeOwnWitnesses = (file: WitnessFile): void => writeFileSync(join(ROOT, WITNESSES), witnessText(file));
