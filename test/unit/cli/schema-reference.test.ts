import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placesOnGithub } from '../../../support/cli/commands/annotate-command.ts';
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

const FEATURE = 'features/messaging/duplicates/a-repeat-is-withheld.feature';

const NPM = 'node_modules/plumbline-conformance';

/** Jobs as GitHub lays them out: the workspace, the folder of this project, and the path that attaches an annotation. */
const LAYOUTS: ReadonlyArray<[what: string, workspace: string, project: string, path: string | undefined]> = [
  ['beside the checked-out project', 'work/shop/shop', 'work/shop/shop/plumbline', `plumbline/${FEATURE}`],
  ['as the workspace itself', 'work/plumbline/plumbline', 'work/plumbline/plumbline', FEATURE],
  ['installed from npm', 'work/shop/shop', `work/shop/shop/${NPM}`, `${NPM}/${FEATURE}`],
  ['in a container job', '__w/shop/shop', '__w/shop/shop/tools/plumbline', `tools/plumbline/${FEATURE}`],
  ['as an action of another repository', 'work/shop/shop', 'work/_actions/acme/plumbline/v1', undefined],
  ['beside the workspace, with a name that begins like it', 'work/shop/shop', 'work/shop/shop-plumbline', undefined],
  ['in a folder whose name begins with dots', 'work/shop/shop', 'work/shop/shop/..plumbline', `..plumbline/${FEATURE}`],
];

describe('the path of a feature file on GitHub, with Plumbline', () => {
  it.each(LAYOUTS)('%s', (_, workspace, project, path) => {
    const runner = freshFolder();
    for (const folder of [workspace, project]) mkdirSync(join(runner, folder), { recursive: true });
    const { pathOf } = placesOnGithub({ GITHUB_WORKSPACE: join(runner, workspace) }, join(runner, project));
    expect(pathOf?.(FEATURE)).toBe(path);
  });

  it('is found through a link to the workspace', () => {
    const runner = freshFolder();
    mkdirSync(join(runner, 'real/plumbline'), { recursive: true });
    symlinkSync(join(runner, 'real'), join(runner, 'workspace'));
    const { pathOf } = placesOnGithub({ GITHUB_WORKSPACE: join(runner, 'workspace') }, join(runner, 'real/plumbline'));
    expect(pathOf?.(FEATURE)).toBe(`plumbline/${FEATURE}`);
  });
});

it('the page with the summary is known to a job alone', () => {
  const job = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/shop', GITHUB_RUN_ID: '42' };
  expect(placesOnGithub(job, '/').summary).toBe('https://github.com/acme/shop/actions/runs/42');
  expect(placesOnGithub({ ...job, GITHUB_RUN_ID: undefined }, '/').summary).toBeUndefined();
  expect(placesOnGithub({}, '/').pathOf).toBeUndefined();
});
