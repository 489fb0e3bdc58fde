import { isIn, type SourceFile } from '../architecture/source.ts';
import type { LoadedDefinition } from '../features/step-definitions.ts';
import { decidedWords } from './decided.ts';
import type { Figures } from './figures.ts';
import { inlineJson, withPatterns } from './inline-json.ts';
import { kindOfParameter, type ParameterKind } from './parameter-kinds.ts';
import { type Wording, wordingsIn } from './wordings.ts';
import { stepsOfExamples, type WrittenStep } from './written-steps.ts';

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
export function wordingsOfFeatures(files: readonly SourceFile[], definitions: readonly LoadedDefinition[]) {
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
