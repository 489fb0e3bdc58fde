/** Milliseconds that an example may take on a busy machine; one that waits longer gets no more than these back. */
const EXAMPLE = 5_000;

/** How long a process may keep everybody waiting; each example that ends gives some of it back. */
export class Patience {
  readonly #span: number;
  readonly #lose: () => void;
  #timer: NodeJS.Timeout | undefined;
  #end = 0;
  isLost = false;

  constructor(span: number, lose: () => void) {
    this.#span = span;
    this.#lose = lose;
  }

  begin(span = this.#span): void {
    this.#waitUntil(performance.now() + span);
  }

  exampleEnded(): void {
    this.#waitUntil(Math.min(this.#end + EXAMPLE, performance.now() + this.#span));
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #waitUntil(end: number): void {
    this.end();
    this.#end = end;
    const lose = (): void => {
      this.isLost = true;
      this.#lose();
    };
    this.#timer = setTimeout(lose, end - performance.now());
  }
}
