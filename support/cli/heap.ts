import { setFlagsFromString } from 'node:v8';

/** By how many percent the heap may grow past what is alive before it is collected again. */
const GROWTH = 40;

/**
 * Keeps the heap of a run near what is alive in it. For the sake of speed the engine lets it grow to two or four times
 * of that, and the part for new objects to 32 MB; an example leaves next to nothing behind, so that collecting more
 * often costs little. Called before most of the code is loaded, which is when that part grows.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--semi-space-growth-factor=1');
}
