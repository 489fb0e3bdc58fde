import type { Claim, KnownFailure, Scope } from '../target/target.ts';

/** What a run is judged by, beside the rules. */
export interface Circumstances {
  readonly target: string;
  readonly claim: Claim;
  readonly scope: Scope;
  /** Says how examples were chosen; absent when all of them ran. */
  readonly selection?: string | undefined;
  /** Facilities of the target, and the interfaces it offers, by the words of the tags. */
  readonly facilities: readonly string[];
  readonly interfaces: readonly string[];
  /** Rules that have an example in the feature files, with the tags of their examples. */
  readonly tagsByRule: ReadonlyMap<string, readonly string[]>;
  readonly knownFailures: readonly KnownFailure[];
  /** Whether published behaviour is judged. */
  readonly published: boolean;
  /** ISO date that known failures expire against. */
  readonly today: string;
}
