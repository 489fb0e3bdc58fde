import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathWithin, repositoryAround } from '../../../support/ground/repository-path.ts';
import { freshFolder } from '../../fresh-folder.ts';

const FEATURE = 'features/token/lifetime.feature';

it('a repository has a .git, or is where the command was called', () => {
  const shop = freshFolder();
  mkdirSync(join(shop, 'tests'), { recursive: true });
  expect(repositoryAround(join(shop, 'tests'))).toBe(join(shop, 'tests'));
  mkdirSync(join(shop, '.git'));
  expect(repositoryAround(join(shop, 'tests'))).toBe(shop);
});

it('a feature file of the installed package has a path in the repository, and none outside of it', () => {
  const shop = freshFolder();
  const installed = join(shop, 'node_modules/plumbline-conformance');
  expect(pathWithin(shop, installed, FEATURE)).toBe(`node_modules/plumbline-conformance/${FEATURE}`);
  expect(pathWithin(join(shop, 'elsewhere'), installed, FEATURE)).toBeUndefined();
});
