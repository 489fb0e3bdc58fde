/** FNV-1a over the code units of a text; what a deliberate deviation made of a key has some place too. */
function hashOf(key: string): number {
  const text = String(key);
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** How full the table may be before it doubles. */
const FULL = 0.75;

const FIRST_SIZE = 16;

/**
 * Finds the place of an entry in a list by its key, which the entry itself holds: the index keeps eight bytes for each instead of a
 * string and a map entry. Nothing can be taken out.
 */
export class PlaceIndex {
  readonly #keyAt: (place: number) => string;
  /** Places counted from 1; 0 is free. */
  #places = new Uint32Array(FIRST_SIZE);
  #hashes = new Int32Array(FIRST_SIZE);
  #size = 0;

  /** @param keyAt the key of the entry at a place */
  constructor(keyAt: (place: number) => string) {
    this.#keyAt = keyAt;
  }

  /** How many keys there are. */
  get size(): number {
    return this.#size;
  }

  /** The place that was put last under a key. */
  find(key: string): number | undefined {
    const place = this.#places[this.#slotOf(key, hashOf(key))] as number;
    return place === 0 ? undefined : place - 1;
  }

  /** Puts a place under a key, instead of an earlier one; returns that one. */
  put(key: string, place: number): number | undefined {
    const hash = hashOf(key);
    const slot = this.#slotOf(key, hash);
    const earlier = this.#places[slot] as number;
    this.#places[slot] = place + 1;
    this.#hashes[slot] = hash;
    if (earlier !== 0) return earlier - 1;
    this.#size += 1;
    if (this.#size > FULL * this.#places.length) this.#grow();
    return undefined;
  }

  /** Remembers what it holds; the returned function puts that back. */
  saved(): () => void {
    const [places, hashes, size] = [this.#places.slice(), this.#hashes.slice(), this.#size];
    return () => {
      [this.#places, this.#hashes, this.#size] = [places, hashes, size];
    };
  }

  /** The slot that holds a key, or the free one where it belongs. */
  #slotOf(key: string, hash: number): number {
    const last = this.#places.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const place = this.#places[slot] as number;
      if (place === 0 || (this.#hashes[slot] === hash && this.#keyAt(place - 1) === key)) return slot;
    }
  }

  #grow(): void {
    const [places, hashes] = [this.#places, this.#hashes];
    const last = places.length * 2 - 1;
    this.#places = new Uint32Array(last + 1);
    this.#hashes = new Int32Array(last + 1);
    for (const [from, place] of places.entries()) {
      if (place === 0) continue;
      const hash = hashes[from] as number;
      let slot = hash & last;
      while (this.#places[slot] !== 0) slot = (slot + 1) & last;
      this.#places[slot] = place;
      this.#hashes[slot] = hash;
    }
  }
}
