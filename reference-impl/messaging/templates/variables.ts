import type { Value } from './template.ts';

const OF_LOOPS = ['velocityCount', 'velocityHasNext', 'foreach'];

/** The cost of an iteration in pieces: it sets four variables, one of them a map. */
export const ROUND = 4;

export class Variables extends Map<string, Value> {
  enterRound(name: string, entry: Value, count: number, hasNext: boolean): void {
    const loop: Record<string, Value> = { count, index: count - 1, hasNext, first: count === 1, last: !hasNext };
    this.set(name, entry);
    this.set('velocityCount', count);
    this.set('velocityHasNext', hasNext);
    this.set('foreach', new Map(Object.entries(loop)));
  }

  /** Remembers what a loop over `name` hides; call the returned function after the loop. */
  keep(name: string): () => void {
    const before = [name, ...OF_LOOPS].map((each) => [each, this.get(each)] as const);
    return () => {
      for (const [each, value] of before) {
        if (value === undefined) this.delete(each);
        else this.set(each, value);
      }
    };
  }
}
