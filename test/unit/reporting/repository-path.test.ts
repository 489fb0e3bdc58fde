import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryAround } from '../../../support/ground/repository-path.ts';
import { freshFolder } from '../../fresh-folder.ts';

it('a repository has a .git, or is where the command was called', () => {
  const shop = freshFolder();
  mkdirSync(join(shop, 'tests'), { recursive: true });
  expect(repositoryAround(join(shop, 'tests'))).toBe(join(shop, 'tests'));
  mkdirSync(join(shop, '.git'));
  expect(repositoryAround(join(shop, 'tests'))).toBe(shop);
});
