import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleRow } from './catalogue.ts';
import { readFeature } from './document.ts';
import { sufficientNeeds } from './needs.ts';

/** Writes the facilities that suffice for each rule into features/rules.json, and nothing else. */
const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'features/rules.json');
const features = readdirSync(join(ROOT, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.feature'))
  .map((path) => readFeature(`features/${path}`, readFileSync(join(ROOT, 'features', path), 'utf8')));
const text = readFileSync(FILE, 'utf8');
const rows: RuleRow[] = JSON.parse(text);
const least = sufficientNeeds(features, rows);
const written = text.split('\n').map((line) => {
  const needs = least.get(/^ {2}\{"id": "([^"]+)"/.exec(line)?.[1] ?? '');
  const list = needs?.map((need) => JSON.stringify(need)).join(', ');
  return list === undefined ? line : line.replace(/"needs": \[[^\]]*\]/, `"needs": [${list}]`);
});
writeFileSync(FILE, written.join('\n'));
