import { dirname } from 'node:path';
import type { SourceFile } from '../architecture/source.ts';
import { isIn } from '../architecture/source.ts';
import { type Kind, linesByKind } from './lines.ts';

/** Lines by what they count as; what is absent is none. */
type Lines = Partial<Readonly<Record<Kind, number>>>;

/** What a figure must not exceed today, and where an issue is to bring it. */
export interface Ceiling {
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly wanted?: number;
  readonly issue?: string;
}

/** The file of budgets: everything that `npm run house` holds the tree against. */
export interface Budgets {
  readonly width: number;
  readonly totals: Readonly<Record<Kind, number>>;
  /** Where the totals are to be, and after which issue. */
  readonly wanted: Lines & { readonly issue: string };
  /** Lines that an issue may add to the totals once it has begun. */
  readonly allowances: Readonly<Record<string, Lines>>;
  readonly begun: readonly string[];
  /** Lines by folder or file; the longest name that fits a file is its room. */
  readonly rooms: Readonly<Record<string, Lines>>;
  readonly figures: Readonly<Record<string, Ceiling>>;
}

const KINDS: readonly Kind[] = ['product', 'tests', 'data'];

const TOP = '.';

const isOf = (path: string, room: string): boolean => (room === TOP ? !path.includes('/') : isIn(path, room));

function roomOf(path: string, rooms: readonly string[]): string | undefined {
  return rooms.filter((room) => isOf(path, room)).sort((one, other) => other.length - one.length)[0];
}

/** What is wrong with the file of budgets itself: a room that is none, or files without a room. */
export function misfits({ rooms, begun, allowances }: Budgets, files: readonly SourceFile[]): string[] {
  const names = Object.keys(rooms);
  const empty = names.filter((room) => !files.some(({ path }) => isOf(path, room)));
  const homeless = files.filter(({ path }) => roomOf(path, names) === undefined).map(({ path }) => dirname(path));
  const unknown = begun.filter((issue) => !(issue in allowances));
  return [
    ...empty.map((room) => `budgets.yaml has a room ${room}, and no file is in it; take it out.`),
    ...[...new Set(homeless)].map((folder) => `${folder} is in no room of budgets.yaml; give it a budget.`),
    ...unknown.map((issue) => `budgets.yaml says that ${issue} has begun, and has no allowance for it.`),
  ];
}

const over = (where: string, lines: Lines, budget: Lines): string[] =>
  KINDS.flatMap((kind) => {
    const [now, most] = [lines[kind] ?? 0, budget[kind] ?? 0];
    return now > most ? [`${where} has ${now} lines of ${kind}, ${now - most} more than its budget of ${most}.`] : [];
  });

/** The lines that the whole tree may have: its totals with the allowances of the issues that have begun. */
export function ceilings({ totals, begun, allowances }: Budgets): Record<Kind, number> {
  const most = { ...totals };
  for (const issue of begun) for (const kind of KINDS) most[kind] += allowances[issue]?.[kind] ?? 0;
  return most;
}

/** What is over its budget: rooms, and the whole tree. */
export function overBudget(budgets: Budgets, files: readonly SourceFile[]): string[] {
  const { rooms, width } = budgets;
  const names = Object.keys(rooms);
  const inRoom = (room: string) => files.filter(({ path }) => roomOf(path, names) === room);
  return [
    ...names.flatMap((room) => over(room, linesByKind(inRoom(room), width), rooms[room] ?? {})),
    ...over('The whole tree', linesByKind(files, width), ceilings(budgets)),
  ];
}
