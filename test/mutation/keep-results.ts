import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from '../../support/ground/own-package.ts';
import { filesOf } from './areas.ts';
import { rowOf, withRows } from './page.ts';
import { type Reason, reasonFor } from './reasons.ts';
import { type AreaScore, type Scores, scoreAgain, scoreOf } from './score.ts';

const PAGE = join(ROOT, 'docs/mutation.md');

/** Survivors of earlier runs on this machine. */
const KEPT = join(ROOT, 'reports/mutation.json');

/** The survivors by area that earlier runs on this machine left. */
export function keptScores(): Scores {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Scores;
  } catch {
    return {};
  }
}

export const readReasons = (): Reason[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'reasons.data.json'), 'utf8')) as Reason[];

/** The survivors that no reason explains, one line each. */
export const unexplained = ({ survivors }: AreaScore, reasons: readonly Reason[]): string[] =>
  survivors
    .filter((survivor) => !reasonFor(survivor, reasons))
    .map(({ file, code, was, becomes }) => `${file}: ${was} → ${becomes}\n    ${code}`);

/**
 * Keeps the survivors of these areas, brings the page up to date, and returns survivors without a reason.
 * @param again whether only earlier survivors were tried
 */
export function keepResults(areas: readonly string[], results: readonly MutantResult[], again: boolean): string[] {
  const reasons = readReasons();
  const scores: Record<string, AreaScore> = { ...keptScores() };
  for (const area of areas) {
    const files = new Set(filesOf(area));
    const own = results.filter(({ fileName }) => files.has(relative(ROOT, fileName)));
    const before = scores[area];
    scores[area] = again && before ? scoreAgain(before, own) : scoreOf(own);
  }
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, `${JSON.stringify(scores, null, 2)}\n`);
  const tried = areas.map((area) => [area, scores[area] as AreaScore] as const);
  const rows = tried.map(([area, score]) => rowOf(area, score, reasons));
  writeFileSync(PAGE, withRows(readFileSync(PAGE, 'utf8'), rows));
  return tried.flatMap(([, score]) => unexplained(score, reasons));
}
