import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFiles } from '../architecture/project-files.ts';
import { loadDefinitions } from '../features/step-definitions.ts';
import { type Figure, houseFigures, isReached } from './figures.ts';
import { readFeatureFiles } from './phrases.ts';
import { type HouseRecord, losses, recordOf } from './record.ts';

const RECORD = join(import.meta.dirname, 'record.json');

const line = (figure: Figure): string => {
  const { says, value, wanted } = figure;
  const bound = 'atMost' in wanted ? `at most ${wanted.atMost}` : `at least ${wanted.atLeast}`;
  return `${isReached(figure) ? 'ok   ' : 'OPEN '} ${says.padEnd(44)} ${String(value).padStart(7)}   ${bound}\n`;
};

async function printFigures(): Promise<void> {
  const definitions = await loadDefinitions();
  const { caught }: HouseRecord = JSON.parse(readFileSync(RECORD, 'utf8'));
  const figures = houseFigures(projectFiles(), readFeatureFiles(), definitions, caught.length);
  for (const figure of figures) process.stdout.write(line(figure));
}

/** Runs the suite on the reference and on the twin, and the whole proof: about three minutes. */
function measure(): HouseRecord {
  const out = mkdtempSync(join(tmpdir(), 'house-'));
  const plumbline = (...words: string[]): void => {
    const to = join(out, words.join('-'));
    execFileSync(process.execPath, ['bin/plumbline', ...words, '--out', to], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const read = (...path: string[]) => JSON.parse(readFileSync(join(out, ...path), 'utf8'));
  try {
    plumbline('run');
    plumbline('run', '--variant', 'twin');
    plumbline('prove');
    return recordOf(
      read('run', 'verdicts.json'),
      read('run---variant-twin', 'verdicts.json'),
      read('prove', 'kill-matrix.json'),
    );
  } finally {
    rmSync(out, { recursive: true });
  }
}

function compare(): void {
  const before: HouseRecord = JSON.parse(readFileSync(RECORD, 'utf8'));
  const lost = losses(before, measure());
  for (const each of lost) process.stdout.write(`${each}\n`);
  process.stdout.write(lost.length === 0 ? 'The record is equal.\n' : `${lost.length} losses.\n`);
  if (lost.length > 0) process.exitCode = 1;
}

const [word] = process.argv.slice(2);
if (word === 'record') writeFileSync(RECORD, `${JSON.stringify(measure())}\n`);
else if (word === 'compare') compare();
else await printFigures();
