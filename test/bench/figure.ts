/** One measured figure with its bound. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: { readonly atLeast: number } | { readonly atMost: number };
  readonly detail?: string;
}

/** Whether a figure keeps its bound; one without a bound always does. */
export function keepsBound({ value, bound }: Figure): boolean {
  if (!bound) return true;
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
