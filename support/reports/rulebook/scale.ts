/** Places instants on a line: order and relative size of gaps survive, a gap of a day does not crush one of a second. */
export interface Scale {
  readonly stops: ReadonlyArray<{ readonly at: number; readonly x: number }>;
  readonly width: number;
  /** The place of any instant: straight between two stops, held at the ends. */
  place(at: number): number;
}

const NARROWEST_GAP = 112;
const WIDEST_GAP = 210;
const LABEL = 112;

/** A scale over `instants`, which need not be in order; `margin` is left free on both sides. */
export function scaleOf(instants: readonly number[], margin: number): Scale {
  let x = margin;
  const stops: Array<{ at: number; x: number }> = [];
  for (const at of [...new Set(instants)].sort((a, b) => a - b)) {
    const before = stops.at(-1);
    if (before) x += Math.min(WIDEST_GAP, NARROWEST_GAP + 14 * Math.log10(1 + (at - before.at) / 100));
    stops.push({ at, x });
  }

  const place = (at: number): number => {
    const next = stops.findIndex((stop) => stop.at >= at);
    const after = stops[next];
    if (!after) return x + margin / 2;
    const before = stops[next - 1];
    if (!before) return after.x - (after.at === at ? 0 : margin / 2);
    return before.x + ((at - before.at) / (after.at - before.at)) * (after.x - before.x);
  };
  return { stops, width: x + LABEL, place };
}
