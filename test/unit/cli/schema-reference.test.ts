import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { schemaReference } from '../../../support/cli/commands/init-command.ts';
import { ROOT } from '../../../support/ground/own-package.ts';
import { SCHEMA_PATH } from '../../../support/wire/target/target-template.ts';
import { freshFolder } from '../../fresh-folder.ts';

const project = realpathSync(freshFolder());
const found = (file: string): string => resolve(dirname(file), schemaReference(file));

it.each([
  ['beside the package', join(ROOT, 'target.yaml'), './support/wire/target/target.schema.json'],
  ['in a folder of it', join(ROOT, 'docs', 'target.yaml'), '../support/wire/target/target.schema.json'],
])('a target file %s names the schema by its way there', (_, file, way) => {
  expect(schemaReference(file)).toBe(way);
});

it('a target file somewhere else still finds the schema of this package', () => {
  const file = join(project, 'alone', 'target.yaml');
  expect(schemaReference(file)).toMatch(/^\.\.\//);
  expect(found(file)).toBe(SCHEMA_PATH);
});

it.each(['copied', 'linked'])('a project with the package %s names its own schema, from every folder of it', (how) => {
  const shop = join(project, how);
  const installed = join(shop, 'node_modules/plumbline-conformance');
  mkdirSync(dirname(installed), { recursive: true });
  if (how === 'linked') symlinkSync(ROOT, installed);
  else cpSync(SCHEMA_PATH, join(installed, 'support/wire/target/target.schema.json'));
  const schema = 'node_modules/plumbline-conformance/support/wire/target/target.schema.json';
  expect(schemaReference(join(shop, 'target.yaml'))).toBe(`./${schema}`);
  expect(schemaReference(join(shop, 'ci', 'targets', 'target.yaml'))).toBe(`../../${schema}`);
  expect(existsSync(found(join(shop, 'target.yaml')))).toBe(true);
});
