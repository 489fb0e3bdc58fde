/** Which of the faults that one operator makes are caught. */
export interface OperatorShare {
  readonly operator: string;
  readonly faults: number;
  readonly caught: number;
  /** Faults that no example has to catch, because the document permits them or because they make no difference. */
  readonly excused: number;
  /** Faults that no example catches yet. */
  readonly open: number;
}

/** What the grammar of a target's faults consists of, and which of its faults no rule is known to catch. */
export interface Grammar {
  readonly operators: readonly string[];
  readonly survivors: ReadonlyArray<{ readonly id: string; readonly operator: string; readonly because?: string }>;
}

type Tried = { readonly operator?: string | undefined; readonly caught: boolean };

/** The share of every operator, in the order of the grammar. */
export function operatorShares({ operators, survivors }: Grammar, outcomes: readonly Tried[]): OperatorShare[] {
  return operators.map((operator) => {
    const tried = outcomes.filter((each) => each.operator === operator);
    const left = survivors.filter((each) => each.operator === operator);
    const caught = tried.filter((each) => each.caught).length;
    const excused = left.filter(({ because }) => because !== undefined).length;
    return {
      operator,
      faults: tried.length + left.length,
      caught,
      excused,
      open: tried.length - caught + left.length - excused,
    };
  });
}

/** One line per operator. */
export function shareLines(shares: readonly OperatorShare[]): string[] {
  const width = Math.max(0, ...shares.map(({ operator }) => operator.length));
  return shares.map(({ operator, faults, caught, excused, open }) =>
    [
      `${operator.padEnd(width)}  caught ${caught} of ${faults}`,
      ...(excused > 0 ? [`${excused} need not be`] : []),
      ...(open > 0 ? [`${open} open`] : []),
    ].join(' · '),
  );
}
