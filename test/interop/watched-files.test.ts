import { spawn } from 'node:child_process';
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../support/ground/own-package.ts';
import { freshFolder } from '../fresh-folder.ts';

const copy = freshFolder();
const FEATURE = 'features/token/a-key-gets-a-token.feature';

beforeAll(() => {
  for (const part of ['bin', 'features', 'steps', 'support', 'reference-impl', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

it('a watched feature file that vanishes is said to be gone in one sentence, and watching goes on', async () => {
  const words = ['run', '--watch', '--rule', 'TOK-01', '--quiet', '--out', join(copy, 'out')];
  const child = spawn(process.execPath, [join(copy, 'bin/plumbline'), ...words], { cwd: copy });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    said += chunk;
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const heard = (words: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (words.test(said) && resolve());
      waiting.add(look);
      look();
    });
  await heard(/watching; Ctrl-C ends it/);
  said = '';
  renameSync(join(copy, FEATURE), join(copy, 'kept'));
  await heard(/is gone/);
  expect(said).toBe(`plumbline: ${FEATURE} is gone; the next run begins when it is back.\n`);
  renameSync(join(copy, 'kept'), join(copy, FEATURE));
  await heard(/ [1-9] of \d+ judged rules passed[\s\S]*watching; Ctrl-C ends it/);
  child.kill('SIGTERM');
  expect(await ended).toBe(130);
});
