/** Ends included; milliseconds since the epoch. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/g;

export function periodOf(text: string): Period {
  const [from = Number.NaN, until = from] = (text.match(INSTANT) ?? []).map(Date.parse);
  return { from, until };
}
