import { parseSync, Visitor } from 'oxc-parser';
import { importsOf, isIn, type SourceFile } from '../architecture/source.ts';
import type { LoadedDefinition } from '../features/step-definitions.ts';
import type { Figures } from './figures.ts';
import { kindOfParameter, type ParameterKind } from './parameter-kinds.ts';
import { type Wording, wordingsIn } from './wordings.ts';
import { stepsOfExamples, textsOfFeature, type WrittenStep } from './written-steps.ts';

type Node = { readonly type: string; readonly value?: unknown; readonly name?: string };

const EQUALITY = ['===', '!==', '==', '!='];

const isFunction = ({ type }: Node): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The words by which a file chooses what it does: compared, a case of a switch, or the name of a function in a table. */
function decidedIn({ path, text }: SourceFile): Set<string> {
  const words = new Set<string>();
  const take = (node: Node | null): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') words.add(node.value);
  };
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (!EQUALITY.includes(operator)) return;
      take(left as Node);
      take(right as Node);
    },
    SwitchCase: ({ test }) => take(test as Node | null),
    Property({ key, value }) {
      if (!isFunction(value as Node)) return;
      take(key as Node);
      if ((key as Node).type === 'Identifier') words.add((key as Node).name as string);
    },
  }).visit(parseSync(path, text).program);
  return words;
}

/** The words by which a step file, or what it imports from the examples' code, chooses what it does; by its path. */
function decidedWords(files: readonly SourceFile[]): (uri: string) => ReadonlySet<string> {
  const code = files.filter(
    ({ path }) => path.endsWith('.ts') && (isIn(path, 'steps') || isIn(path, 'support/example')),
  );
  const words = new Map(code.map((file) => [file.path, decidedIn(file)]));
  const reached = new Map(
    code
      .filter(({ path }) => isIn(path, 'steps'))
      .map((file) => [file.path, [file.path, ...importsOf(file).map(({ to }) => to)]]),
  );
  return (uri) => new Set((reached.get(uri) ?? []).flatMap((path) => [...(words.get(path) ?? [])]));
}

/** An object or a list as JSON writes it, with the placeholders of outlines where values stand. */
const JSON_TEXT = /\{\s*(?:\\?"[^"]*"\s*:|<[A-Z_ ]+>|\})|\[\s*(?:[{"[\]<\d-]|true|false|null)/;

/** A pattern as programs read it: classes of signs, repetitions of any sign, groups that look ahead, anchors. */
const PATTERN = /\\[dwsS.]|\[[^\]"\s]*[a-z0-9]-[a-z0-9][^\]"\s]*\]|\.[*+]|\(\?[=!:]|\{\d+,\d*\}|"\^|\$"|\[[$.+]\]/;

const isFeature = ({ path }: SourceFile): boolean => path.endsWith('.feature');

/** Documents of features/vectors that a step names, by their names. */
const DOCUMENT = /^features\/vectors\/documents\/([\w-]+)\.json$/;

/** Documents that only one line of all features names: JSON of one step that was moved elsewhere. */
function documentsUsedOnce(files: readonly SourceFile[], lines: readonly string[]): string[] {
  const names = files.flatMap(({ path }) => DOCUMENT.exec(path)?.[1] ?? []);
  return names.filter((name) => lines.filter((line) => line.includes(`"${name}"`)).length <= 1);
}

const withJson = (texts: readonly string[]): number => texts.filter((text) => JSON_TEXT.test(text)).length;

/**
 * How often features have JSON: in steps, in cells, in texts below steps, and in documents that one step uses. A feature counts as
 * documented if any of its steps does.
 */
function inlineJson(files: readonly SourceFile[], documented: ReadonlySet<string>) {
  const paths = new Set([...documented].map((line) => line.split(' ')[0]));
  const found = { json: 0, published: 0 };
  const lines: string[] = [];
  for (const { path, text } of files.filter(isFeature)) {
    const { steps, cells, documents } = textsOfFeature(text);
    found[paths.has(path) ? 'json' : 'published'] += withJson(steps) + withJson(cells) + withJson(documents);
    lines.push(...steps, ...cells.map((cell) => `"${cell}"`));
  }
  return { ...found, json: found.json + documentsUsedOnce(files, lines).length };
}

/** The features that have a regular expression in a step or a cell. */
const withPatterns = (files: readonly SourceFile[]): string[] =>
  files.filter(isFeature).flatMap(({ path, text }) => {
    const { steps, cells } = textsOfFeature(text);
    return [...steps, ...cells].some((each) => PATTERN.test(each)) ? [path] : [];
  });

/** Prose in the descriptions of operations, whose words are no names on the wire. */
const PROSE = /description:|summary:|phrase:|about:/;

/** The names on the wire: every word of the descriptions of operations but for prose. */
function wireNames(files: readonly SourceFile[]): ReadonlySet<string> {
  const lines = files.filter(({ path }) => isIn(path, 'features/operations')).flatMap(({ text }) => text.split('\n'));
  return new Set(lines.filter((line) => !PROSE.test(line)).flatMap((line) => line.match(/[A-Za-z_][\w-]*/g) ?? []));
}

/** Steps of examples that count as documented: of a rule that the document has, even if the feature was moved to published. */
function documentedBy(files: readonly SourceFile[]): (step: WrittenStep) => boolean {
  const catalogue = files.find(({ path }) => path === 'features/rules.json')?.text ?? '[]';
  const rules: ReadonlyArray<{ readonly id: string; readonly standing: string }> = JSON.parse(catalogue);
  const own = rules.filter(({ standing }) => standing === 'documented' || standing === 'reading');
  const tags = new Set(own.map(({ id }) => `@${id}`));
  return (step) =>
    !isIn(step.line, 'features/published') ||
    (step.tags.some((tag) => tags.has(tag)) && !step.tags.includes('@published'));
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Figures of wordings, by the lines that count; a wording that only other lines use is none of these. */
function figuresOfWordings(wordings: readonly Wording[], counts: (line: string) => boolean) {
  const used = wordings.map(({ lines }) => ({ all: lines.size, own: [...lines].filter(counts).length }));
  const uses = used.filter(({ all, own }) => own > 0 || all === 0).map(({ own }) => own);
  return { count: uses.length, median: median(uses), once: uses.filter((each) => each <= 1).length };
}

/** The wordings of all features, and which lines of them are documented. */
function wordingsOfFeatures(files: readonly SourceFile[], definitions: readonly LoadedDefinition[]) {
  const decided = decidedWords(files);
  const vocabulary = { definitions, members: wireNames(files), decidedBy: (uri: string) => decided(uri) };
  const features = files.filter(({ path }) => path.endsWith('.feature'));
  const steps = features.flatMap(({ path, text }) => stepsOfExamples(path, text));
  const documented = new Set(steps.filter(documentedBy(files)).map(({ line }) => line));
  return { wordings: wordingsIn(steps, vocabulary), documented };
}

function kindsOf(definitions: readonly LoadedDefinition[]): Record<ParameterKind, number> {
  const parameters = new Map(definitions.flatMap((each) => each.parameters).map((each) => [each.name, each]));
  const kinds = { 'closed list': 0, literal: 0, grammar: 0 };
  for (const parameter of parameters.values()) kinds[kindOfParameter(parameter)] += 1;
  return kinds;
}

/** How many phrases and values a reader of the features has to know. */
export function phraseFigures(files: readonly SourceFile[], definitions: readonly LoadedDefinition[]): Figures {
  const { wordings, documented } = wordingsOfFeatures(files, definitions);
  const own = figuresOfWordings(wordings, (line) => documented.has(line));
  const all = figuresOfWordings(wordings, () => true);
  const kinds = kindsOf(definitions);
  const { json, published } = inlineJson(files, documented);
  return {
    'wordings of documented features': own.count,
    'median uses of a wording there': own.median,
    'wordings used once there': own.once,
    'wordings with the published features': all.count,
    'wordings used once with them': all.once,
    'parameters that are closed lists': kinds['closed list'],
    'parameters that are literals': kinds.literal,
    'parameters that are small grammars': kinds.grammar,
    'JSON in documented features': json,
    'JSON in published features': published,
    'features with regular expressions': withPatterns(files).length,
  };
}

/** Every wording with its uses in documented and in all features, the least used first. */
export function wordingsText(files: readonly SourceFile[], definitions: readonly LoadedDefinition[]): string {
  const { wordings, documented } = wordingsOfFeatures(files, definitions);
  return wordings
    .toSorted((one, other) => one.lines.size - other.lines.size || one.wording.localeCompare(other.wording))
    .map(({ wording, lines }) => {
      const own = [...lines].filter((line) => documented.has(line)).length;
      return `${String(own).padStart(5)} ${String(lines.size).padStart(5)}  ${wording}\n`;
    })
    .join('');
}
