import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allDocuments, ROOT, textOf } from './documents/project-documents.ts';
import { badProse, commentProse, documentProse, featureProse, literalProse, type Passage } from './documents/prose.ts';

/** The folders whose comments and messages are checked. */
const FOLDERS = ['support', 'steps', 'reference-impl', 'bin'];

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|js|mjs|html)$/.test(name) && !name.endsWith('banned-phrases.data.ts'))
    .map((name) => `${folder}/${name}`);

interface Row {
  readonly id: string;
  readonly says: string;
  readonly why?: string;
  readonly excluded?: string;
}

const sentences = ({ id, says, why = '', excluded = '' }: Row): Passage[] =>
  [says, why, excluded].map((text) => ({ place: id, text }));

describe('plain English', () => {
  it('is used in the documents', () => {
    expect(allDocuments().flatMap((path) => badProse(documentProse(path, textOf(path))))).toEqual([]);
  });

  it('is used in the rules', () => {
    const rows = JSON.parse(textOf('features/rules.json')) as Row[];
    expect(rows.length).toBeGreaterThan(600);
    expect(badProse(rows.flatMap(sentences))).toEqual([]);
  });

  it('is used in the titles and descriptions of the features', () => {
    const features = readdirSync(join(ROOT, 'features'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.feature'))
      .map((name) => `features/${name}`);
    expect(features.length).toBeGreaterThan(50);
    expect(features.flatMap((path) => badProse(featureProse(path, textOf(path))))).toEqual([]);
  });

  it.each([...FOLDERS, 'test'])('is used in the comments of %s', (folder) => {
    const comments = sourcesIn(folder).flatMap((path) => commentProse(path, textOf(path)));
    expect(comments.length).toBeGreaterThan(0);
    expect(badProse(comments)).toEqual([]);
  });

  it.each(FOLDERS)('is used in the messages of %s', (folder) => {
    const messages = sourcesIn(folder).flatMap((path) => literalProse(path, textOf(path)));
    expect(messages.length).toBeGreaterThan(0);
    expect(badProse(messages)).toEqual([]);
  });

  it('would be missed in a document, a comment or a message', () => {
    const planted = 'Whoever is told at once';
    expect(badProse(documentProse('a.md', `fine\n${planted}\n`))).toHaveLength(2);
    expect(badProse(documentProse('a.md', `\`\`\`text\n${planted}\n\`\`\`\n[fine](whoever.md) \`anew\``))).toEqual([]);
    expect(badProse(commentProse('a.ts', `/** ${planted}. */\nconst whoever = 1;`))).toHaveLength(2);
    expect(badProse(literalProse('a.ts', `say('${planted}', 'whoever');`))).toHaveLength(2);
    expect(badProse(literalProse('a.ts', "say('they are told apart by their ids');"))).toEqual([]);
  });
});
