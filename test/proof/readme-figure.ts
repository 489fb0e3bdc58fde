import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, figureOf, withFigure } from './figure.ts';

/** Holds the README against a kill matrix, or with --write puts its figure in. */
const [matrixPath = 'reports/kill-matrix.json', option] = process.argv.slice(2);
const README = join(import.meta.dirname, '../../README.md');

const figure = figureOf(JSON.parse(readFileSync(matrixPath, 'utf8')) as Counts);
const before = readFileSync(README, 'utf8');
const after = withFigure(before, figure);
if (option === '--write') writeFileSync(README, after);
else if (before !== after) {
  process.stderr.write(
    `README.md and ${matrixPath} disagree; the matrix says:\n${figure}\nRepair it with node --import tsx test/proof/readme-figure.ts ${matrixPath} --write\n`,
  );
  process.exitCode = 1;
}
