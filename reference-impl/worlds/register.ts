/**
 * Values by key, for entries that come and go thousands of times. A Map links each table that it outgrows to the next, and
 * the engine keeps everything in such a chain, including removed worlds, until it collects the whole heap.
 */
export class Register<Value> {
  readonly #values: Record<string, Value> = Object.create(null);

  get(key: string): Value | undefined {
    return this.#values[key];
  }

  has(key: string): boolean {
    return key in this.#values;
  }

  set(key: string, value: Value): void {
    this.#values[key] = value;
  }

  /** Returns whether it was there. */
  delete(key: string): boolean {
    return key in this.#values && delete this.#values[key];
  }

  keys(): string[] {
    return Object.keys(this.#values);
  }

  values(): Value[] {
    return Object.values(this.#values);
  }
}
