import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parsed } from '../features/document.ts';
import type { LoadedDefinition } from '../features/step-definitions.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A feature file below `features/`. */
export interface FeatureFile {
  readonly path: string;
  readonly lines: number;
  /** Each step as it is written, with the values of the first row of an outline. */
  readonly steps: readonly string[];
}

function stepsOf(path: string, text: string): string[] {
  const written = new Map<string, string>();
  for (const { steps } of compile(parsed(text), path, IdGenerator.incrementing()))
    for (const { astNodeIds, text: step } of steps) {
      const id = astNodeIds[0] ?? '';
      if (!written.has(id)) written.set(id, step);
    }
  return [...written.values()];
}

export const readFeatureFiles = (): FeatureFile[] =>
  readdirSync(join(ROOT, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.feature'))
    .map((path) => {
      const text = readFileSync(join(ROOT, 'features', path), 'utf8');
      return { path: `features/${path}`, lines: text.split('\n').length - 1, steps: stepsOf(path, text) };
    });

/** How often each definition is used, least used first. */
export function usesOf(features: readonly FeatureFile[], definitions: readonly LoadedDefinition[]): number[] {
  const steps = new Map<string, number>();
  for (const step of features.flatMap((feature) => feature.steps)) steps.set(step, (steps.get(step) ?? 0) + 1);
  return definitions
    .map(({ matches }) => {
      const regexp = new RegExp(matches);
      return [...steps].reduce((sum, [step, times]) => sum + (regexp.test(step) ? times : 0), 0);
    })
    .sort((one, other) => one - other);
}
