/** Characters of a text that is tried; what takes the square of it takes seconds, and anything else milliseconds. */
const LONG = 60_000;
/** Milliseconds of processor time. */
const PATIENCE = 1000;

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
      const text = `${start}${repeated.repeat(LONG / repeated.length)}\u0001`;
      const before = process.cpuUsage();
      text.replace(pattern, '');
      const { user } = process.cpuUsage(before);
      if (user / 1000 > PATIENCE) return `slow on ${JSON.stringify(`${start}${repeated}${repeated}`)}…`;
    }
  return undefined;
}
