/** How the entries of a list are written down once they are old. */
export interface Packing<Entry> {
  /** The entry as well-formed text, such as JSON; undefined if it may still change. */
  write(entry: Entry): string | undefined;
  read(text: string, place: number): Entry;
}

/** So many of the latest entries stay as they are; few worlds ever have more. */
const LATEST = 10_000;

/** So many entries are packed together. */
const BLOCK = 256;

/** So many old entries that were asked for stay read: clients ask for the same one again and again. */
const READ = 100;

/** The texts of some entries, one after the other, and where each ends. */
interface Block {
  readonly bytes: Buffer;
  readonly ends: Uint32Array;
}

/**
 * A list that grows at its end and keeps old entries as text, which takes a third of the memory. Reading an old entry makes a
 * new object, which is soon forgotten: only what can no longer change is packed. An entry that may still change when its turn comes stays as it is.
 */
export class PackedList<Entry> {
  readonly #packing: Packing<Entry>;
  readonly #latest: number;
  readonly #blocks: Block[] = [];
  /** Old entries that could not be packed, by place. */
  readonly #kept = new Map<number, Entry>();
  readonly #read = new Map<number, Entry>();
  readonly #open: Entry[] = [];

  constructor(packing: Packing<Entry>, latest = LATEST) {
    this.#packing = packing;
    this.#latest = latest;
  }

  get size(): number {
    return this.#packed + this.#open.length;
  }

  /** Adds an entry; returns its place. */
  push(entry: Entry): number {
    const place = this.size;
    this.#open.push(entry);
    if (this.#open.length >= this.#latest + BLOCK) this.#pack();
    return place;
  }

  /** The entry at a place below `size`. */
  at(place: number): Entry {
    return this.#whole(place) ?? this.#read.get(place) ?? this.#remember(place);
  }

  /** All entries, oldest first. */
  *[Symbol.iterator](): Generator<Entry> {
    for (let place = 0; place < this.size; place += 1) yield this.#whole(place) ?? this.#unpack(place);
  }

  /** The entry at a place, unless it is packed. */
  #whole(place: number): Entry | undefined {
    const packed = this.#packed;
    return place < packed ? this.#kept.get(place) : this.#open[place - packed];
  }

  get #packed(): number {
    return this.#blocks.length * BLOCK;
  }

  #pack(): void {
    const first = this.#packed;
    const ends = new Uint32Array(BLOCK);
    let [text, end] = ['', 0];
    for (const [i, entry] of this.#open.splice(0, BLOCK).entries()) {
      const written = this.#packing.write(entry);
      if (written === undefined) this.#kept.set(first + i, entry);
      else text += written;
      end += Buffer.byteLength(written ?? '');
      ends[i] = end;
    }
    this.#blocks.push({ bytes: Buffer.from(text), ends });
  }

  #remember(place: number): Entry {
    if (this.#read.size >= READ) this.#read.clear();
    const entry = this.#unpack(place);
    this.#read.set(place, entry);
    return entry;
  }

  #unpack(place: number): Entry {
    const { bytes, ends } = this.#blocks[Math.floor(place / BLOCK)] as Block;
    const i = place % BLOCK;
    return this.#packing.read(bytes.toString('utf8', i === 0 ? 0 : ends[i - 1], ends[i]), place);
  }
}
