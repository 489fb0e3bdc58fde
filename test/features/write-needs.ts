import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleRow } from './catalogue.ts';
import { sufficientNeeds } from './needs.ts';
import { ownFeatures } from './own-files.ts';

/** Writes the facilities that suffice for each rule into features/rules.json, and nothing else. */
const FILE = join(import.meta.dirname, '../../features/rules.json');
const text = readFileSync(FILE, 'utf8');
const rows: RuleRow[] = JSON.parse(text);
const least = sufficientNeeds(ownFeatures(), rows);
const written = text.split('\n').map((line) => {
  const needs = least.get(/^ {2}\{"id": "([^"]+)"/.exec(line)?.[1] ?? '');
  const list = needs?.map((need) => JSON.stringify(need)).join(', ');
  return list === undefined ? line : line.replace(/"needs": \[[^\]]*\]/, `"needs": [${list}]`);
});
writeFileSync(FILE, written.join('\n'));
