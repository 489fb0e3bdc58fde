import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './figure.ts';

/** The outcomes of one part: when, where, and each by its key. */
export interface Entry {
  readonly at: string;
  readonly machine: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** What the bench measured last, by the name of the part. */
export type Measurements = Readonly<Record<string, Entry>>;

const FILE = join(import.meta.dirname, 'measured.json');

export const readMeasurements = (): Measurements => JSON.parse(readFileSync(FILE, 'utf8'));

const machine = (): string => `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}`;

/** Adds what a part measured; figures that it left out this time keep their outcome. */
export function withOutcomes(
  measurements: Measurements,
  part: string,
  outcomes: Readonly<Record<string, Outcome>>,
  now = new Date(),
): Measurements {
  const kept = { ...measurements[part]?.outcomes, ...outcomes };
  const entry: Entry = { at: now.toISOString().slice(0, 10), machine: machine(), outcomes: kept };
  return { ...measurements, [part]: entry };
}

export const writeMeasurements = (measurements: Measurements): void =>
  writeFileSync(FILE, `${JSON.stringify(measurements, null, 2)}\n`);
