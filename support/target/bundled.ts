import { DEFAULT_BINDINGS, DEFAULT_PATIENCE_MS, type ResolvedTarget } from './target.ts';

/** Everything the bundled reference implementation says it does. */
const CAPABILITIES = [
  'basic',
  'hmac',
  'sub-accounts',
  'de-duplication',
  'social-sending',
  'billing-units',
  'webhooks',
];

/** A target that runs in this process until it is closed. */
export interface StartedTarget {
  readonly target: ResolvedTarget;
  close(): Promise<void>;
}

/** Starts the bundled reference implementation on free ports. The only bridge between harness and reference. */
export async function startBundled({ faults }: { faults: readonly string[] }): Promise<StartedTarget> {
  const { startPlatform } = await import('../../reference-impl/compose.ts');
  const crashed = (error: unknown, operation: string): void => {
    process.stderr.write(`the bundled reference crashed in ${operation}: ${(error as Error).stack}\n`);
  };
  const { addresses, close } = await startPlatform({ faults, crashed });
  const { lab: labAddress, ...interfaces } = addresses;
  const target: ResolvedTarget = {
    name: 'bundled',
    kind: 'bundled',
    scope: 'reference',
    claim: { product: 'Plumbline reference', version: '0.1.0', capabilities: CAPABILITIES },
    interfaces,
    lab: labAddress as string,
    numbers: {},
    bindings: DEFAULT_BINDINGS,
    callbacks: { listen: '127.0.0.1:0', patienceMs: DEFAULT_PATIENCE_MS },
    limits: {},
    published: true,
    maxWaitMs: 0,
    knownFailures: [],
  };
  return { target, close };
}
