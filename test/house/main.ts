import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parts } from '../../reference-impl/parts.ts';
import type { SourceFile } from '../architecture/source.ts';
import { loadDefinitions } from '../features/step-definitions.ts';
import { type Budgets, type Ceiling, ceilings, misfits, overBudget } from './budgets.ts';
import { figuresOf, isReached, overCeiling } from './figures.ts';
import { linesByKind } from './lines.ts';
import { wordingsText } from './phrase-figures.ts';
import { readFeatureFiles } from './phrases.ts';

const budgets: Budgets = parse(readFileSync(join(import.meta.dirname, 'budgets.yaml'), 'utf8'));

const ROOT = join(import.meta.dirname, '../..');

const PICTURE = /\.(?:png|jpe?g|gif|ico)$/;

/** Every file that git tracks, with its text; a picture has none. */
const trackedFiles = (): SourceFile[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: PICTURE.test(path) ? '' : readFileSync(join(ROOT, path), 'utf8') }));

function line(says: string, value: number, limit: Ceiling): string {
  const { atMost, atLeast, wanted, issue } = limit;
  const bound = atMost === undefined ? (atLeast === undefined ? '' : `at least ${atLeast}`) : `at most ${atMost}`;
  const aim = isReached(value, limit) ? '' : `   ${issue} wants ${wanted}`;
  return `${aim ? 'open' : 'ok  '}  ${says.padEnd(44)} ${String(value).padStart(8)}   ${bound.padEnd(16)}${aim}\n`;
}

const files = trackedFiles();
const { width, wanted, figures: limits } = budgets;
const lines = linesByKind(files, width);
const most = ceilings(budgets);
const definitions = await loadDefinitions();
const figures = figuresOf(files, readFeatureFiles(), definitions, parts, width);
const sizes = (['product', 'tests', 'data'] as const).map((kind) =>
  line(`lines of ${kind}`, lines[kind], {
    atMost: most[kind],
    wanted: wanted[kind] ?? most[kind],
    issue: wanted.issue,
  }),
);
process.stdout.write(
  [...sizes, ...Object.entries(figures).map(([says, value]) => line(says, value, limits[says] ?? {}))].join(''),
);

if (process.argv.includes('--wordings')) process.stdout.write(wordingsText(files, definitions));

const problems = [...misfits(budgets, files), ...overBudget(budgets, files), ...overCeiling(figures, limits)];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
