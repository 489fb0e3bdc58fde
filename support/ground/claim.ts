/** How far a verdict reaches: the bundled reference, a server of others, or one with a person's help. */
export type Scope = 'reference' | 'external' | 'assisted';

export interface Claim {
  readonly product: string;
  readonly version: string;
  /** The optional ones; absent means all of them. */
  readonly capabilities?: readonly string[] | undefined;
  /** What it claims in words: the ids of profiles. Absent means the whole document. */
  readonly profiles?: readonly string[] | undefined;
}

/** What somebody has to say of a rule; it never changes a verdict. */
export interface Disposition {
  readonly rule: string;
  readonly owner: string;
  readonly date: string;
  readonly note: string;
  readonly link?: string | undefined;
  readonly expires?: string | undefined;
}

interface Accepted {
  readonly reason: string;
  readonly owner: string;
  readonly issue: string;
  readonly expires: string;
}

/** A deviation that is accepted for a while, by the id of its cause, in the rules that it makes red. */
export interface KnownCause extends Accepted {
  readonly cause: string;
  readonly rules: readonly string[];
}

/** The form of earlier versions: what was different in one rule. */
export interface KnownDeviation extends Accepted {
  readonly rule: string;
  readonly fingerprint: string;
}

export type KnownFailure = KnownCause | KnownDeviation;

export const rulesOf = (known: KnownFailure): readonly string[] => ('rules' in known ? known.rules : [known.rule]);

export const withIds = (known: KnownFailure, idOf: (rule: string) => string): KnownFailure =>
  'rules' in known ? { ...known, rules: known.rules.map(idOf) } : { ...known, rule: idOf(known.rule) };
