import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { systemWords, UnusableData } from './unusable-data.ts';

/** Something that happened, as it is kept; `at` in milliseconds since the epoch. */
export interface Entry {
  readonly kind: string;
  /** The world it happened to, if it is known. */
  readonly world: string | null;
  readonly at: number;
  readonly data: string;
  readonly body: Buffer | null;
}

export interface KeptEntry extends Entry {
  readonly number: number;
}

/** Entries that are read at once, so that others may be removed meanwhile. */
const PAGE = 500;

/** The disk is waited for once in 16,000 pages: that costs more than everything else. */
const SETTINGS = [
  'locking_mode = EXCLUSIVE',
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'wal_autocheckpoint = 16000',
];

const TABLES = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS entries (
    number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, world TEXT, at INTEGER NOT NULL, data TEXT NOT NULL, body BLOB);
  CREATE INDEX IF NOT EXISTS entries_of_world ON entries (world);
`;

const WHY: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'it is no data file of Plumbline; name another one',
  SQLITE_BUSY: 'another process uses it; end that, or name another file',
  SQLITE_CANTOPEN: 'it cannot be opened; name a file in a folder that can be written',
  SQLITE_READONLY: 'it cannot be written; give yourself the right to',
  SQLITE_FULL: 'there is no room left on its disk',
};

const whyOf = (error: unknown): string => {
  const { code = '' } = error as Error & { code?: string };
  return WHY[code] ?? systemWords(error);
};

/** A journal on disk for one process and its owner. What `append` returned from outlives the process. */
export class DataFile {
  readonly #path: string;
  readonly #database: Database.Database;
  readonly #insert: Database.Statement;

  /** Throws UnusableData. */
  constructor(path: string) {
    this.#path = path;
    try {
      closeSync(openSync(path, 'a', 0o600));
      this.#database = new Database(path, { timeout: 0 });
      for (const setting of SETTINGS) this.#database.pragma(setting);
      this.#database.exec(TABLES);
      this.#insert = this.#database.prepare('INSERT INTO entries (kind, world, at, data, body) VALUES (?, ?, ?, ?, ?)');
    } catch (error) {
      throw new UnusableData(`the data file ${path} cannot be used: ${whyOf(error)}`);
    }
  }

  damage(what: string): UnusableData {
    return new UnusableData(`the data file ${this.#path} is damaged: ${what}; put a copy back, or name another file`);
  }

  #read<Found>(read: () => Found): Found {
    try {
      return read();
    } catch (error) {
      throw this.damage(whyOf(error));
    }
  }

  /** A fact about the whole file; `made` gives it at first use. Throws UnusableData. */
  fact(name: string, made: () => string): string {
    const known = this.#read(() => this.#database.prepare('SELECT value FROM facts WHERE name = ?').get(name)) as
      | { value: string }
      | undefined;
    if (known) return known.value;
    const value = made();
    this.#database.prepare('INSERT INTO facts VALUES (?, ?)').run(name, value);
    return value;
  }

  /** Keeps an entry; returns its number. Throws UnusableData when it cannot. */
  append({ kind, world, at, data, body }: Entry): number {
    try {
      return Number(this.#insert.run(kind, world, at, data, body).lastInsertRowid);
    } catch (error) {
      throw new UnusableData(`the data file cannot be written: ${whyOf(error)}`);
    }
  }

  assign(number: number, world: string): void {
    this.#database.prepare('UPDATE entries SET world = ? WHERE number = ?').run(world, number);
  }

  forget(world: string): void {
    this.#database.prepare('DELETE FROM entries WHERE world = ?').run(world);
  }

  /** All entries in their order. Throws UnusableData. */
  *entries(): Generator<KeptEntry> {
    const page = this.#database.prepare('SELECT * FROM entries WHERE number > ? ORDER BY number LIMIT ?');
    for (let last = 0; ; ) {
      const found = this.#read(() => page.all(last, PAGE)) as Array<
        Omit<KeptEntry, 'body'> & { readonly body: ArrayBuffer | null }
      >;
      for (const entry of found) {
        yield { ...entry, body: entry.body && Buffer.from(entry.body) };
        last = entry.number;
      }
      if (found.length < PAGE) return;
    }
  }

  /** Leaves one file that others may use; the statements would hold its lock until they are collected. */
  close(): void {
    try {
      for (const setting of ['journal_mode = DELETE', 'locking_mode = NORMAL']) this.#database.pragma(setting);
      this.#database.prepare('SELECT name FROM facts').all();
    } catch {
      // On a full disk it stays in two files, which is as good.
    }
    this.#database.close();
  }
}
