// Puts TypeScript into few files, which are found and linked much faster, with source maps.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** The file of the built code that stands for a source. */
export const nameOf = (path) => path.replace(/\.ts$/, '').replaceAll('/', '-');

export const filesIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.ts'));

const quoted = JSON.stringify;

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
const places = (root) => ({
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      const place = `new URL(${quoted(`../${relative(root, path).replaceAll('\\', '/')}`)}, import.meta.url).href`;
      const named = code.includes('codeBeside(import.meta.url') ? withNames(code, path) : code;
      return { contents: named.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
});

/** The packages that are installed with ours, and stay outside; what only its build needs, such as a maker of certificates, goes in. */
const installed = ['../package.json', '../reference-impl/package.json'].flatMap((file) => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => [name, `${name}/*`]);
});

/** Packages that go in may ask for modules of Node in the older way. */
const OLDER_WAY =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Makes the folder `into`, which will be one of `root`, of what is loaded by its name: each of `entries` becomes a file, and
 * what they share is in files of its own. Packages that are not `external` go in.
 */
export const bundle = ({ root, into, entries, plugins = [], external = installed }) =>
  build({
    ...{ entryPoints: Object.fromEntries(entries.map(([name, path]) => [name, path])), absWorkingDir: root },
    ...{ outdir: into, chunkNames: 'part-[hash]', sourcemap: true, sourcesContent: false, logLevel: 'warning' },
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20.18', external },
    ...{ banner: { js: OLDER_WAY }, legalComments: 'inline' },
    plugins: [...plugins, places(root)],
  });
