/** How far a verdict reaches: the bundled reference, a server of others, or one with a person's help. */
export type Scope = 'reference' | 'external' | 'assisted';

export interface Claim {
  readonly product: string;
  readonly version: string;
  /** The optional ones; absent means all of them. */
  readonly capabilities?: readonly string[] | undefined;
}

export interface KnownFailure {
  readonly rule: string;
  readonly fingerprint: string;
  readonly reason: string;
  readonly owner: string;
  readonly issue: string;
  readonly expires: string;
}
