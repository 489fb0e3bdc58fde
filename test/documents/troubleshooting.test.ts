import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('docs/editor.md', () => {
  it('shows the settings of this repository', () => {
    const shown = fencedBlocks(textOf('docs/editor.md')).filter(({ language }) => language === 'json');
    expect(shown.map(({ text }) => JSON.parse(text))).toContainEqual(JSON.parse(textOf('.vscode/settings.json')));
  });
});
