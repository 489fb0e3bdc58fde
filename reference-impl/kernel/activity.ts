/** Counts the pending work of one world, so that `advance` can wait for it. */
export class Activity {
  #open = 0;
  #waiting: Array<() => void> = [];

  /** Registers one piece of work; call the returned function exactly when it is done. */
  begin(): () => void {
    this.#open += 1;
    let done = false;
    return () => {
      if (done) return;
      done = true;
      this.#open -= 1;
      if (this.#open === 0) {
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const resume of waiting) resume();
      }
    };
  }

  /** Resolves immediately if nothing is pending, else when the last piece of work ends. */
  quiet(): Promise<void> | undefined {
    return this.#open === 0 ? undefined : new Promise((resolve) => this.#waiting.push(resolve));
  }
}
