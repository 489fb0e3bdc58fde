import { DEFAULT_BINDINGS } from '../../support/ground/bindings.ts';
import type { ResolvedTarget } from '../../support/wire/target/target.ts';

/** An external target with nothing but a messaging account; tests replace what they are about. */
export const PLAIN_TARGET: ResolvedTarget = {
  name: 'stand-in',
  kind: 'external',
  scope: 'external',
  claim: { product: 'p', version: '1' },
  interfaces: { messaging: 'https://m.example' },
  credentials: { messaging: { key: 'key', secret: 'secret' }, account: 'a' },
  numbers: {},
  bindings: DEFAULT_BINDINGS,
  callbacks: { listen: '127.0.0.1:0', patienceMs: 100 },
  limits: {},
  published: false,
  maxWaitMs: 0,
  knownFailures: [],
};
