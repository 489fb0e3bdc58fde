import type { Claim, Disposition, KnownFailure, Scope } from '../ground/claim.ts';
import type { Shard } from '../ground/evidence/circumstances.ts';
import type { EndOfRun, Tries } from '../ground/evidence/recorded-run.ts';
import type { Basis } from '../ground/evidence/seen.ts';
import type { Reason } from '../ground/problems/inconclusive.ts';
import type { Level, Standing } from '../ground/rules/rule.ts';

export type ExampleVerdict = 'pass' | 'inconclusive' | 'fail' | 'error' | 'recorded';

export type RuleVerdict = ExampleVerdict | 'not-applicable' | 'not-selected' | 'open' | 'pending';

export type Overall =
  | 'conformant'
  | 'conformant-with-known-failures'
  | 'no-deviation-found'
  | 'partial'
  | 'not-fully-verified'
  | 'known-failures-out-of-date'
  | 'not-conformant'
  | 'not-judged';

export type KnownState = 'accepted' | 'stale' | 'changed' | 'expired';

export interface KnownEntry extends Pick<KnownFailure, 'owner' | 'issue' | 'expires'> {
  /** Absent in reports of earlier versions. */
  readonly reason?: string | undefined;
  readonly cause?: string | undefined;
  /** As the target file has it, where its entry has the form of earlier versions. */
  readonly fingerprint?: string | undefined;
  readonly state: KnownState;
}

export interface Cause {
  readonly id: string;
  readonly words: string;
  readonly rules: readonly string[];
  /** Rules that are undecided because they lean on one of `rules`. */
  readonly premiseOf: readonly string[];
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
  /** It asks the question of its rule itself, where others of the rule only vary it. */
  readonly core?: true | undefined;
  readonly furtherKind?: true | undefined;
  /** The rule that its failed premise belongs to, where `reason` is `premise-failed`. */
  readonly because?: string | undefined;
  /** The rule whose example it is, where it shows a failed premise. */
  readonly premiseOf?: string | undefined;
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
  /** The same of the examples that ask the question of the rule itself. */
  readonly core?: { readonly run: number; readonly of: number };
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
  readonly because?: readonly string[] | undefined;
  readonly facilities?: readonly string[] | undefined;
  /** The worst state of its known failures; absent when it has none, or nothing can be said of them. */
  readonly known?: KnownState | undefined;
  readonly cause?: string | undefined;
  /** How steadily it was red: once when it was tried once, else as the tries without the rest of the run had it. */
  readonly seen?: 'once' | 'every-time' | 'unstable' | 'green-alone' | undefined;
  readonly tries?: Tries | undefined;
  /** What was asked: changes with the text of the rule and the steps of its examples alone. */
  readonly digest?: string | undefined;
  readonly interface?: string | undefined;
  readonly exampleCount?: ExampleCount | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly evidence?: readonly Basis[] | undefined;
  readonly knownFailures?: readonly KnownEntry[] | undefined;
  /** What the target file notes of it; no part of the verdict. */
  readonly notes?: ReadonlyArray<Omit<Disposition, 'rule'>> | undefined;
  readonly examples: readonly JudgedExample[];
}

/** Counts of judged rules; all but `judged` and `recorded` add up to `judged`. */
export interface Summary {
  readonly judged: number;
  readonly pass: number;
  readonly fail: number;
  readonly error: number;
  readonly inconclusive: number;
  readonly carriedOver: number;
  readonly notVerifiable: number;
  readonly notApplicable: number;
  readonly notSelected: number;
  readonly open: number;
  /** Rules that the edition does not hold as they are now; never part of `judged`. */
  readonly pending: number;
  /** Observe rules that ran; never part of `judged`. */
  readonly recorded: number;
}

export interface Verified {
  readonly rules: number;
  readonly of: number;
}

/** How far a profile was kept: the share counts its required rules, and what was not verified lowers it. */
export interface ProfileVerdict {
  readonly id: string;
  readonly name: string;
  readonly verdict: Overall;
  /** Percent, rounded down. */
  readonly share: number;
  readonly passed: number;
  readonly failed: number;
  readonly undecided: number;
  readonly notVerified: number;
}

export interface RulesApart {
  readonly summary: Summary;
  readonly rules: readonly JudgedRule[];
}

export interface Verdicts extends EndOfRun {
  readonly schema: 1;
  readonly overall: Overall;
  readonly scope: Scope;
  readonly partial: boolean;
  readonly selection?: string | undefined;
  readonly shard?: Shard | undefined;
  readonly missingShards?: readonly number[] | undefined;
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
  readonly edition?: string | undefined;
  /** The profiles that the run answers for; absent where it answers for all rules. */
  readonly claimed?: readonly string[] | undefined;
  readonly profiles?: readonly ProfileVerdict[] | undefined;
  readonly rules: readonly JudgedRule[];
  /** What made rules red, the most rules first; absent in reports of earlier versions. */
  readonly causes?: readonly Cause[] | undefined;
  /** Rules that the harness's own client and receiver keep. Absent where a client is judged: there they are the verdict. */
  readonly ownClient?: RulesApart | undefined;
  /** Examples of features outside the suite that carry no rule of it, by the tag that they carry: no part of the word. */
  readonly outside?: RulesApart | undefined;
}

export function everyRule({ rules, ownClient }: Pick<Verdicts, 'rules' | 'ownClient'>): readonly JudgedRule[] {
  return ownClient ? rules.concat(ownClient.rules) : rules;
}
