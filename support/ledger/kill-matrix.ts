import { type AlternativeOutcome, mindedBy } from './alternative-outcome.ts';
import type { Collateral, FaultOutcome } from './fault-outcome.ts';

/** The run without any fault, as the proof needs it. */
export interface PlainRun {
  readonly judged: number;
  readonly passed: number;
  /** Judged rules that did not pass, and troubles of the run. */
  readonly red: readonly string[];
}

/** How all faults stand, those that were tried and those that are known from earlier trials. */
export interface Standings {
  /** An example of a rule catches it. */
  readonly caught: number;
  /** No example has to catch it: a reason says why. */
  readonly excused: number;
  /** An example ought to catch it, and none does yet. */
  readonly open: number;
}

/** The examples whose loss a proof would notice, because some fault is red on them alone, and the others. */
export interface Noticed {
  readonly examples: readonly string[];
  readonly others: readonly string[];
}

/** Which faults the examples catch, how, and which judged rules are proven by more than one. */
export interface KillMatrix {
  readonly schema: 3;
  readonly overall: 'proven' | 'not-proven';
  readonly partial: boolean;
  readonly plain: PlainRun;
  /** The run against the twin, which does otherwise what the document leaves open; a partial proof has none. */
  readonly twin?: PlainRun | undefined;
  /** How many faults were tried, and how many of them were caught. */
  readonly faults: number;
  readonly caught: number;
  /** All faults; a partial proof says nothing of them. */
  readonly standings?: Standings | undefined;
  /** What has to be repaired beside faults that survive and alternatives that are refused. */
  readonly problems: readonly string[];
  /** The rules whose line in the list of witnesses was renewed. */
  readonly renewed: readonly string[];
  /** Of families of faults how far the examples look; only a search of everything says so. */
  readonly boundaries?: readonly string[] | undefined;
  readonly noticed?: Noticed | undefined;
  /** Judged rules with examples, within what was asked for. */
  readonly judgedRules: number;
  readonly rulesWithFault: number;
  readonly rulesWithSeveralFaults: number;
  readonly rulesWithOneFault: readonly string[];
  /** Faults that turned an example of an unrelated area red. */
  readonly reachingTooFar: number;
  readonly outcomes: readonly FaultOutcome[];
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
  readonly standings?: Standings | undefined;
  readonly problems?: readonly string[];
  readonly renewed?: readonly string[];
  readonly boundaries?: readonly string[] | undefined;
  readonly noticed?: Noticed | undefined;
}

/** Puts the outcomes together; `judgedRules` are the ids that ought to have a fault each. */
export function killMatrix(
  outcomes: readonly FaultOutcome[],
  judgedRules: readonly string[],
  { plain, twin, partial, alternatives, standings, problems = [], renewed = [], boundaries, noticed }: Around,
): KillMatrix {
  const faultsOf = (id: string): number => outcomes.filter(({ rule }) => rule === id).length;
  const counted = judgedRules.map((id) => ({ id, faults: faultsOf(id) }));
  const rulesWithFault = counted.filter(({ faults }) => faults > 0).length;
  const proven =
    [plain, ...(twin ? [twin] : [])].every(({ red }) => red.length === 0) &&
    problematic(outcomes).length === 0 &&
    problems.length === 0 &&
    alternatives.every(({ accepted }) => accepted) &&
    rulesWithFault === judgedRules.length;
  return {
    schema: 3,
    overall: proven ? 'proven' : 'not-proven',
    partial,
    plain,
    ...(twin ? { twin } : {}),
    faults: outcomes.length,
    caught: outcomes.filter(({ caught }) => caught).length,
    ...(standings ? { standings } : {}),
    problems,
    renewed,
    ...(boundaries ? { boundaries } : {}),
    ...(noticed ? { noticed } : {}),
    judgedRules: judgedRules.length,
    rulesWithFault,
    rulesWithSeveralFaults: counted.filter(({ faults }) => faults > 1).length,
    rulesWithOneFault: counted.filter(({ faults }) => faults === 1).map(({ id }) => id),
    reachingTooFar: outcomes.filter((outcome) => strayed(outcome).length > 0).length,
    outcomes,
    alternativesTried: alternatives.length,
    accepted: alternatives.filter(({ accepted }) => accepted).length,
    alternatives,
  };
}

const grouped = (count: number): string => count.toLocaleString('en-US');

/** The three numbers that belong together. */
export const standingLine = ({ caught, excused, open }: Standings): string =>
  `${grouped(caught)} faults caught, ${grouped(excused)} excused, ${grouped(open)} open`;

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
    standings,
  } = matrix;
  return [
    ...(standings ? [standingLine(standings), `tried ${faults} of them, caught ${caught}`] : []),
    ...(standings ? [] : [`caught ${caught} of ${faults} faults`]),
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
