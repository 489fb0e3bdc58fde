import { describe, expect, it } from 'vitest';
import { checks } from './architecture/checks.ts';
import { codeAmong, projectFiles } from './architecture/project-files.ts';
import { importsOf } from './architecture/source.ts';

const everything = projectFiles();
const code = codeAmong(everything);

describe.each(checks)('$says', ({ find, planted, innocent, all }) => {
  it.each(planted.map((each) => [each].flat()))('would find a planted violation in $path', (...violation) => {
    expect(find(violation)).toHaveLength(1);
  });

  it('lets the innocent pass', () => {
    expect(find(innocent)).toEqual([]);
  });

  it('holds for this project', () => {
    expect(find(all ? everything : code)).toEqual([]);
  });
});

describe('the view these checks have', () => {
  it('covers all four code folders', () => {
    const folders = new Set(code.map(({ path }) => path.split('/')[0]));
    expect([...folders].sort()).toEqual(['reference-impl', 'steps', 'support', 'test']);
  });

  it('sees every way to import', () => {
    const text = [
      "import './a.ts';",
      "import b, { type B } from './b.ts';",
      "import * as c from 'c/deep';",
      "import { type D } from '@scope/d/e';",
      "export type { E } from './e.ts';",
      "const f = await import('./f.ts');",
      "export const g = 'from here';",
    ].join('\n');
    const seen = importsOf({ path: 'x/y.ts', text }).map(({ to, typeOnly }) => `${to}${typeOnly ? ' (type)' : ''}`);
    expect(seen).toEqual(['x/a.ts', 'x/b.ts', 'c', '@scope/d (type)', 'x/e.ts (type)', 'x/f.ts']);
  });
});
