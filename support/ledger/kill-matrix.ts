import type { AlternativeOutcome } from './alternative-outcome.ts';
import type { RedExample } from './ending.ts';
import type { Collateral, FaultOutcome } from './fault-outcome.ts';

export interface PlainRun {
  readonly judged: number;
  readonly passed: number;
  readonly red: readonly string[];
}

export interface Standings {
  readonly caught: number;
  /** No example has to catch it: a reason says why. */
  readonly excused: number;
  readonly open: number;
}

/** The examples whose loss a proof would notice, because some fault is red on them alone, and the others. */
export interface Noticed {
  readonly examples: readonly string[];
  readonly others: readonly string[];
}

/** Of the faults that the examples of a rule reach, those that no example catches. */
export type Left = Pick<Standings, 'excused' | 'open'>;

export interface Settled {
  readonly standings?: Standings | undefined;
  readonly left?: Readonly<Record<string, Left>> | undefined;
  readonly problems: readonly string[];
  readonly renewed: readonly string[];
  /** Of families of faults how far the examples look; only a search of everything says so. */
  readonly boundaries?: readonly string[] | undefined;
  readonly noticed?: Noticed | undefined;
}

export interface KillMatrix extends Settled {
  readonly schema: 3;
  readonly overall: 'proven' | 'not-proven';
  readonly partial: boolean;
  readonly plain: PlainRun;
  /** The run against the twin, which does otherwise what the document leaves open; a partial proof has none. */
  readonly twin?: PlainRun | undefined;
  readonly faults: number;
  readonly caught: number;
  readonly judgedRules: number;
  readonly rulesWithFault: number;
  readonly rulesWithSeveralFaults: number;
  readonly rulesWithOneFault: readonly string[];
  readonly reachingTooFar: number;
  readonly outcomes: readonly FaultOutcome[];
  readonly alternativesTried: number;
  readonly accepted: number;
  readonly alternatives: readonly AlternativeOutcome[];
}

function strayed({ collateral }: FaultOutcome): Collateral[] {
  return collateral.filter(({ unrelated }) => unrelated);
}

export function problematic(outcomes: readonly FaultOutcome[]): FaultOutcome[] {
  return outcomes.filter((outcome) => !outcome.caught || strayed(outcome).length > 0);
}

type Around = Pick<KillMatrix, 'plain' | 'twin' | 'partial' | 'alternatives'> & Partial<Settled>;

function countsOf(outcomes: readonly FaultOutcome[], judgedRules: readonly string[]) {
  const faults = new Map<string, number>();
  const counts = { caught: 0, reachingTooFar: 0, rulesWithFault: 0, rulesWithSeveralFaults: 0 };
  for (const outcome of outcomes) {
    faults.set(outcome.rule, (faults.get(outcome.rule) ?? 0) + 1);
    if (outcome.caught) counts.caught += 1;
    if (strayed(outcome).length > 0) counts.reachingTooFar += 1;
  }
  const rulesWithOneFault: string[] = [];
  for (const id of judgedRules) {
    const count = faults.get(id) ?? 0;
    if (count > 0) counts.rulesWithFault += 1;
    if (count > 1) counts.rulesWithSeveralFaults += 1;
    if (count === 1) rulesWithOneFault.push(id);
  }
  return { ...counts, rulesWithOneFault };
}

export function killMatrix(
  outcomes: readonly FaultOutcome[],
  judgedRules: readonly string[],
  { plain, twin, partial, alternatives, standings, left, problems = [], renewed = [], boundaries, noticed }: Around,
): KillMatrix {
  const { caught, reachingTooFar, ...rules } = countsOf(outcomes, judgedRules);
  let accepted = 0;
  for (const each of alternatives) if (each.accepted) accepted += 1;
  const red = plain.red.length + (twin?.red.length ?? 0) + problematic(outcomes).length + problems.length;
  const isWhole = accepted === alternatives.length && rules.rulesWithFault === judgedRules.length;
  return {
    schema: 3,
    overall: red === 0 && isWhole ? 'proven' : 'not-proven',
    partial,
    plain,
    ...(twin ? { twin } : {}),
    faults: outcomes.length,
    caught,
    ...(standings ? { standings } : {}),
    ...(left ? { left } : {}),
    problems,
    renewed,
    ...(boundaries ? { boundaries } : {}),
    ...(noticed ? { noticed } : {}),
    judgedRules: judgedRules.length,
    ...rules,
    reachingTooFar,
    outcomes,
    alternativesTried: alternatives.length,
    accepted,
    alternatives,
  };
}

/** What share of the examples that faults turn red elsewhere fail at a question of their own rule; the others by name. */
export function sharesAsked(outcomes: ReadonlyArray<Pick<FaultOutcome, 'elsewhere'>>): string[] {
  const others = new Map<string, number>();
  let asked = 0;
  let red = 0;
  for (const { elsewhere } of outcomes) {
    asked += elsewhere.asked;
    red += elsewhere.asked + elsewhere.others.length;
    for (const other of elsewhere.others) others.set(other, (others.get(other) ?? 0) + 1);
  }
  if (red === 0) return [];
  const share = `${asked} of ${red} examples that are red outside a fault's own rule fail at a question of theirs`;
  const lines = [`${share} (${((100 * asked) / red).toFixed(1)} %)`];
  for (const [other, times] of [...others].sort(([, one], [, next]) => next - one)) lines.push(`${times} × ${other}`);
  return lines;
}

export function standingLine({ caught, excused, open }: Standings): string {
  const { format } = new Intl.NumberFormat('en-US');
  return `${format(caught)} faults caught, ${format(excused)} excused, ${format(open)} open`;
}

export function killLine(matrix: KillMatrix): string {
  const { faults, caught, standings, accepted, alternativesTried, judgedRules, rulesWithFault } = matrix;
  const head = standings
    ? [standingLine(standings), `tried ${faults} of them, caught ${caught}`]
    : [`caught ${caught} of ${faults} faults`];
  return [
    ...head,
    `accepted ${accepted} of ${alternativesTried} alternatives`,
    `${rulesWithFault} of ${judgedRules} judged rules have a fault, ${matrix.rulesWithSeveralFaults} of them several`,
    `${matrix.reachingTooFar} reach into unrelated areas`,
  ].join('; ');
}

export function problemWith(outcome: FaultOutcome): string {
  const { survived } = outcome;
  const problems = survived ? [`survives (${survived.reason}): ${survived.detail}`] : [];
  for (const { area, examples } of strayed(outcome)) problems.push(`reaches into ${area}: ${examples.join(', ')}`);
  return problems.join('; ');
}

export function refusedAlternatives({ alternatives }: KillMatrix): string[] {
  const refused: string[] = [];
  for (const { name, says, accepted, trouble, red } of alternatives) {
    if (accepted) continue;
    const first = new Map<string, { readonly example: RedExample; count: number }>();
    for (const example of red) {
      const known = first.get(example.rule);
      if (known) known.count += 1;
      else first.set(example.rule, { example, count: 1 });
    }
    const lines = [`${name} is permitted: ${says}`, ...(trouble ? [trouble] : [])];
    for (const [rule, { example, count }] of first)
      lines.push(`${rule} (${count}): ${example.uri}:${example.line} ${example.step}: ${example.message}`);
    refused.push(lines.join('\n    '));
  }
  return refused;
}

/** The faults that only a second trial caught: their effect depends on what is drawn, or on the machine. */
export function caughtLater({ outcomes }: Pick<KillMatrix, 'outcomes'>): string[] {
  const later: string[] = [];
  for (const { id, caught, tries } of outcomes) if (caught && tries === 2) later.push(id);
  return later.length > 0 ? [`caught at the second try: ${later.join(', ')}`] : [];
}

export function problemTable({ outcomes }: KillMatrix): string {
  const rows = problematic(outcomes);
  let width = 0;
  for (const { id } of rows) width = Math.max(width, id.length);
  const lines: string[] = [];
  for (const row of rows)
    lines.push(`  ${row.id.padEnd(width)}  ${row.rule.padEnd(16)}  ${problemWith(row)}`, `    ${row.says}`);
  return lines.join('\n');
}
