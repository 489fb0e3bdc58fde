// Prints the folders of the packages named on the command line and of all they depend on, relative to the project.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = process.cwd();
const seen = new Set();

/** The folder of `name` as a package in `from` finds it, or undefined where an optional one is not installed. */
function folderOf(name, from) {
  for (let place = from; place.startsWith(root); place = dirname(place)) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

function visit(name, from) {
  const folder = folderOf(name, from);
  if (!folder || seen.has(folder)) return;
  seen.add(folder);
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) visit(each, folder);
}

for (const name of process.argv.slice(2)) visit(name, root);
for (const folder of seen) console.log(relative(root, folder));
