/** How one deliberate fault fared. */
export interface FaultOutcome {
  readonly id: string;
  readonly rule: string;
  readonly says: string;
  readonly caught: boolean;
  /** Examples of its own rule that pass without it and fail with it. */
  readonly by: readonly string[];
  /** Why it was not caught. */
  readonly because?: string | undefined;
  /** Examples of unrelated areas that it turned red. */
  readonly collateral: readonly string[];
  readonly ms: number;
}

/** Which faults the examples catch, and which judged rules no fault proves. */
export interface KillMatrix {
  readonly schema: 1;
  readonly partial: boolean;
  /** The overall word of the run without any fault. */
  readonly plain: string;
  readonly faults: number;
  readonly caught: number;
  /** Judged rules with examples, within what was asked for. */
  readonly judgedRules: number;
  readonly rulesWithFault: number;
  readonly rulesWithoutFault: readonly string[];
  readonly outcomes: readonly FaultOutcome[];
}

/** Puts the outcomes together; `judgedRules` are the ids that ought to have a fault each. */
export function killMatrix(
  outcomes: readonly FaultOutcome[],
  judgedRules: readonly string[],
  { plain, partial }: { plain: string; partial: boolean },
): KillMatrix {
  const faulted = new Set(outcomes.map((outcome) => outcome.rule));
  const rulesWithoutFault = judgedRules.filter((id) => !faulted.has(id));
  return {
    schema: 1,
    partial,
    plain,
    faults: outcomes.length,
    caught: outcomes.filter((outcome) => outcome.caught).length,
    judgedRules: judgedRules.length,
    rulesWithFault: judgedRules.length - rulesWithoutFault.length,
    rulesWithoutFault,
    outcomes,
  };
}

/** The figures in one line. */
export function killLine({ faults, caught, judgedRules, rulesWithFault }: KillMatrix): string {
  return `caught ${caught} of ${faults} faults; ${rulesWithFault} of ${judgedRules} judged rules have a fault`;
}

/** The outcomes that say something is wrong: a survivor, or a fault that reaches where it has no business. */
export function problematic({ outcomes }: KillMatrix): FaultOutcome[] {
  return outcomes.filter(({ caught, collateral }) => !caught || collateral.length > 0);
}

const problem = ({ caught, because, collateral }: FaultOutcome): string =>
  [
    ...(caught ? [] : [`survives: ${because ?? 'unknown'}`]),
    ...(collateral.length > 0 ? [`collateral: ${collateral.join(', ')}`] : []),
  ].join('; ');

/** The survivors as aligned lines. */
export function survivorTable(matrix: KillMatrix): string {
  const rows = problematic(matrix);
  const width = Math.max(0, ...rows.map(({ id }) => id.length));
  return rows
    .map((row) => `  ${row.id.padEnd(width)}  ${row.rule.padEnd(16)}  ${problem(row)}\n    ${row.says}`)
    .join('\n');
}

/** The whole matrix as a page. */
export function killMatrixMarkdown(matrix: KillMatrix): string {
  const rows = matrix.outcomes.map((outcome) => {
    const { id, rule, says, caught, by } = outcome;
    const cells = [id, rule, says, caught ? by.join('<br>') : `**${problem(outcome)}**`];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  });
  return `${[
    '# Kill matrix',
    '',
    `**${killLine(matrix)}**; without any fault: ${matrix.plain}.`,
    '',
    '| fault | rule | deviation | caught by |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Judged rules without a fault: ${matrix.rulesWithoutFault.join(', ') || 'none'}.`,
  ].join('\n')}\n`;
}
