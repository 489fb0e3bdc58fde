/** Characters of a text that is tried, and how many times longer it is than the one it is compared with. */
const LONG = 24_000;
const TIMES = 4;

/** Milliseconds of processor time that are too few to compare: time in proportion to the length takes less. */
const SOON = 100;

/** A time in proportion to the length grows by TIMES, the square of it by its square; this is halfway between them. */
const MOST_GROWTH = 2 * TIMES;

/** Milliseconds of processor time that a pattern takes for a text. */
function timeOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  text.replace(pattern, '');
  return process.cpuUsage(before).user / 1000;
}

const SAMPLES: Readonly<Record<string, string>> = { d: '1', w: 'a', s: ' ', S: 'a', n: '\n', D: 'a', W: '-' };

/** What a pattern is made of: its words, its signs, and one of each kind that it names. */
function atomsIn(source: string): string[] {
  const kinds = [...source.matchAll(/\\([dwsSnDW])/g)].map(([, kind = '']) => SAMPLES[kind] ?? '');
  const plain = source.replace(/\\[a-zA-Z]/g, '').replace(/\\(.)/g, '$1');
  return [
    ...new Set([...(plain.match(/[\w:/-]{3,}\s?/g) ?? []), ...plain.replace(/\w/g, ''), ...kinds, 'a', '1', ' ', '\n']),
  ];
}

/** Says on which text a pattern takes more time than in proportion to its length, of those that are made of its own parts. */
export function slowness(pattern: RegExp): string | undefined {
  const atoms = atomsIn(pattern.source);
  const words = ['', ...atoms.filter((atom) => atom.length > 1), ...atoms.slice(-4)];
  for (const [start, again] of words.flatMap((word) => atoms.map((atom) => [word, atom] as const)))
    for (const repeated of [again, start + again]) {
      const text = (length: number): string => `${start}${repeated.repeat(length / repeated.length)}\u0001`;
      const long = timeOf(pattern, text(LONG));
      if (long > SOON && long > MOST_GROWTH * timeOf(pattern, text(LONG / TIMES)))
        return `slow on ${JSON.stringify(`${start}${repeated}${repeated}`)}…`;
    }
  return undefined;
}
