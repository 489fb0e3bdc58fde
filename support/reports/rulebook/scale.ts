/** Places instants on a line: order and relative size of gaps survive, a gap of a day does not crush one of a second. */
export interface Scale {
  /** The distinct instants, first to last, with their place. */
  readonly stops: ReadonlyArray<{ readonly at: number; readonly x: number }>;
  readonly width: number;
  /** The place of any instant: straight between two stops, held at the ends. */
  place(at: number): number;
}

const LEAST = 112;
const MOST = 210;
/** Room for everything to the right of the last stop. */
const LABEL = 112;

/** How much room a gap of this many milliseconds gets. */
const roomFor = (gap: number): number => Math.min(MOST, LEAST + 14 * Math.log10(1 + gap / 100));

/** A scale over `instants`, which need not be in order; `margin` is left free on both sides. */
export function scaleOf(instants: readonly number[], margin: number): Scale {
  const distinct = [...new Set(instants)].sort((a, b) => a - b);
  let x = margin;
  const stops = distinct.map((at, index) => {
    if (index > 0) x += roomFor(at - (distinct[index - 1] as number));
    return { at, x };
  });
  const place = (at: number): number => {
    const next = stops.findIndex((stop) => stop.at >= at);
    if (next <= 0)
      return next === 0 ? (stops[0]?.x ?? margin) - (stops[0]?.at === at ? 0 : margin / 2) : x + margin / 2;
    const [before, after] = [stops[next - 1], stops[next]] as [{ at: number; x: number }, { at: number; x: number }];
    return before.x + ((at - before.at) / (after.at - before.at)) * (after.x - before.x);
  };
  return { stops, width: x + LABEL, place };
}
