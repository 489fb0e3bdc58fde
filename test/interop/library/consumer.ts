import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../../fresh-folder.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function unpack(folder: string): void {
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const { status, stderr } = spawnSync('npm', pack, { cwd: ROOT, encoding: 'utf8' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (status !== 0 || tarball === undefined) throw new Error(`npm pack: ${stderr}`);
  const place = join(folder, 'node_modules/plumbline-conformance');
  mkdirSync(place, { recursive: true });
  spawnSync('tar', ['xzf', join(folder, tarball), '-C', place, '--strip-components', '1']);
  symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
}

/** A folder of somebody who installed the package: what npm would publish, beside these tools and the samples of docs/examples. */
export function createConsumer(tools: readonly string[]) {
  const folder = freshFolder();
  unpack(folder);
  for (const tool of tools) {
    mkdirSync(join(folder, 'node_modules', tool, '..'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', tool), join(folder, 'node_modules', tool));
  }
  cpSync(join(ROOT, 'docs/examples'), folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('package.json', '{ "private": true }\n');
  return {
    folder,
    write,
    run: (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
      new Promise<{ code: number; said: string }>((resolve) => {
        const options = { cwd: folder, env: { ...process.env, ...environment }, timeout: 100_000 };
        execFile(program, args, options, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? -1) : 0, said: `${stdout}${stderr}` }),
        );
      }),
  };
}
