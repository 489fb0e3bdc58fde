import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT, textOf } from './project-documents.ts';

/** What a pattern finds in tracked files, with the file. */
const found = (paths: string, pattern: RegExp): string[][] =>
  execFileSync('git', ['ls-files', ...paths.split(' ')], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, name = '']) => [file, name]));

it.each(found('*Dockerfile', /^FROM +(?!scratch\b)(\S+)/gm))('%s pins its base %s', (_file, image) => {
  expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
});

it.each(found('.github docs', /\buses: +([^\s.]\S*)/g))('%s pins the action %s', (_file, action) => {
  expect(action).toMatch(/@[0-9a-f]{40}$/);
});

it('the documented container publishes no lab, and nothing beyond this machine', () => {
  expect(textOf('reference-impl/Dockerfile')).toMatch(/docker run --rm -p 127\.0\.0\.1:4010-4020:4010-4020 \w/);
});
