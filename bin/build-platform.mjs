// Makes the built code of the package plumbline-platform, which has no TypeScript: npm does so before it packs.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './built.mjs';
import { bundle } from './bundle.mjs';

const root = join(ROOT, 'reference-impl');
const into = join(root, 'built');

rmSync(into, { recursive: true, force: true });
await bundle({
  root,
  into,
  entries: [
    ['host', 'library/host.ts'],
    ['main', 'main.ts'],
    ['catalogues', 'lab/catalogues.ts'],
  ],
  // A first start finds a few files sooner than those of fifty packages; what is compiled for one system stays outside.
  external: ['libsql'],
});
const { faultList } = await import(pathToFileURL(join(into, 'catalogues.js')).href);
writeFileSync(join(into, 'faults.json'), await faultList());
