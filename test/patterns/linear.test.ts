import { beforeAll, describe, expect, it, vi } from 'vitest';
import { codeAmong, projectFiles } from '../architecture/project-files.ts';
import { fetched, isFetched } from '../fetched.ts';
import { type Pattern, patternsIn } from './patterns-in.ts';
import { slowness } from './slowness.ts';

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
