import { startPlatform } from '../../reference-impl/compose.ts';

/** The reference implementation in a process of its own; `memory` asks for the heap after a full collection. */
const platform = await startPlatform({ defaultWorld: 'repeatable' });

process.on('message', (question) => {
  if (question !== 'memory') return;
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});

process.send?.({ ...platform.addresses, credentials: platform.credentials });
