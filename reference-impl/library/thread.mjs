// The thread in which the platforms of one process run. The code is loaded here and nowhere else.
import { parentPort } from 'node:worker_threads';
import { isBuilt } from '../../bin/built.mjs';

async function load() {
  if (isBuilt()) return import('../../built/reference-impl-library-host.js');
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./host.ts', import.meta.url);
}

const { host } = await load();
parentPort.on('message', host);
