import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/ground/own-package.ts';
import type { RuleRow } from './catalogue.ts';
import { type ReadFeature, readFeature } from './document.ts';

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const ownFeatures = (): ReadFeature[] =>
  readdirSync(join(ROOT, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.feature'))
    .map((path) => readFeature(`features/${path}`, textOf(`features/${path}`)));

export const ownCatalogue = (): RuleRow[] => JSON.parse(textOf('features/rules.json'));
