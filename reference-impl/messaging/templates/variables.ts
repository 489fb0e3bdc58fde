import type { Value } from './template.ts';

/** What a loop sets besides its own variable. */
const OF_LOOPS = ['velocityCount', 'velocityHasNext', 'foreach'];

/** The cost of an iteration in pieces: it sets four variables, one of them a map. */
export const ROUND = 4;

export class Variables {
  readonly #values: Map<string, Value>;

  constructor(values: ReadonlyMap<string, Value>) {
    this.#values = new Map(values);
  }

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: Value): void {
    this.#values.set(name, value);
  }

  /** Sets the variables of an iteration. */
  enterRound(name: string, entry: Value, count: number, hasNext: boolean): void {
    const loop: Array<[string, Value]> = [
      ['count', count],
      ['index', count - 1],
      ['hasNext', hasNext],
      ['first', count === 1],
      ['last', !hasNext],
    ];
    this.#values.set(name, entry);
    this.#values.set('velocityCount', count);
    this.#values.set('velocityHasNext', hasNext);
    this.#values.set('foreach', new Map(loop));
  }

  /** Remembers what a loop over `name` hides; call the returned function after the loop. */
  keep(name: string): () => void {
    const before = [name, ...OF_LOOPS].map((each) => [each, this.#values.get(each)] as const);
    return () => {
      for (const [each, value] of before) {
        if (value === undefined) this.#values.delete(each);
        else this.#values.set(each, value);
      }
    };
  }
}
