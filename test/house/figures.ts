import { isIn, type SourceFile } from '../architecture/source.ts';
import type { LoadedDefinition } from '../features/step-definitions.ts';
import type { Ceiling } from './budgets.ts';
import { fileCircles } from './circles.ts';
import { kindOf, linesByKind, linesOf } from './lines.ts';
import { median, phraseFigures } from './phrase-figures.ts';
import { type FeatureFile, usesOf } from './phrases.ts';
import { syntaxOf, type WrittenPattern } from './syntax.ts';

export type Figures = Readonly<Record<string, number>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Words with a blank between them, or the beginning of a rule's id: a pattern over our own sentences or ids. */
const OVER_OUR_WORDS = /[a-z]{2,}[)?]* [(a-z]{2,}|\b[A-Z]{3,}-|\[A-Z[^\]]*\][+*]?-/;

/** Patterns over sentences of others, by their file and how they begin. */
const OTHERS: ReadonlyArray<readonly [path: string, start: string, whose: string]> = [
  ['support/ground/secrets/secret-places.ts', '-----BEGIN ', 'PEM'],
  ['support/example/verbs/observations.ts', '\\n[^\\S\\n]+at ', 'traces of other programs'],
];

const isOverOurWords = ({ path, source }: WrittenPattern): boolean =>
  OVER_OUR_WORDS.test(source) && !OTHERS.some(([file, start]) => file === path && source.startsWith(start));

/** How many files the fullest of some folders holds, without those in folders below it. */
function fullest(files: readonly SourceFile[]): number {
  const count = new Map<string, number>();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    count.set(folder, (count.get(folder) ?? 0) + 1);
  }
  return Math.max(0, ...count.values());
}

const longest = (circles: readonly string[][]): number => Math.max(0, ...circles.map((circle) => circle.length));

const isCode = ({ path }: SourceFile): boolean => path.endsWith('.ts') && kindOf(path) !== 'data';

const rounded = (number: number): number => Math.round(number * 10) / 10;

function codeFigures(code: readonly SourceFile[], width: number): Figures {
  const read = code.filter(({ path }) => !isIn(path, 'test')).map((file) => ({ file, ...syntaxOf(file) }));
  const harness = read.filter(({ file }) => isIn(file.path, 'support'));
  const functions = harness.flatMap((each) => each.functions);
  const lines = sum(harness.map(({ file }) => linesOf(file.text, width)));
  const short = functions.filter((each) => each.lines === 1);
  const patterns = harness.flatMap((each) => each.patterns).filter(isOverOurWords);
  const comments = sum(harness.map(({ file }) => file.text.match(/\/\*\*/g)?.length ?? 0));
  return {
    'functions per 100 lines of support': rounded((functions.length * 100) / lines),
    'percent of them on one line': rounded((short.length * 100) / functions.length),
    'patterns over our own words in support': patterns.length,
    'spreads of what is written out': sum(read.map(({ literalSpreads }) => literalSpreads)),
    'doc comments in support': comments,
  };
}

function stepFigures(features: readonly FeatureFile[], definitions: readonly LoadedDefinition[]): Figures {
  const uses = usesOf(features, definitions);
  return {
    'step definitions': definitions.length,
    'median uses of a step definition': median(uses),
    'step definitions used at most twice': uses.filter((count) => count <= 2).length,
    'median lines of a feature file': median(features.map(({ lines }) => lines)),
    'files in the fullest folder of features': fullest(features.map(({ path }) => ({ path, text: '' }))),
  };
}

const isReference = ({ path }: SourceFile): boolean => /^reference-impl\/(?!lab\/|deviations\/)/.test(path);

export function figuresOf(
  files: readonly SourceFile[],
  features: readonly FeatureFile[],
  definitions: readonly LoadedDefinition[],
  parts: ReadonlyArray<{ readonly decisions: object }>,
  width: number,
): Figures {
  const code = files.filter(isCode);
  const decisions = files.filter(({ path }) => /^docs\/decisions\/(?!README)[\w-]+\.md$/.test(path));
  return {
    'files in the fullest folder of code': fullest(code),
    'files in the largest circle of imports': longest(fileCircles(code)),
    ...codeFigures(code, width),
    ...stepFigures(features, definitions),
    ...phraseFigures(files, definitions),
    'decisions in docs/decisions': decisions.length,
    'lines of the reference but its lab and deviations': linesByKind(files.filter(isReference), width).product,
    'decisions of the reference': sum(parts.map((part) => Object.keys(part.decisions).length)),
  };
}

const isWithin = (value: number, { atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Ceiling): boolean =>
  value <= atMost && value >= atLeast;

/** Figures past their ceiling, without one, or with a ceiling and no figure. */
export function overCeiling(figures: Figures, limits: Readonly<Record<string, Ceiling>>): string[] {
  const past = Object.entries(figures).flatMap(([name, value]) => {
    const limit = limits[name];
    if (!limit) return [`"${name}" has no ceiling in budgets.yaml.`];
    const bound = limit.atMost === undefined ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`;
    return isWithin(value, limit) ? [] : [`"${name}" is ${value}; budgets.yaml wants ${bound}.`];
  });
  const unknown = Object.keys(limits).filter((name) => !(name in figures));
  return [...past, ...unknown.map((name) => `budgets.yaml has a ceiling for "${name}", which no figure has.`)];
}

/** Whether a figure is where its issue is to bring it. */
export function isReached(value: number, { atMost, wanted }: Ceiling): boolean {
  if (wanted === undefined) return true;
  return atMost === undefined ? value >= wanted : value <= wanted;
}
