import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from '../../support/cli/root.ts';
import { filesOf } from './areas.ts';
import { renderPage } from './page.ts';
import type { Reason } from './reasons.ts';
import { type Scores, scoreAgain, scoreOf } from './score.ts';

const at = (name: string): string => join(ROOT, 'test/mutation', name);

export const readScores = (): Scores => JSON.parse(readFileSync(at('scores.data.json'), 'utf8')) as Scores;

export const readReasons = (): Reason[] =>
  JSON.parse(readFileSync(at('reasons.data.json'), 'utf8')) as Reason[];

const PAGE = join(ROOT, 'docs/mutation.md');

/** Writes the figures and survivors into the page about them. */
export function writePage(): void {
  writeFileSync(PAGE, renderPage(readFileSync(PAGE, 'utf8'), readScores(), readReasons()));
}

/** Keeps the scores of these areas; `again` when only what had survived was tried. */
export function keepResults(
  areas: readonly string[],
  results: readonly MutantResult[],
  again: boolean,
): void {
  const scores: Record<string, Scores[string]> = { ...readScores() };
  for (const area of areas) {
    const files = new Set(filesOf(area));
    const own = results.filter(({ fileName }) => files.has(relative(ROOT, fileName)));
    const before = scores[area];
    scores[area] = again && before ? scoreAgain(before, own) : scoreOf(own);
  }
  writeFileSync(at('scores.data.json'), `${JSON.stringify(scores, null, 2)}\n`);
  writePage();
}
