import { EQUIVALENT } from './equivalent.ts';
import { PERMITTED } from './permitted.ts';
import type { Reason } from './reason.ts';

/** By class; the first that fits counts. */
export const REASONS: readonly Reason[] = [...PERMITTED, ...EQUIVALENT];
