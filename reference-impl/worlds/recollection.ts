interface Asked {
  readonly answer: (value: never) => void;
  readonly askAgain: () => void;
}

/** Lets everything that follows from the last event happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Turns before an answer is given: more than a world takes for what it does by itself, and fewer than any receiver. */
const TURNS = 20;

/** How many further turns an answer waits for its question. */
const PATIENCE = 100;

/** The questions of a replay, in the order in which they were asked, until the answers that the journal has come up. */
export class Recollection {
  readonly #asked = new Map<string, Asked[]>();
  /** Answers whose question was never asked. */
  unasked = 0;

  /** Waits for the answer in the journal; without one `asking` is called in the end. */
  ask<Value>(key: string, asking: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const asked: Asked = { answer: resolve, askAgain: () => asking().then(resolve, reject) };
      const line = this.#asked.get(key);
      if (line) line.push(asked);
      else this.#asked.set(key, [asked]);
    });
  }

  /** Answers the first of the questions with this key. */
  async answer(key: string, value: unknown): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await settled();
    for (let turn = 0; turn < PATIENCE && !this.#asked.has(key); turn += 1) await settled();
    const line = this.#asked.get(key);
    if (!line) this.unasked += 1;
    line?.shift()?.answer(value as never);
    if (line?.length === 0) this.#asked.delete(key);
  }

  askTheRest(): void {
    for (const line of this.#asked.values()) for (const { askAgain } of line) askAgain();
    this.#asked.clear();
  }
}
