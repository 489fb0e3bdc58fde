// Makes `built/` of the sources, unless it is of these: JavaScript with its source maps, and every other file as it is.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, MARK, ROOT, SOURCES } from './built.mjs';

const fresh = join(ROOT, `built.${process.pid}`);

/** The compiler of TypeScript, which comes with the development of this package alone. */
function compiler() {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.tsc);
}

/** Lists the faults, so that the lab need not load them to name them. */
async function listFaults() {
  const lab = join(fresh, 'reference-impl/lab');
  const { listedFaults } = await import(pathToFileURL(join(lab, 'catalogues.js')).href);
  writeFileSync(join(lab, 'faults.json'), JSON.stringify(await listedFaults()));
}

async function build() {
  try {
    execFileSync(process.execPath, [compiler(), '-p', join(ROOT, 'tsconfig.build.json'), '--outDir', fresh], {
      stdio: 'inherit',
    });
    const isNoSource = (path) => !/(?<!\.d)\.ts$/.test(path);
    for (const folder of SOURCES)
      cpSync(join(ROOT, folder), join(fresh, folder), { recursive: true, filter: isNoSource });
    await listFaults();
    rmSync(dirname(MARK), { recursive: true, force: true });
    renameSync(fresh, dirname(MARK));
    writeFileSync(MARK, '');
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

if (!isBuilt()) await build();
