/**
 * Values by key, for what comes and goes thousands of times. A Map links each table that it outgrows to the next, and
 * the engine keeps everything in such a chain, worlds long removed among it, until it collects the whole heap.
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

  /** Answers whether it was there. */
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
