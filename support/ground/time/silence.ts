/** Waits for real until nothing has stirred for a while; event-driven, nothing is asked again and again. */
export class Silence {
  #interrupt: (() => void) | undefined;

  stir(): void {
    this.#interrupt?.();
  }

  async lasts(span: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, span, true);
      this.#interrupt = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  }
}
