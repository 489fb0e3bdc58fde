import { BANNED } from './banned-phrases.data.ts';

/** A piece of text for people, and where it is. */
export interface Passage {
  readonly place: string;
  readonly text: string;
}

/** What is quoted as code or carries a link's address is not prose. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '`…`').replace(/\]\([^)]*\)/g, ']');

/** The lines of a document outside its blocks of code. */
export function documentProse(path: string, text: string): Passage[] {
  let isCode = false;
  return text.split('\n').flatMap((line, at) => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode ? [] : [{ place: `${path}:${at + 1}`, text: withoutCode(line) }];
  });
}

const STEP = /^\s*(?:Given|When|Then|And|But|Example:|Scenario|@|\||")/;

/** The titles and descriptions of a feature file; its steps and examples are not among them yet. */
export const featureProse = (path: string, text: string): Passage[] =>
  text.split('\n').flatMap((line, at) => (STEP.test(line) ? [] : [{ place: `${path}:${at + 1}`, text: line }]));

const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)\s?(.*?)(?:\*\/)?$/;

/** The lines of a source file that are comments. */
export const commentProse = (path: string, text: string): Passage[] =>
  text.split('\n').flatMap((line, at) => {
    const [, words] = COMMENT.exec(line) ?? [];
    return words === undefined ? [] : [{ place: `${path}:${at + 1}`, text: withoutCode(words) }];
  });

/** The key of a fault or alternative in its table: ids, no sentence. */
const KEY = /^(?:[A-Z]+-[A-Z0-9-]+ )+[\w.-]+$/;

/** The string literals of a source file that are sentences or parts of them. */
export const literalProse = (path: string, text: string): Passage[] =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .filter((literal) => literal.includes(' ') && !KEY.test(literal))
      .map((literal) => ({ place: `${path}:${at + 1}`, text: literal })),
  );

/** Passages with a banned phrase, as messages that say what to write instead. */
export const badProse = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ place, text }) =>
    BANNED.flatMap(([phrase, instead]) => {
      const found = new RegExp(phrase, 'i').exec(text)?.[0];
      return found === undefined ? [] : [`${place}: "${found}" (rather: ${instead})`];
    }),
  );
