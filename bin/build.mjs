// Makes `built/` of the sources, unless it is of these: the code in few files, which are found and linked much faster, with
// source maps; and what would have to be worked out at each start.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, putInPlace, ROOT } from './built.mjs';
import { bundle, filesIn, nameOf } from './bundle.mjs';

const fresh = join(ROOT, `built.${process.pid}`);

/** All steps and hooks, which Cucumber would find one by one. */
const STEPS = 'steps.ts';

/** What is started or loaded by its name: each becomes `a-b.js` for `a/b.ts`, and what they share is in files of its own. */
const ENTRIES = [
  STEPS,
  'support/cli/main.ts',
  'support/cli/rescue.ts',
  'support/cli/run/example-worker.ts',
  'support/cli/run/silent-formatter.ts',
  'support/cli/proof/trial-worker.ts',
  'support/cli/proof/twin-worker.ts',
  'support/ground/operations/document.ts',
  'reference-impl/compose.ts',
  'reference-impl/lab/catalogues.ts',
  'reference-impl/library/host.ts',
  'reference-impl/main.ts',
  'reference-impl/map/main.ts',
  'reference-impl/keep/open-journal.ts',
];

const quoted = JSON.stringify;

/** A module that loads all steps and hooks. */
const allSteps = () =>
  ['support/example/cucumber', 'steps']
    .flatMap((folder) => filesIn(join(ROOT, folder)).map((name) => `import ${quoted(`./${folder}/${name}`)};`))
    .join('\n');

/** Cucumber would find all steps and hooks one by one. */
const steps = {
  name: 'steps',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^steps\.ts$/ }, ({ path }) => ({ path, namespace: 'all' }));
    onLoad({ filter: /.*/, namespace: 'all' }, () => ({ contents: allSteps(), resolveDir: ROOT, loader: 'ts' }));
  },
};

const load = (path) => import(pathToFileURL(join(fresh, `${nameOf(path)}.js`)).href);

try {
  if (!isBuilt()) await makeAll();
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

async function makeAll() {
  await bundle({ root: ROOT, into: fresh, entries: ENTRIES.map((path) => [nameOf(path), path]), plugins: [steps] });
  const { faultList } = await load('reference-impl/lab/catalogues.ts');
  writeFileSync(join(fresh, 'faults.json'), await faultList());
  const { documentsAhead } = await load('support/ground/operations/document.ts');
  writeFileSync(join(fresh, 'yaml.json'), documentsAhead());
  putInPlace(fresh);
}
