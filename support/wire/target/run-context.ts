import { startBundled } from './bundled.ts';
import type { ResolvedTarget } from './target.ts';

/** What the command line passes to cucumber, as a parameter of its worlds; worker processes get a copy. */
export interface RunContext {
  readonly target: ResolvedTarget;
  readonly faults: readonly string[];
  readonly runId: string;
  readonly evidence: 'red' | 'all' | 'none';
  readonly seed?: number | undefined;
  /** Whether evidence says when each request was sent by the clock of this machine, and how long its answer took. */
  readonly timed?: boolean | undefined;
  /** The declared account that plays the part of the account, where examples are asked with a further kind. */
  readonly account?: string | undefined;
}

export async function contextOr(given?: RunContext): Promise<{ context: RunContext; close: () => Promise<void> }> {
  if (given) return { context: given, close: async () => undefined };
  const { target, close } = await startBundled({ faults: [] });
  return { context: { target, faults: [], runId: 'bare', evidence: 'red' }, close };
}
