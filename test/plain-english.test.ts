import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allDocuments, ROOT, textOf } from './documents/project-documents.ts';
import { badProse, commentProse, documentProse, literalProse } from './documents/prose.ts';

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|js|mjs|html)$/.test(name))
    .map((name) => `${folder}/${name}`);

/** Folders whose comments are checked. */
const COMMENTED = process.env.C
  ? process.env.C.split(',')
  : ['support', 'reference-impl', 'steps', 'test', 'bin'];

/** Folders whose messages are checked. */
const SPEAKING = process.env.C ? process.env.C.split(',') : ['support', 'reference-impl', 'steps'];

describe('plain English', () => {
  it('in the documents', () => {
    expect(allDocuments().flatMap((path) => badProse(documentProse(path, textOf(path))))).toEqual([]);
  });

  it.each(COMMENTED)('in the comments of %s', (folder) => {
    expect(sourcesIn(folder).flatMap((path) => badProse(commentProse(path, textOf(path))))).toEqual([]);
  });

  it.each(SPEAKING)('in the messages of %s', (folder) => {
    expect(sourcesIn(folder).flatMap((path) => badProse(literalProse(path, textOf(path))))).toEqual([]);
  });
});
