import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BANNED } from './documents/banned-phrases.data.ts';
import { allDocuments, ROOT, textOf } from './documents/project-documents.ts';

/** A piece of text for people, and where it is. */
interface Passage {
  readonly place: string;
  readonly text: string;
}

/** What is quoted as code or carries a link's address is not prose. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '`…`').replace(/\]\([^)]*\)/g, ']');

/** The lines of a document outside its blocks of code. */
function documentProse(path: string, text: string): Passage[] {
  let isCode = false;
  return text.split('\n').flatMap((line, at) => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode ? [] : [{ place: `${path}:${at + 1}`, text: withoutCode(line) }];
  });
}

const STEP = /^\s*(?:Given|When|Then|And|But|Example:|Scenario|@|\||")/;

/** The titles and descriptions of a feature file; its steps and examples are not among them yet. */
const featureProse = (path: string, text: string): Passage[] =>
  text.split('\n').flatMap((line, at) => (STEP.test(line) ? [] : [{ place: `${path}:${at + 1}`, text: line }]));

const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)\s?(.*?)(?:\*\/)?$/;

/** The lines of a source file that are comments. */
const commentProse = (path: string, text: string): Passage[] =>
  text.split('\n').flatMap((line, at) => {
    const [, words] = COMMENT.exec(line) ?? [];
    return words === undefined ? [] : [{ place: `${path}:${at + 1}`, text: withoutCode(words) }];
  });

/** The key of a fault or alternative in its table: ids, no sentence. */
const KEY = /^(?:[A-Z]+-[A-Z0-9-]+ )+[\w.-]+$/;

/** The string literals of a source file that are sentences or parts of them. */
const literalProse = (path: string, text: string): Passage[] =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter((literal) => literal.includes(' ') && !KEY.test(literal))
      .map((literal) => ({ place: `${path}:${at + 1}`, text: literal })),
  );

/** Passages with a banned phrase, as messages that say what to write instead. */
const badProse = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ place, text }) =>
    BANNED.flatMap(([phrase, instead]) => {
      const found = new RegExp(phrase, 'i').exec(text)?.[0];
      return found === undefined ? [] : [`${place}: "${found}" (rather: ${instead})`];
    }),
  );

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
