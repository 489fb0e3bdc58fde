// Makes `built/` of the sources, unless it is of these: the code in few files, which are found and linked much faster, with
// source maps; and what would have to be worked out at each start.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { isBuilt, putInPlace, ROOT } from './built.mjs';

const fresh = join(ROOT, `built.${process.pid}`);

/** All steps and hooks, which Cucumber would find one by one. */
const STEPS = 'steps.ts';

/** What is started or loaded by its name: each becomes `a-b.js` for `a/b.ts`, and what they share is in files of its own. */
const ENTRIES = [
  STEPS,
  'support/cli/main.ts',
  'support/cli/rescue.ts',
  'support/cli/run/silent-formatter.ts',
  'support/cli/proof/trial-worker.ts',
  'support/cli/proof/twin-worker.ts',
  'support/ground/operations/document.ts',
  'reference-impl/compose.ts',
  'reference-impl/lab/catalogues.ts',
  'reference-impl/library/host.ts',
  'reference-impl/main.ts',
  'reference-impl/map.ts',
  'reference-impl/open-journal.ts',
];

const nameOf = (path) => path.replace(/\.ts$/, '').replaceAll('/', '-');

const filesIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.ts'));

const quoted = JSON.stringify;

/** A module that loads all steps and hooks. */
const allSteps = () =>
  ['support/example/cucumber', 'steps']
    .flatMap((folder) => filesIn(join(ROOT, folder)).map((name) => `import ${quoted(`./${folder}/${name}`)};`))
    .join('\n');

/** How the code loads what is in the folders beside it. */
const BESIDE =
  /await Promise\.all\(\s*codeBeside\(import\.meta\.url(?:, (\[[^\]]*\]))?\)\.map\(\(path\) => import\(path\)\),?\s*\)/;

/** Code that says by name what it loads from the folders beside it. */
function withNames(code, path) {
  const found = BESIDE.exec(code);
  if (!found) throw new Error(`${path} loads what is beside it in words that the build does not know: see BESIDE`);
  const [, except = '[]'] = found;
  const left = JSON.parse(except.replaceAll("'", '"'));
  const here = dirname(path);
  const folders = readdirSync(here, { withFileTypes: true }).filter((each) => each.isDirectory());
  const files = folders
    .filter(({ name }) => !left.includes(name))
    .flatMap(({ name }) => filesIn(join(here, name)).map((file) => `./${name}/${file}`))
    .sort();
  const imports = files.map((file, i) => `import * as beside${i} from ${quoted(file)};\n`);
  return imports.join('') + code.replace(BESIDE, `[${files.map((_, i) => `beside${i}`).join(', ')}]`);
}

/** A file is still where it was in the sources when it asks for its place, and finds what is kept beside it there. */
const places = {
  name: 'places',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^steps\.ts$/ }, ({ path }) => ({ path, namespace: 'all' }));
    onLoad({ filter: /.*/, namespace: 'all' }, () => ({ contents: allSteps(), resolveDir: ROOT, loader: 'ts' }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      const place = `new URL(${quoted(`../${relative(ROOT, path).replaceAll('\\', '/')}`)}, import.meta.url).href`;
      const named = code.includes('codeBeside(import.meta.url') ? withNames(code, path) : code;
      return { contents: named.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
};

const load = (path) => import(pathToFileURL(join(fresh, `${nameOf(path)}.js`)).href);

try {
  if (!isBuilt()) await makeAll();
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

async function makeAll() {
  await build({
    ...{ entryPoints: Object.fromEntries(ENTRIES.map((path) => [nameOf(path), path])), absWorkingDir: ROOT },
    ...{ outdir: fresh, chunkNames: 'part-[hash]', sourcemap: true, sourcesContent: false, logLevel: 'warning' },
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20.18', packages: 'external' },
    plugins: [places],
  });
  const { faultList } = await load('reference-impl/lab/catalogues.ts');
  writeFileSync(join(fresh, 'faults.json'), await faultList());
  const { documentsAhead } = await load('support/ground/operations/document.ts');
  writeFileSync(join(fresh, 'yaml.json'), documentsAhead());
  putInPlace(fresh);
}
