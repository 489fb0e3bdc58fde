import type { Claim, KnownFailure, Scope } from '../ground/claim.ts';
import type { Shard } from '../ground/evidence/circumstances.ts';
import type { Basis } from '../ground/evidence/seen.ts';
import type { Reason } from '../ground/problems/inconclusive.ts';
import type { Level, Standing } from '../ground/rules/rule.ts';

export type ExampleVerdict = 'pass' | 'inconclusive' | 'fail' | 'error' | 'recorded';

export type RuleVerdict = ExampleVerdict | 'not-applicable' | 'not-selected' | 'open';

export type Overall =
  | 'conformant'
  | 'conformant-with-known-failures'
  | 'no-deviation-found'
  | 'not-fully-verified'
  | 'not-conformant'
  | 'not-judged';

export type KnownState = 'accepted' | 'stale' | 'changed' | 'expired';

export interface KnownEntry extends Pick<KnownFailure, 'fingerprint' | 'owner' | 'issue' | 'expires'> {
  readonly state: KnownState;
}

export interface JudgedExample {
  readonly name: string;
  readonly uri: string;
  readonly line: number;
  readonly verdict: ExampleVerdict;
  readonly reason?: Reason | undefined;
  readonly sideEffect?: string | undefined;
  readonly until?: string | undefined;
  readonly undeclared?: string | undefined;
  readonly facility?: string | undefined;
  readonly budget?: string | undefined;
  readonly leftOpen?: true | undefined;
  readonly waitMs?: number | undefined;
  /** Inconclusive because of what the target file leaves out, never because of what the target did. */
  readonly beyondReach?: boolean | undefined;
  readonly message?: string | undefined;
  /** What was different, in a form that stays the same from run to run. */
  readonly fingerprint?: string | undefined;
  readonly count?: number | undefined;
  readonly step?: string | undefined;
  readonly durationMs: number;
  readonly startedAt: string;
}

export interface ExampleCount {
  readonly run: number;
  readonly of: number;
}

export interface JudgedRule {
  readonly id: string;
  readonly area: string;
  readonly says: string;
  readonly section: string;
  readonly standing: Standing;
  readonly level: Level;
  readonly judged: boolean;
  /** False for a rule that cannot be verified on this target in its scope; `reason` says why. */
  readonly inScope: boolean;
  readonly verdict: RuleVerdict;
  readonly reason?: string | undefined;
  readonly facilities?: readonly string[] | undefined;
  /** The worst state of its known failures; absent when it has none, or nothing can be said of them. */
  readonly known?: KnownState | undefined;
  /** What was asked: changes with the text of the rule and the steps of its examples alone. */
  readonly digest?: string | undefined;
  readonly interface?: string | undefined;
  readonly exampleCount?: ExampleCount | undefined;
  readonly evidence?: readonly Basis[] | undefined;
  readonly knownFailures?: readonly KnownEntry[] | undefined;
  readonly examples: readonly JudgedExample[];
}

/** Counts of judged rules, each in one place; all but `judged` and `recorded` add up to `judged`. */
export interface Summary {
  readonly judged: number;
  readonly pass: number;
  readonly fail: number;
  readonly error: number;
  readonly inconclusive: number;
  /** Not decided yet: a later run collects what this one sent. */
  readonly carriedOver: number;
  readonly notVerifiable: number;
  readonly notApplicable: number;
  readonly notSelected: number;
  readonly open: number;
  /** Observe rules that ran; never part of `judged`. */
  readonly recorded: number;
}

export interface Verified {
  readonly rules: number;
  readonly of: number;
}

/** Some rules apart from the verdict, with their counts. */
export interface RulesApart {
  readonly summary: Summary;
  readonly rules: readonly JudgedRule[];
}

/** Rules about clients and receivers, kept by the harness's own: they say nothing about a target. */
export type OwnClient = RulesApart;

export interface Verdicts {
  readonly schema: 1;
  readonly overall: Overall;
  readonly scope: Scope;
  readonly partial: boolean;
  readonly selection?: string | undefined;
  readonly shard?: Shard | undefined;
  readonly missingShards?: readonly number[] | undefined;
  readonly cancelled: boolean;
  readonly limit?: string | undefined;
  readonly failedFast?: boolean | undefined;
  readonly crashed?: boolean | undefined;
  /** The long text of the target with which the run did not get done. */
  readonly slowedBy?: string | undefined;
  readonly exitCode: number;
  /** What the values of examples followed from that they do not write down. */
  readonly seed?: number | undefined;
  readonly target: string;
  readonly claim: Claim;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly troubles: readonly string[];
  readonly warnings?: readonly string[] | undefined;
  readonly summary: Summary;
  readonly verified: Verified;
  /** The percentage of those that was asked for; absent when nobody asked. */
  readonly require?: number | undefined;
  readonly rules: readonly JudgedRule[];
  /** Absent where a client is judged: there these rules are the verdict. */
  readonly ownClient?: OwnClient | undefined;
  /** Examples of features outside the suite that carry no rule of it, by the tag that they carry: no part of the word. */
  readonly outside?: RulesApart | undefined;
}

/** Every rule that a run says something about, also those about clients. */
export function everyRule({ rules, ownClient }: Pick<Verdicts, 'rules' | 'ownClient'>): readonly JudgedRule[] {
  return [...rules, ...(ownClient?.rules ?? [])];
}
