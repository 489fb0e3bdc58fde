/** Entries that die a fixed time after they were put in; two generations swap, so that the cost stays flat. */
export class ExpiringIndex<Value> {
  readonly window: number;
  young = new Map<string, { at: number; value: Value }>();
  old = new Map<string, { at: number; value: Value }>();
  started = Number.NEGATIVE_INFINITY;

  /** @param window lifetime of an entry, in milliseconds */
  constructor(window: number) {
    this.window = window;
  }

  /** The live entry for `key` at `now` (milliseconds): alive while less than the window has passed. */
  get(key: string, now: number): Value | undefined {
    const entry = this.young.get(key) ?? this.old.get(key);
    return entry && now - entry.at < this.window ? entry.value : undefined;
  }

  put(key: string, value: Value, now: number): void {
    if (now - this.started >= this.window) {
      this.old = this.young;
      this.young = new Map();
      this.started = now;
    }
    this.young.set(key, { at: now, value });
  }

  get size(): number {
    return this.young.size + this.old.size;
  }
}
