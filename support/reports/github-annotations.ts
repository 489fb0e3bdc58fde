import { workflowCommand } from '../ground/quote/workflow-command.ts';
import { knownFailureLines } from '../ledger/known-failure-lines.ts';
import type { JudgedExample, JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';
import { plainMessage } from './difference-in-words.ts';

type Level = 'error' | 'warning' | 'notice';

interface Annotation {
  readonly level: Level;
  readonly properties: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Where a build service finds what annotations are about. */
export interface AnnotationPlaces {
  /** The path of a feature file as the build service knows it; undefined when it lies outside of its workspace. */
  readonly pathOf?: (uri: string) => string | undefined;
  /** The page with the summary of the run. */
  readonly summary?: string | undefined;
}

/** GitHub shows ten annotations of a level and step, and drops the rest without a word. */
const MOST = 9;

const LEVELS: Readonly<Record<Verdicts['overall'], Level>> = {
  conformant: 'notice',
  'conformant-with-known-failures': 'notice',
  'no-deviation-found': 'notice',
  'not-fully-verified': 'warning',
  'not-conformant': 'error',
  'not-judged': 'error',
};

/** What is accepted as known is no news. */
const isNews = ({ judged, verdict, known }: JudgedRule): boolean =>
  (verdict === 'error' || (judged && verdict === 'fail')) && known !== 'accepted';

const redExamples = ({ verdict, examples }: JudgedRule): JudgedExample[] =>
  examples.filter((example) => example.verdict === verdict);

const WEIGHT: Readonly<Record<JudgedRule['level'], number>> = { MUST: 0, SHOULD: 1, MAY: 2, SILENT: 3, UNDEFINED: 3 };

/** What breaks a MUST comes before the rest, and of those what is red in more examples. */
const byWeight = (one: JudgedRule, other: JudgedRule): number =>
  WEIGHT[one.level] - WEIGHT[other.level] || redExamples(other).length - redExamples(one).length;

/** A red rule at the place of the example that decided it. */
function redRule(rule: JudgedRule, { pathOf = (uri) => uri }: AnnotationPlaces): Annotation {
  const { id, says, verdict } = rule;
  const [first, ...others] = redExamples(rule);
  const file = first && pathOf(first.uri);
  const place: Record<string, string> = file === undefined ? {} : { file, line: String(first?.line) };
  const more = others.length > 0 ? [`and in ${others.length} more of its examples`] : [];
  const text = [says, plainMessage(first?.message ?? ''), ...more].join('\n');
  return { level: 'error', properties: { ...place, title: `${id} ${verdict}` }, text };
}

/** As many annotations as are shown; the last one counts the others and says where they are. */
function fitting(annotations: readonly Annotation[], level: Level, summary: string | undefined): Annotation[] {
  const own = annotations.filter((each) => each.level === level);
  if (own.length <= MOST) return own;
  const left = own.length - MOST + 1;
  const text = `and ${left} more: ${summary ?? 'verdicts.md among the reports lists them'}`;
  return [...own.slice(0, MOST - 1), { level, properties: { title: 'Plumbline' }, text }];
}

/** A run as workflow commands of GitHub: the bound first, then the red rules, the worst first, each at its place. */
export function githubAnnotations(verdicts: Verdicts, places: AnnotationPlaces = {}): string[] {
  const title = 'Plumbline';
  const all: Annotation[] = [
    { level: LEVELS[verdicts.overall], properties: { title }, text: boundLine(verdicts) },
    ...[...(verdicts.warnings ?? []), ...verdicts.troubles].map(
      (text): Annotation => ({ level: 'error', properties: { title }, text }),
    ),
    ...verdicts.rules
      .filter(isNews)
      .sort(byWeight)
      .map((rule) => redRule(rule, places)),
    ...knownFailureLines(verdicts).map(
      (text): Annotation => ({ level: 'warning', properties: { title: 'Known failure' }, text }),
    ),
  ];
  const shown = (['error', 'warning', 'notice'] as const).flatMap((level) => fitting(all, level, places.summary));
  return shown.map(({ level, properties, text }) => workflowCommand(level, properties, text));
}
