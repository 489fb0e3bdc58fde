import { startBundled } from './bundled.ts';
import type { ResolvedTarget } from './target.ts';

/** What the command line hands to cucumber, also across worker processes. */
export interface RunContext {
  readonly target: ResolvedTarget;
  readonly faults: readonly string[];
  readonly runId: string;
  /** Keep the exchanges of red examples only, or of all. */
  readonly evidence: 'red' | 'all';
  /** Every real wait happens in place, however long all of them take. */
  readonly exactWaits?: boolean;
}

const VARIABLE = 'PLUMBLINE_RUN';

/** Leaves the context where cucumber's hooks find it. */
export function publishRunContext(context: RunContext): void {
  process.env[VARIABLE] = JSON.stringify(context);
}

/** The context of this run; a bare cucumber gets the bundled target. */
export async function readRunContext(): Promise<{ context: RunContext; close: () => Promise<void> }> {
  const given = process.env[VARIABLE];
  if (given) return { context: JSON.parse(given) as RunContext, close: async () => undefined };
  const { target, close } = await startBundled({ faults: [] });
  return { context: { target, faults: [], runId: 'bare', evidence: 'red' }, close };
}
