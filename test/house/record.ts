/** What a rebuild must not change: verdicts, examples and caught faults. */
export interface HouseRecord {
  /** By rule: its verdict on the bundled reference and the titles of its examples that ran. */
  readonly bundled: Readonly<Record<string, RuleRecord>>;
  /** The same against the twin. */
  readonly twin: Readonly<Record<string, RuleRecord>>;
  /** The ids of the faults that are caught. */
  readonly caught: readonly string[];
}

interface RuleRecord {
  readonly verdict: string;
  readonly examples: number;
}

interface Verdicts {
  readonly rules: ReadonlyArray<{
    readonly id: string;
    readonly verdict: string;
    readonly examples: ReadonlyArray<{ readonly name: string }>;
  }>;
}

interface Matrix {
  readonly outcomes: ReadonlyArray<{ readonly id: string; readonly caught: boolean }>;
}

const byRule = ({ rules }: Verdicts): Record<string, RuleRecord> =>
  Object.fromEntries(
    rules.map(({ id, verdict, examples }) => [
      id,
      { verdict, examples: new Set(examples.map(({ name }) => name)).size },
    ]),
  );

/** The record of a tree, from `verdicts.json` of two runs and the kill matrix of a proof. */
export const recordOf = (bundled: Verdicts, twin: Verdicts, matrix: Matrix): HouseRecord => ({
  bundled: byRule(bundled),
  twin: byRule(twin),
  caught: matrix.outcomes.flatMap(({ id, caught }) => (caught ? [id] : [])).sort(),
});

const lostRules = (where: string, before: HouseRecord['bundled'], after: HouseRecord['bundled']): string[] =>
  Object.entries(before).flatMap(([id, { verdict, examples }]) => {
    const now = after[id];
    if (!now) return [`${id} is gone from the run on ${where}`];
    const changed = now.verdict === verdict ? [] : [`${id} was ${verdict} on ${where}, now ${now.verdict}`];
    const fewer = `${id} had ${examples} situations on ${where}, now ${now.examples}`;
    return now.examples < examples ? [...changed, fewer] : changed;
  });

/** One sentence for each rule that was lost or judged otherwise, and for each fault that slips through now. */
export function losses(before: HouseRecord, after: HouseRecord): string[] {
  const caught = new Set(after.caught);
  return [
    ...lostRules('the reference', before.bundled, after.bundled),
    ...lostRules('the twin', before.twin, after.twin),
    ...before.caught.filter((id) => !caught.has(id)).map((id) => `the fault ${id} is no longer caught`),
  ];
}
