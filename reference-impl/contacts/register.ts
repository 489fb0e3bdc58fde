import { SequenceSet } from './sequence-set.ts';

/** What is kept in the order in which it was made. */
export interface Kept {
  readonly id: string;
  /** Greater than that of all earlier entries; set by the register. */
  readonly sequence: number;
}

const NONE = new SequenceSet();

/** Entries by id, in the order of creation, and under every key that filters use. */
export class Register<Entry extends Kept> {
  readonly #keysOf: (entry: Entry) => readonly string[];
  readonly #byId = new Map<string, Entry>();
  readonly #bySequence = new Map<number, Entry>();
  readonly #under = new Map<string, SequenceSet>();
  readonly all = new SequenceSet();
  #latest = 0;

  constructor(keysOf: (entry: Entry) => readonly string[]) {
    this.#keysOf = keysOf;
  }

  /** Adds the entry that `make` makes for a sequence number. */
  add(make: (sequence: number) => Entry): Entry {
    this.#latest += 1;
    const entry = make(this.#latest);
    this.#byId.set(entry.id, entry);
    this.#bySequence.set(entry.sequence, entry);
    this.all.add(entry.sequence);
    for (const key of this.#keysOf(entry)) this.#enter(key, entry.sequence);
    return entry;
  }

  find(id: string): Entry | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  at(sequence: number): Entry {
    return this.#bySequence.get(sequence) as Entry;
  }

  /** Replaces the entry with the same id; only keys that differ are updated. */
  replace(entry: Entry): void {
    const { sequence } = entry;
    const before = new Set(this.#keysOf(this.at(sequence)));
    const after = new Set(this.#keysOf(entry));
    this.#byId.set(entry.id, entry);
    this.#bySequence.set(sequence, entry);
    for (const key of before) if (!after.has(key)) this.#leave(key, sequence);
    for (const key of after) if (!before.has(key)) this.#enter(key, sequence);
  }

  remove(id: string): void {
    const entry = this.#byId.get(id);
    if (!entry) return;
    this.#byId.delete(id);
    this.#bySequence.delete(entry.sequence);
    this.all.delete(entry.sequence);
    for (const key of this.#keysOf(entry)) this.#leave(key, entry.sequence);
  }

  /** The entries under a key. */
  under(key: string): SequenceSet {
    return this.#under.get(key) ?? NONE;
  }

  /** The entries under a key, oldest first; entries may be replaced meanwhile. */
  entriesUnder(key: string): Entry[] {
    return [...this.under(key).after(0)].map((sequence) => this.at(sequence));
  }

  #enter(key: string, sequence: number): void {
    const set = this.#under.get(key) ?? new SequenceSet();
    set.add(sequence);
    this.#under.set(key, set);
  }

  #leave(key: string, sequence: number): void {
    const set = this.#under.get(key);
    set?.delete(sequence);
    if (set?.size === 0) this.#under.delete(key);
  }
}
