import { type AlternativeOutcome, mindedBy } from './alternative-outcome.ts';
import type { Collateral, FaultOutcome } from './fault-outcome.ts';
import type { OperatorShare } from './operator-share.ts';

/** The run without any fault, as the proof needs it. */
export interface PlainRun {
  readonly judged: number;
  readonly passed: number;
  /** Judged rules that did not pass, and troubles of the run. */
  readonly red: readonly string[];
}

/** Which faults the examples catch, how, and which judged rules are proven by more than one. */
export interface KillMatrix {
  readonly schema: 2;
  readonly overall: 'proven' | 'not-proven';
  readonly partial: boolean;
  readonly plain: PlainRun;
  /** The run against the twin, which does otherwise what the document leaves open; a partial proof has none. */
  readonly twin?: PlainRun | undefined;
  readonly faults: number;
  readonly caught: number;
  /** Judged rules with examples, within what was asked for. */
  readonly judgedRules: number;
  readonly rulesWithFault: number;
  readonly rulesWithSeveralFaults: number;
  readonly rulesWithOneFault: readonly string[];
  /** Faults that turned an example of an unrelated area red. */
  readonly reachingTooFar: number;
  readonly outcomes: readonly FaultOutcome[];
  /** What was caught of the faults of each operator of the grammar; a partial proof has none. */
  readonly operators: readonly OperatorShare[];
  readonly alternativesTried: number;
  /** Alternatives that no judged rule minds. */
  readonly accepted: number;
  readonly alternatives: readonly AlternativeOutcome[];
}

const strayed = ({ collateral }: FaultOutcome): Collateral[] => collateral.filter(({ unrelated }) => unrelated);

/** The outcomes that say something is wrong: a survivor, or a fault that reaches where it has no business. */
export function problematic(outcomes: readonly FaultOutcome[]): FaultOutcome[] {
  return outcomes.filter((outcome) => !outcome.caught || strayed(outcome).length > 0);
}

/** What is tried beside the faults. */
interface Around {
  readonly plain: PlainRun;
  readonly twin?: PlainRun | undefined;
  readonly partial: boolean;
  readonly alternatives: readonly AlternativeOutcome[];
  readonly operators?: readonly OperatorShare[];
}

/** Puts the outcomes together; `judgedRules` are the ids that ought to have a fault each. */
export function killMatrix(
  outcomes: readonly FaultOutcome[],
  judgedRules: readonly string[],
  { plain, twin, partial, alternatives, operators = [] }: Around,
): KillMatrix {
  const faultsOf = (id: string): number => outcomes.filter(({ rule }) => rule === id).length;
  const counted = judgedRules.map((id) => ({ id, faults: faultsOf(id) }));
  const rulesWithFault = counted.filter(({ faults }) => faults > 0).length;
  const proven =
    [plain, ...(twin ? [twin] : [])].every(({ red }) => red.length === 0) &&
    problematic(outcomes).length === 0 &&
    alternatives.every(({ accepted }) => accepted) &&
    rulesWithFault === judgedRules.length;
  return {
    schema: 2,
    overall: proven ? 'proven' : 'not-proven',
    partial,
    plain,
    ...(twin ? { twin } : {}),
    faults: outcomes.length,
    caught: outcomes.filter(({ caught }) => caught).length,
    judgedRules: judgedRules.length,
    rulesWithFault,
    rulesWithSeveralFaults: counted.filter(({ faults }) => faults > 1).length,
    rulesWithOneFault: counted.filter(({ faults }) => faults === 1).map(({ id }) => id),
    reachingTooFar: outcomes.filter((outcome) => strayed(outcome).length > 0).length,
    outcomes,
    operators,
    alternativesTried: alternatives.length,
    accepted: alternatives.filter(({ accepted }) => accepted).length,
    alternatives,
  };
}

/** The figures in one line. */
export function killLine(matrix: KillMatrix): string {
  const {
    faults,
    caught,
    judgedRules,
    rulesWithFault,
    rulesWithSeveralFaults,
    reachingTooFar,
    accepted,
    alternativesTried,
  } = matrix;
  return [
    `caught ${caught} of ${faults} faults`,
    `accepted ${accepted} of ${alternativesTried} alternatives`,
    `${rulesWithFault} of ${judgedRules} judged rules have a fault, ${rulesWithSeveralFaults} of them several`,
    `${reachingTooFar} reach into unrelated areas`,
  ].join('; ');
}

/** What is wrong with an outcome, in one line. */
export function problemWith(outcome: FaultOutcome): string {
  const { survived } = outcome;
  return [
    ...(survived ? [`survives (${survived.reason}): ${survived.detail}`] : []),
    ...strayed(outcome).map(({ area, examples }) => `reaches into ${area}: ${examples.join(', ')}`),
  ].join('; ');
}

/** The alternatives that a judged rule minds, each with these rules. */
export const refusedAlternatives = ({ alternatives }: KillMatrix): string[] =>
  alternatives
    .filter(({ accepted }) => !accepted)
    .map((each) => [`${each.name} is permitted: ${each.says}`, ...mindedBy(each)].join('\n    '));

/** The faults that only a second trial caught, in one line: their effect depends on what is drawn, or on the machine. */
export function caughtLater({ outcomes }: Pick<KillMatrix, 'outcomes'>): string[] {
  const later = outcomes.filter(({ caught, tries }) => caught && tries === 2).map(({ id }) => id);
  return later.length > 0 ? [`caught at the second try: ${later.join(', ')}`] : [];
}

/** The outcomes that need a repair as aligned lines. */
export function problemTable({ outcomes }: KillMatrix): string {
  const rows = problematic(outcomes);
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  return rows
    .map((row) => `  ${row.id.padEnd(width)}  ${row.rule.padEnd(16)}  ${problemWith(row)}\n    ${row.says}`)
    .join('\n');
}
