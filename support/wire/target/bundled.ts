import { DEFAULT_BINDINGS } from '../../ground/bindings.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { CAPABILITY_NAMES } from '../../ground/rules/capabilities.ts';
import { DEFAULT_PATIENCE_MS, type ResolvedTarget } from './target.ts';

interface BundledOptions {
  readonly faults: readonly string[];
  readonly variant?: string | undefined;
  readonly crashed?: (error: unknown, operation: string) => void;
}

function announceCrash(error: unknown, operation: string): void {
  const { stack } = error as Error;
  process.stderr.write(forTerminal(`the bundled reference crashed in ${operation}: ${stack}\n`));
}

export const BUNDLED_PRODUCT = 'Plumbline reference';

export async function startBundled({ faults, variant, crashed = announceCrash }: BundledOptions) {
  const { startPlatform } = await import('../../../reference-impl/compose.ts');
  const { addresses, close } = await startPlatform({ faults, variant, crashed });
  const { lab: labAddress, ...interfaces } = addresses;
  const target: ResolvedTarget = {
    name: 'bundled',
    kind: 'bundled',
    scope: 'reference',
    claim: { product: BUNDLED_PRODUCT, version: '1.0.0', capabilities: CAPABILITY_NAMES },
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
