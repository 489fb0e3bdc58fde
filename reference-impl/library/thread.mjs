// The thread in which the platforms of one process run. The code is loaded here and nowhere else.
import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** The code of the package plumbline-platform, which is built when it is packed. */
const OWN = new URL('../built/host.js', import.meta.url);

async function load() {
  if (existsSync(OWN)) return import(OWN.href);
  const { isBuilt } = await import('../../bin/built.mjs');
  if (isBuilt()) return import('../../built/reference-impl-library-host.js');
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./host.ts', import.meta.url);
}

const { host } = await load();
parentPort.on('message', host);
