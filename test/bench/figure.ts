/** What a figure should be. */
export type Bound = { readonly atLeast: number } | { readonly atMost: number };

/** A figure that a part of the bench measures. */
export interface Figure {
  readonly name: string;
  /** Empty for a ratio. */
  readonly unit: string;
  readonly bound?: Bound;
}

export const figure = (name: string, unit: string, bound?: Bound): Figure => ({ name, unit, ...(bound && { bound }) });

/** What was measured, or why it could not be. */
export type Outcome = { readonly value: number; readonly detail?: string } | { readonly missing: string };

/** Figures that are measured together. `Key` names each of them within the part. */
export interface Part<Key extends string = string> {
  readonly title: string;
  /** What is compared, for the document. */
  readonly about: string;
  readonly figures: Readonly<Record<Key, Figure>>;
  /** Takes many minutes: measured only when it is named. */
  readonly isLong?: boolean;
  /** Measures; a figure that it leaves out keeps what was measured before. */
  measure(): Promise<Readonly<Partial<Record<Key, Outcome>>>>;
}

/** Whether a figure keeps its bound; one without a bound always does, one that is missing does not count. */
export function keepsBound({ bound }: Figure, outcome: Outcome): boolean {
  if (!bound || 'missing' in outcome) return true;
  return 'atLeast' in bound ? outcome.value >= bound.atLeast : outcome.value <= bound.atMost;
}

export function withUnit(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const number = Number(value.toFixed(digits)).toLocaleString('en', { maximumFractionDigits: digits });
  return `${number} ${unit}`.trim();
}

export const inWords = (bound: Bound, unit: string): string =>
  'atLeast' in bound ? `at least ${withUnit(bound.atLeast, unit)}` : `at most ${withUnit(bound.atMost, unit)}`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
