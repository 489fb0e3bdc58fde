import { parseSync } from 'oxc-parser';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { codeAmong, projectFiles } from '../architecture/project-files.ts';
import { fetched, isFetched } from '../fetched.ts';

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/** The text behind `pattern:` in a schema, which ajv makes a regular expression of. */
function schemaPattern({ type, key, value }: Node): Pattern[] {
  if (type !== 'Property' || !isNode(key) || key.name !== 'pattern') return [];
  return isNode(value) && typeof value.value === 'string' ? [{ source: value.value, flags: 'u' }] : [];
}

function literal({ regex }: Node): Pattern[] {
  const { pattern, flags } = (regex ?? {}) as Record<string, string>;
  return pattern === undefined ? [] : [{ source: pattern, flags: flags ?? '' }];
}

/** Every regular expression that is written out in a TypeScript text: literals, and patterns of schemas. */
const patternsIn = (text: string): Pattern[] =>
  [...nodesIn(parseSync('text.ts', text).program)].flatMap((node) => [...literal(node), ...schemaPattern(node)]);

/** Characters of a text that is tried, and how many times longer it is than the one it is compared with. */
const LONG = 60_000;
const TIMES = 4;

/** Characters of the text that is tried first, and the milliseconds of it that are worth a try of the long one. */
const SHORT = 24_000;
const SUSPICIOUS = 12;

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
function slowness(pattern: RegExp): string | undefined {
  const atoms = atomsIn(pattern.source);
  const words = ['', ...atoms.filter((atom) => atom.length > 1), ...atoms.slice(-4)];
  for (const [start, again] of words.flatMap((word) => atoms.map((atom) => [word, atom] as const)))
    for (const repeated of [again, start + again]) {
      const text = (length: number): string => `${start}${repeated.repeat(length / repeated.length)}\u0001`;
      if (timeOf(pattern, text(SHORT)) <= SUSPICIOUS) continue;
      const long = timeOf(pattern, text(LONG));
      if (long > SOON && long > MOST_GROWTH * timeOf(pattern, text(LONG / TIMES)))
        return `slow on ${JSON.stringify(`${start}${repeated}${repeated}`)}…`;
    }
  return undefined;
}

/** Faults are there to be wrong, the sandbox page runs in a browser, and parameter types read our own features alone. */
const ELSEWHERE =
  /^reference-impl\/(?:deviations|lab\/page)\/|^support\/example\/cucumber\/[\w-]*parameter-types?\.ts$/;

const files = codeAmong(projectFiles()).filter(({ path }) => !path.startsWith('test/') && !ELSEWHERE.test(path));

/** What the tests use of the analysis. */
interface Recheck {
  checkSync(
    source: string,
    flags: string,
    options: { checker: 'automaton'; timeout: number },
  ): { status: 'safe' | 'unknown' } | { status: 'vulnerable'; complexity: { summary: string } };
}

let recheck: Recheck;

/** Pieces of a fixed length: each place of a text takes so many steps at most. */
const isFixed = (source: string): boolean =>
  !/[*+?]|\{\d+,/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?[:=!]/g, ''));

/** What the analysis does not get done with in so many milliseconds is tried instead. */
const PATIENCE = 100;

/** Why a pattern cannot be trusted with a long text, if it cannot. */
function weakness({ source, flags }: Pattern): string | undefined {
  if (isFixed(source)) return undefined;
  const found = recheck.checkSync(source, flags, { checker: 'automaton', timeout: PATIENCE });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? found.complexity.summary : slowness(new RegExp(source, flags));
}

/** The patterns that modules put together as they are loaded. */
async function builtIn(paths: readonly string[]): Promise<RegExp[]> {
  const built: RegExp[] = [];
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct: (target, [source, flags]) => {
        const pattern = new target(source, flags);
        built.push(pattern);
        return pattern;
      },
    }),
  );
  vi.resetModules();
  for (const path of paths) await import(`../../${path}`);
  vi.unstubAllGlobals();
  return built;
}

beforeAll(async () => {
  process.env.RECHECK_BACKEND = 'pure';
  if (isFetched('recheck')) recheck = await fetched('recheck');
});

describe.skipIf(!isFetched('recheck'))('the patterns of both programs', () => {
  const found = new Map<string, Pattern & { readonly path: string }>();
  for (const { path, text } of files)
    for (const pattern of patternsIn(text)) found.set(`/${pattern.source}/${pattern.flags}`, { ...pattern, path });

  it('are all found', () => {
    expect(found.size).toBeGreaterThan(500);
    const paths = [...found.values()].map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['reference-impl/auth/hmac-checks.ts', 'support/example/verbs/observations.ts']),
    );
  });

  it('take time in proportion to the text', () => {
    const weak = [...found].flatMap(([shown, pattern]) => {
      const why = weakness(pattern);
      return why === undefined ? [] : [`${pattern.path} ${shown}: ${why}`];
    });
    expect(weak).toEqual([]);
  }, 600_000);

  it('take such time too where they are put together of parts', async () => {
    const built = await builtIn(
      files.flatMap(({ path, text }) =>
        /^\S.* new RegExp\($/m.test(text) && path.startsWith('support/ground/') ? [path] : [],
      ),
    );
    expect(built.length).toBeGreaterThan(5);
    expect(built.map((pattern) => slowness(pattern)).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['the parameters of a signature as they were once read', '([a-z]+)\\s*=\\s*"([^"]*)"', 'gi'],
    ['a word from which it begins again', 'message[^]*x', ''],
    ['two blanks in a row of repetitions', '^(\\s*a?\\s*)*$', ''],
    ['the frames of a stack as they were once found', '\\n\\s+at \\S+', ''],
    ['the digits before a full stop as they were once found', '(?<=^\\d+)(?=[.)])', ''],
  ])('would not be allowed to be %s', (_title, source, flags) => {
    expect(weakness({ source, flags })).toBeDefined();
  });

  it('are found in literals and in schemas', () => {
    const text = "const A: string = /a+/g.source; const S = { pattern: '^\\\\d$', other: 'x' };";
    expect(patternsIn(text)).toEqual([
      { source: 'a+', flags: 'g' },
      { source: '^\\d$', flags: 'u' },
    ]);
  });
});
