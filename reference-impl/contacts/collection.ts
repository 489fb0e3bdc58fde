import type { Numbered } from '../kernel/list.ts';

/** What is kept in the order in which it was made. */
export interface Kept extends Numbered {
  readonly id: string;
}

/** What every entry has when it is made; instants are milliseconds since the epoch. */
export interface Made extends Kept {
  readonly createdAt: number;
  readonly changedAt: number;
}

/** Entries by id, oldest first. */
export interface Collection<Entry extends Kept> {
  readonly entries: Map<string, Entry>;
  /** How many were ever made: the number of the latest one. */
  made: number;
}

export const emptyCollection = <Entry extends Kept>(): Collection<Entry> => ({ entries: new Map(), made: 0 });

/** The entry with an id in capitals or small letters. */
export const findIn = <Entry extends Kept>({ entries }: Collection<Entry>, id: string): Entry | undefined =>
  entries.get(id.toLowerCase());
