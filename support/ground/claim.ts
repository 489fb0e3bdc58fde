/** How far a verdict reaches: the bundled reference, a server of others, or one with a person's help. */
export type Scope = 'reference' | 'external' | 'assisted';

/** What the implementation says it does, apart from how to reach it. */
export interface Claim {
  readonly product: string;
  readonly version: string;
  /** The optional capabilities it claims; absent means all of them. */
  readonly capabilities?: readonly string[] | undefined;
}

/** A deviation that is known and accepted for a time. */
export interface KnownFailure {
  readonly rule: string;
  readonly fingerprint: string;
  readonly reason: string;
  readonly owner: string;
  readonly issue: string;
  readonly expires: string;
}
