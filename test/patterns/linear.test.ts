import { checkSync } from 'recheck';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeAmong, projectFiles } from '../architecture/project-files.ts';
import { type Pattern, patternsIn } from './patterns-in.ts';

/** Faults are there to be wrong, and the sandbox page runs in a browser. */
const ELSEWHERE = ['reference-impl/deviations/', 'reference-impl/lab/page/'];

const files = codeAmong(projectFiles()).filter(
  ({ path }) => path.startsWith('reference-impl/') && !ELSEWHERE.some((folder) => path.startsWith(folder)),
);

/** Why a pattern cannot be trusted with a long text, if it cannot. */
function weakness({ source, flags }: Pattern): string | undefined {
  const found = checkSync(source, flags, { timeout: 20_000, recallTimeout: -1, randomSeed: 1 });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? found.complexity.summary : JSON.stringify(found.error);
}

beforeAll(() => {
  process.env.RECHECK_BACKEND = 'pure';
});

describe('the patterns of the reference', () => {
  const found = new Map<string, Pattern & { readonly path: string }>();
  for (const { path, text } of files)
    for (const pattern of patternsIn(text)) found.set(`/${pattern.source}/${pattern.flags}`, { ...pattern, path });

  it('are all found', () => {
    expect(found.size).toBeGreaterThan(100);
    expect([...found.values()].map(({ path }) => path)).toContain('reference-impl/auth/hmac.ts');
  });

  it('take time in proportion to the text', () => {
    const weak = [...found].flatMap(([shown, pattern]) => {
      const why = weakness(pattern);
      return why === undefined ? [] : [`${pattern.path} ${shown}: ${why}`];
    });
    expect(weak).toEqual([]);
  });

  it.each([
    ['the parameters of a signature as they were once read', '([a-z]+)\\s*=\\s*"([^"]*)"', 'gi'],
    ['two blanks in a row of repetitions', '^(\\s*a?\\s*)*$', ''],
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
