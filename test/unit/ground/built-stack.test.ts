import { execFileSync } from 'node:child_process';
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../../fresh-folder.ts';

const SOURCE = `interface Wide {
  readonly name: string;
}

export function fail(wide: Wide): never {
  throw new TypeError(wide.name);
}
`;

/** What a process prints that catches an error of a built module; `withMap` says whether the module still has its map. */
function stackOf(withMap: boolean): { stack: string; root: string } {
  const root = realpathSync(freshFolder());
  writeFileSync(join(root, 'wide.ts'), SOURCE);
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
