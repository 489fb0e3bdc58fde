import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../support/ground/make-folder.ts';
import { freshFolder } from '../../fresh-folder.ts';

const SOURCE = 'support/cli/main.ts';
const BUILT_AT = new Date('2026-01-15T12:00:00Z');
const LATER = new Date('2026-01-15T12:00:01Z');

/** A package with one source in each folder, built after all of them; `place` is where it lies. */
function packageIn(place = ''): string {
  const root = join(freshFolder(), place);
  const sources = [SOURCE, 'steps/one.steps.ts', 'reference-impl/main.ts'];
  for (const path of sources) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  mkdirSync(join(root, 'bin'));
  mkdirSync(join(root, 'built'));
  cpSync('bin/built.mjs', join(root, 'bin/built.mjs'));
  writeFileSync(join(root, 'built/mark'), '');
  const all = [...sources, 'support/cli', 'support', 'steps', 'reference-impl', 'built/mark'];
  for (const path of all) utimesSync(join(root, path), BUILT_AT, BUILT_AT);
  return root;
}

const moduleIn = (root: string) => import(pathToFileURL(join(root, 'bin/built.mjs')).href);

const isBuilt = async (root: string): Promise<boolean> => (await moduleIn(root)).isBuilt();

describe('code that was built', () => {
  it.each<[string, (root: string) => void]>([
    ['a source changed', (root) => utimesSync(join(root, SOURCE), LATER, LATER)],
    ['a source came', (root) => writeFileSync(join(root, 'steps/two.steps.ts'), '')],
    ['a source went', (root) => rmSync(join(root, SOURCE))],
    ['it was never finished', (root) => rmSync(join(root, 'built/mark'))],
  ])('does not run when %s', async (_, change) => {
    const root = packageIn();
    change(root);
    expect(await isBuilt(root)).toBe(false);
  });

  it('runs in a package that was installed, whatever times its files have', async () => {
    const root = packageIn('node_modules/plumbline-conformance');
    utimesSync(join(root, SOURCE), LATER, LATER);
    expect(await isBuilt(root)).toBe(true);
  });

  it('is put in the place of what was built before, of which the signs of the witnesses alone are kept', async () => {
    const root = packageIn();
    for (const path of ['built/witness-signs.json', 'built/old.js']) writeFileSync(join(root, path), '');
    mkdirSync(join(root, 'fresh'));
    (await moduleIn(root)).putInPlace(join(root, 'fresh'));
    const isThere = ['built/witness-signs.json', 'built/mark', 'built/old.js'].map((path) =>
      existsSync(join(root, path)),
    );
    expect(isThere).toEqual([true, true, false]);
    expect(await isBuilt(root)).toBe(true);
  });
});

const MODULE = `interface Wide {
  readonly name: string;
}

export function fail(wide: Wide): never {
  throw new TypeError(wide.name);
}
`;

/** What a process prints that catches an error of a built module; `withMap` says whether the module still has its map. */
function stackOf(withMap: boolean): { stack: string; root: string } {
  const root = realpathSync(freshFolder());
  writeFileSync(join(root, 'wide.ts'), MODULE);
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const options = ['--sourceMap', '--ignoreConfig', '--outDir', 'built', '--target', 'es2022', '--module', 'esnext'];
  execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, 'wide.ts'], { cwd: root });
  if (!withMap) rmSync(join(root, 'built/wide.js.map'));
  const addresses = [resolve('bin/built-stack.mjs'), join(root, 'built/wide.js')].map(
    (path) => pathToFileURL(path).href,
  );
  const script = `await import('${addresses[0]}');
    const { fail } = await import('${addresses[1]}');
    try { fail({ name: 'too wide' }); } catch (error) { console.log(error.stack); }`;
  const stack = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { stack, root };
}

describe('the stack of an error in built code', () => {
  it('names the place in the source', () => {
    const { stack, root } = stackOf(true);
    expect(stack).toMatch(/^TypeError: too wide\n {4}at fail \(/);
    expect(stack).toContain(`at fail (${pathToFileURL(root).href}/wide.ts:6:9)\n`);
  });

  it('names the place in the code itself when there is no map', () => {
    const { stack, root } = stackOf(false);
    expect(stack).toContain(`at fail (${pathToFileURL(root).href}/built/wide.js:2:11)\n`);
  });
});

const base = freshFolder();

describe('a folder', () => {
  it('is made with those above it, and stays where it is there', () => {
    const deep = join(base, 'a/b/c');
    makeFolder(deep);
    makeFolder(deep);
    makeFolder(`${deep}/`);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('may be a link to one', () => {
    symlinkSync(base, join(base, 'link'));
    makeFolder(join(base, 'link'));
    makeFolder(join(base, 'link', 'through'));
    expect(statSync(join(base, 'through')).isDirectory()).toBe(true);
  });

  it('cannot be made where a file is, or below one', () => {
    writeFileSync(join(base, 'file'), '');
    expect(() => makeFolder(join(base, 'file'))).toThrow(/EEXIST/);
    expect(() => makeFolder(join(base, 'file', 'below'))).toThrow(/EEXIST|ENOTDIR/);
  });

  it.skipIf(process.getuid?.() === 0)('cannot be made where that is not allowed', () => {
    const closed = join(base, 'closed');
    makeFolder(closed);
    chmodSync(closed, 0o500);
    expect(() => makeFolder(join(closed, 'x'))).toThrow(/EACCES/);
  });

  it.skipIf(process.platform !== 'linux')(
    'cannot be made below /proc, and that is said instead of tried for ever',
    () => {
      expect(() => makeFolder('/proc/nowhere')).toThrow(/ENOENT/);
      expect(() => makeFolder('/proc/nowhere/deeper')).toThrow(/ENOENT/);
    },
  );
});
