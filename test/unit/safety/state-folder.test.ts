import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStateFolder, replaceFile } from '../../../support/wire/safety/state-folder.ts';
import { freshFolder } from '../../fresh-folder.ts';

it('the folder in which runs remember what they did is for its owner alone, and so is the folder that only runs use', () => {
  const folder = freshFolder();
  const own = join(folder, '.plumbline');
  const shared = join(folder, 'shared');
  for (const each of [own, shared]) mkdirSync(each, { mode: 0o755 });
  for (const each of [own, shared]) openStateFolder(each);
  expect([own, shared].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o755]);
  expect(statSync(openStateFolder(join(folder, 'a', 'b'))).mode & 0o777).toBe(0o700);
  replaceFile(join(own, 'a-file'), '');
  expect(statSync(join(own, 'a-file')).mode & 0o777).toBe(0o600);
});
