/** A map that takes next to no room before its first entry: each world has many that stay empty. */
export class LateMap<Key, Value> {
  #entries: Map<Key, Value> | undefined;

  get size(): number {
    return this.#entries?.size ?? 0;
  }

  get(key: Key): Value | undefined {
    return this.#entries?.get(key);
  }

  has(key: Key): boolean {
    return this.#entries?.has(key) ?? false;
  }

  set(key: Key, value: Value): void {
    this.#entries ??= new Map();
    this.#entries.set(key, value);
  }

  delete(key: Key): boolean {
    return this.#entries?.delete(key) ?? false;
  }

  clear(): void {
    this.#entries?.clear();
  }

  keys(): Iterable<Key> {
    return this.#entries?.keys() ?? [];
  }

  values(): Iterable<Value> {
    return this.#entries?.values() ?? [];
  }

  [Symbol.iterator](): Iterator<[Key, Value]> {
    return (this.#entries ?? new Map<Key, Value>())[Symbol.iterator]();
  }
}
