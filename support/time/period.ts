/** When something may happen, ends included; milliseconds since the epoch. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** An instant as a feature writes it. */
export const INSTANT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z`;

/** One instant, or a period with both its ends, as a feature writes it. */
export function periodOf(text: string): Period {
  const [from = Number.NaN, until = from] = [...text.matchAll(new RegExp(INSTANT, 'g'))].map(([instant]) =>
    Date.parse(instant),
  );
  return { from, until };
}
