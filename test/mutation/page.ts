import { type Reason, reasonFor } from './reasons.ts';
import type { AreaScore } from './score.ts';

const START = '<!-- mutants:start -->';
const END = '<!-- mutants:end -->';

/** The figures of one area, as they are in the table of docs/mutation.md. */
export interface Row {
  readonly area: string;
  readonly mutants: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly silence: number;
  readonly open: number;
}

const HEADER = [
  '| area | mutants | killed | equivalent | killed of the others | silence | open |',
  '|---|---:|---:|---:|---:|---:|---:|',
];

/** The share that was killed of the mutants that an outsider could notice, in percent. */
export const visiblePercent = ({ mutants, killed, equivalent }: Row): number =>
  mutants === equivalent ? 100 : (100 * killed) / (mutants - equivalent);

/** The figures of a score; a survivor without a reason is open. */
export function rowOf(area: string, { killed, survivors }: AreaScore, reasons: readonly Reason[]): Row {
  const kinds = survivors.map((survivor) => reasonFor(survivor, reasons)?.kind);
  const count = (kind: Reason['kind']): number => kinds.filter((each) => each === kind).length;
  const equivalent = count('equivalent');
  const silence = count('silence');
  const open = survivors.length - equivalent - silence;
  return { area, mutants: killed + survivors.length, killed, equivalent, silence, open };
}

const line = (row: Row): string => {
  const { area, mutants, killed, equivalent, silence, open } = row;
  const cells = [area, mutants, killed, equivalent, `${visiblePercent(row).toFixed(1)} %`, silence, open];
  return `| ${cells.join(' | ')} |`;
};

const TOTAL = '**all**';

function totalOf(rows: readonly Row[]): Row {
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    area: TOTAL,
    mutants: sum((row) => row.mutants),
    killed: sum((row) => row.killed),
    equivalent: sum((row) => row.equivalent),
    silence: sum((row) => row.silence),
    open: sum((row) => row.open),
  };
}

const table = (page: string): string => page.split(START)[1]?.split(END)[0] ?? '';

/** The rows of the table on the page, without the total. */
export function rowsOf(page: string): Row[] {
  const lines = table(page)
    .split('\n')
    .filter((each) => each.startsWith('| '))
    .slice(1);
  return lines
    .map((each) => each.split('|').map((cell) => cell.trim()))
    .map(([, area = '', mutants, killed, equivalent, , silence, open]) => ({
      area,
      mutants: Number(mutants),
      killed: Number(killed),
      equivalent: Number(equivalent),
      silence: Number(silence),
      open: Number(open),
    }))
    .filter(({ area }) => area !== TOTAL);
}

/** The page with these rows put in place of the earlier ones for the same areas. */
export function withRows(page: string, changed: readonly Row[]): string {
  const rows = new Map([...rowsOf(page), ...changed].map((row) => [row.area, row]));
  const lines = [...HEADER, ...[...rows.values(), totalOf([...rows.values()])].map(line)];
  return `${page.split(START)[0]}${START}\n\n${lines.join('\n')}\n\n${END}${page.split(END)[1] ?? ''}`;
}
