import { setFlagsFromString } from 'node:v8';

/** By how many percent the heap of a run may grow past what is alive until it is collected; 10 takes a sixth longer. */
const GROWTH = 40;

/**
 * Keeps the heap of a run near what is alive in it. For the sake of speed the engine lets it grow to two or four times
 * of that, and the part for new objects to 32 MB; an example leaves next to nothing behind. Called when the commands
 * are loaded and the suite is not: by then the part for new objects has about half of that size.
 */
export function keepHeapSmall(): void {
  keepHeapNear(GROWTH);
  setFlagsFromString('--semi-space-growth-factor=1');
}

export function keepHeapNear(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
