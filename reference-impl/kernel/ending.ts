import { setMaxListeners } from 'node:events';

/** The end of something with work in progress. Its signal is made for the first work: most never have any. */
export class Ending {
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  get isOver(): boolean {
    return this.#reason !== undefined;
  }

  /** Aborts when the end comes; any number may listen. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      setMaxListeners(0, this.#controller.signal);
      if (this.#reason) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** Ends it, and with it what is in progress, for this reason. */
  come(reason: Error): void {
    this.#reason = reason;
    this.#controller?.abort(reason);
  }
}
