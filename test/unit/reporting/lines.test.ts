import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changed, firstLine, joined, type Lines, linesIn, linesOf } from '../../../support/ground/evidence/lines.ts';
import { freshFolder } from '../../fresh-folder.ts';

const file = join(freshFolder(), 'lines');
const textsOf = (lines: Lines): string[] => [...lines].map(({ text }) => text);
const againOf = (lines: Lines): string[] => [...lines].map(({ again }) => again());

const TEXTS = ['', '\n', 'a\n\nb', 'a\nb\n', `${'ü'.repeat(200_000)}\n${'✓'.repeat(200_000)}`];

it.each(TEXTS)('the lines of a file are those between the ends of lines, the last also without one', (text) => {
  writeFileSync(file, text);
  const wanted = text.endsWith('\n') || text === '' ? text.split('\n').slice(0, -1) : text.split('\n');
  expect(textsOf(linesIn(file))).toEqual(wanted);
  expect(againOf(linesIn(file))).toEqual(wanted);
  expect(firstLine(file).text).toBe(wanted[0] ?? '');
  expect(textsOf(linesIn(file, firstLine(file).end))).toEqual(wanted.slice(1));
});

it('lines are changed each time that they are read', () => {
  writeFileSync(file, 'a\nb\n');
  const all = joined(linesIn(file), linesOf(['c']));
  const some = changed(all, (text) => (text === 'b' ? undefined : `${text}!`));
  expect(textsOf(some)).toEqual(['a!', 'c!']);
  expect(againOf(some)).toEqual(['a!', 'c!']);
});
