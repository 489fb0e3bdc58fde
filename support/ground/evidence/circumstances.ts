import type { Claim, KnownFailure, Scope } from '../claim.ts';

export interface Shard {
  readonly index: number;
  readonly total: number;
}

export interface ExampleTotals {
  readonly platform: number;
  readonly client: number;
}

export interface Circumstances {
  readonly target: string;
  readonly claim: Claim;
  readonly scope: Scope;
  /** Says how examples were chosen; absent when all of them ran. */
  readonly selection?: string | undefined;
  readonly shard?: Shard | undefined;
  readonly missingShards?: readonly number[] | undefined;
  /** Facilities of the target, and the interfaces it offers, by the words of the tags. */
  readonly facilities: readonly string[];
  readonly interfaces: readonly string[];
  /** Rules that have an example in the feature files, with the tags of their examples. */
  readonly tagsByRule: ReadonlyMap<string, readonly string[]>;
  readonly examplesByRule?: ReadonlyMap<string, ExampleTotals> | undefined;
  readonly client?: { readonly tasks: readonly string[] } | undefined;
  readonly knownFailures: readonly KnownFailure[];
  readonly published: boolean;
  readonly require?: number | undefined;
  /** What the values of examples followed from that they do not write down; absent where nothing was sent. */
  readonly seed?: number | undefined;
  /** ISO date that known failures expire against. */
  readonly today: string;
}
