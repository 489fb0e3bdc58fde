import { createHash } from 'node:crypto';
import { UsageError } from './problems/usage-error.ts';

export const DEFAULT_SEED = 1;

/** The seeds of a proof: its faults and alternatives are tried with the values that the plain run passed with, the twin with others. */
export const PROOF_SEEDS = { faults: DEFAULT_SEED, twin: 2 } as const;

const LARGEST = 4_294_967_295;

export function seedOf(text: string): number {
  const seed = Number(text);
  if (!/^\d{1,10}$/.test(text) || seed > LARGEST)
    throw new UsageError(`--seed ${text} is not a seed; give a whole number from 0 to ${LARGEST}.`);
  return seed;
}

export function drawn<Value>(values: readonly Value[], seed: number, purpose: string): Value {
  const digest = createHash('sha256').update(`${seed}\0${purpose}`).digest();
  return values[digest.readUInt32BE() % values.length] as Value;
}
