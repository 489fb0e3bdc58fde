/** Why no example has to catch the faults of some operators at some places; either may be left out for all of them. */
export interface Reason {
  readonly operators?: RegExp;
  readonly at?: RegExp;
  readonly because: string;
}

/** By class: what is permitted, and what makes no difference. The first that fits counts. */
export const REASONS: readonly Reason[] = [{ at: /^told\/messages\.(submit|read|cancel)\//, because: 'The document shows no answer of this operation.' }];
