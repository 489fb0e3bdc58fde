import { setFlagsFromString } from 'node:v8';

/** By how many percent the heap may grow past what is alive before it is collected again. */
const GROWTH = 30;

/**
 * Lets the heap of a run grow slowly. The engine lets one of this size grow to two or four times of what is alive, for
 * the sake of speed; a run makes little that lasts, so that collecting more often costs it next to nothing.
 */
export function growSlowly(): void {
  if (process.env.G !== '0') setFlagsFromString(`--heap-growing-percent=${process.env.G ?? GROWTH}`);
}
