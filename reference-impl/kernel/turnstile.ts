/** Lets this many through at once under one key; the others wait for their turn in the order they came. */
export class Turnstile {
  readonly #most: number;
  #inside = new Map<string, number>();
  #waiting = new Map<string, Array<() => void>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Passes immediately if there is room, else returns a promise of the turn. */
  enter(key: string): Promise<void> | undefined {
    const inside = this.#inside.get(key) ?? 0;
    if (inside < this.#most) {
      this.#inside.set(key, inside + 1);
      return undefined;
    }
    return new Promise((resume) => {
      const line = this.#waiting.get(key);
      if (line) line.push(resume);
      else this.#waiting.set(key, [resume]);
    });
  }

  /** Frees a place for the first in line. */
  leave(key: string): void {
    const line = this.#waiting.get(key);
    const next = line?.shift();
    if (line?.length === 0) this.#waiting.delete(key);
    if (next) {
      next();
      return;
    }
    const inside = (this.#inside.get(key) ?? 1) - 1;
    if (inside === 0) this.#inside.delete(key);
    else this.#inside.set(key, inside);
  }
}
