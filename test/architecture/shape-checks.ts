import { syntaxOf } from '../house/syntax.ts';
import { type Check, file } from './check.ts';
import { isIn, type SourceFile } from './source.ts';

const LONGEST = 200;

const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'manager']);

/** Files and folders whose name says nothing about what is in them. */
function emptyNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.split('/').some((part) => EMPTY_NAMES.has(part.replace(/\..*$/, ''))))
    .map(({ path }) => `${path} has a name that says nothing`);
}

const isData = (path: string): boolean => path.endsWith('.data.ts') || path.split('/').includes('data');

function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isData(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

const LONGEST_FUNCTION = 40;

function longFunctions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isData(path) && !isIn(path, 'test'))
    .flatMap((file) => syntaxOf(file).functions)
    .filter(({ lines }) => lines > LONGEST_FUNCTION)
    .map(({ path, line, lines }) => `${path}:${line} has a function of ${lines} lines`);
}

/** Step files with a variable of their own: what an example knows lives in its session. */
function stepsWithState(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => isIn(path, 'steps') && /^(?:export\s+)?(?:let|var)\s/m.test(text))
    .map(({ path }) => `${path} keeps state between steps`);
}

/** Written backwards, so that this file does not say what it forbids. */
const UNSAID = ['hcnis', 'aidemegassem'].map((name) => [...name].reverse().join(''));

function vendorNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => UNSAID.some((name) => `${path}\n${text}`.toLowerCase().includes(name)))
    .map(({ path }) => `${path} names a vendor`);
}

/** What files may be called, how long they may be, and what they may not hold. */
export const shapeChecks: readonly Check[] = [
  {
    says: 'no name says nothing',
    find: emptyNames,
    planted: [file('support/utils/a.ts'), file('steps/helpers.ts'), file('reference-impl/voice/types.ts')],
    innocent: [file('support/example/cucumber/parameter-types.ts')],
    all: true,
  },
  {
    says: 'no code file is longer than 200 lines',
    find: longFiles,
    planted: [file('steps/long.steps.ts', 'x;\n'.repeat(201))],
    innocent: [
      file('steps/full.steps.ts', 'x;\n'.repeat(200)),
      file('reference-impl/voice/countries.data.ts', 'x;\n'.repeat(900)),
    ],
  },
  {
    says: 'no function is longer than 40 lines',
    find: longFunctions,
    planted: [file('support/cli/long.ts', `const a = () => {\n${'  x();\n'.repeat(39)}};`)],
    innocent: [
      file('support/cli/full.ts', `const a = () => {\n${'  x();\n'.repeat(38)}};`),
      file('support/cli/long.data.ts', `const a = () => {\n${'  x();\n'.repeat(90)}};`),
    ],
  },
  {
    says: 'steps keep no state',
    find: stepsWithState,
    planted: [file('steps/a.steps.ts', 'let last: string;'), file('steps/b.steps.ts', 'export let last = 1;')],
    innocent: [file('steps/c.steps.ts', 'Then("x", () => {\n  let here = 1;\n});')],
  },
  {
    says: 'no vendor is named',
    find: vendorNames,
    planted: UNSAID.map((name, place) => file(`docs/${place}.md`, `as ${name.toUpperCase()} does`)),
    innocent: [file('docs/x.md', 'the platform')],
    all: true,
  },
];
