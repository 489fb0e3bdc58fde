import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placesOnGithub } from '../../../support/cli/commands/annotate-command.ts';
import { freshFolder } from '../../fresh-folder.ts';

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
