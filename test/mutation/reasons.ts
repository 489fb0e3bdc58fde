import type { Survivor } from './score.ts';

/** Why mutants may survive. */
export interface Reason {
  readonly file: string;
  /** Part of the line it stands in; any line of the file when absent. */
  readonly code?: string;
  /** What it becomes; anything when absent. */
  readonly becomes?: string;
  /** Nobody outside could tell; the document does not say; or a rule is still missing. */
  readonly kind: 'equivalent' | 'silence' | 'gap';
  readonly why: string;
}

/** The first reason that fits a survivor. */
export function reasonFor(survivor: Survivor, reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(
    ({ file, code, becomes }) =>
      file === survivor.file &&
      (code === undefined || survivor.code.includes(code)) &&
      (becomes === undefined || becomes === survivor.becomes),
  );
}
