import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFeature } from './document.ts';
import { formatted } from './format.ts';
import { badShapes } from './style.ts';

// Aligns the feature files, or those of a folder, and names what the shape in features/README.md forbids; with --check it
// writes nothing.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const [FOLDER = join(import.meta.dirname, '../../features')] = positionals;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.feature'));
const faults: string[] = [];
for (const file of files) {
  const path = join(FOLDER, file);
  const text = readFileSync(path, 'utf8');
  faults.push(...badShapes([readFeature(`features/${file}`, text)]));
  const laidOut = formatted(text);
  if (laidOut === text) continue;
  if (values.check) faults.push(`features/${file} is not formatted; npm run format does it`);
  else writeFileSync(path, laidOut);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
