import type { Claim, Disposition, KnownFailure, Scope } from '../claim.ts';
import type { Profile } from '../rules/profiles.ts';

export interface Shard {
  readonly index: number;
  readonly total: number;
}

export interface CoreExample {
  readonly name: string;
  readonly count: number;
}

export interface ExampleTotals {
  readonly platform: number;
  readonly client: number;
  readonly published: number;
  /** Those that are declared as its core; without any every example is. */
  readonly core: readonly CoreExample[];
}

/** Why a rule that an edition does not hold as it is now is not judged by it. */
export type Pending = 'added-later' | 'changed-since';

export interface SuiteFacts {
  readonly profiles: readonly Profile[];
  /** The edition that counts: the pinned one, else the newest that there is. */
  readonly edition?: string | undefined;
  readonly pending: ReadonlyMap<string, Pending>;
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
  readonly tagsByRule: ReadonlyMap<string, readonly string[]>;
  readonly examplesByRule?: ReadonlyMap<string, ExampleTotals> | undefined;
  readonly client?: { readonly tasks: readonly string[] } | undefined;
  readonly knownFailures: readonly KnownFailure[];
  readonly readings?: ReadonlyMap<string, string> | undefined;
  readonly published: boolean;
  /** The bindings that the target file says nothing of, with what is tried in their place. */
  readonly guesses?: Readonly<Record<string, string>> | undefined;
  readonly dispositions?: readonly Disposition[] | undefined;
  /** The profiles that the run answers for; absent where it answers for all rules. */
  readonly profiles?: readonly string[] | undefined;
  readonly edition?: string | undefined;
  readonly suite?: SuiteFacts | undefined;
  readonly require?: number | undefined;
  /** What the values of examples followed from that they do not write down; absent where nothing was sent. */
  readonly seed?: number | undefined;
  /** ISO date that known failures expire against. */
  readonly today: string;
}
