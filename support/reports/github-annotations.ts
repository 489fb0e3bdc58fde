import { idOf } from '../ground/members.ts';
import { workflowCommand } from '../ground/quote/workflow-command.ts';
import { plainMessage } from '../ledger/difference-in-words.ts';
import { knownFailureLines } from '../ledger/known-failure-lines.ts';
import { TONE_OF } from '../ledger/overall.ts';
import type { JudgedExample, JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';

type Level = 'error' | 'warning' | 'notice';

interface Annotation {
  readonly level: Level;
  readonly properties: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface AnnotationPlaces {
  /** The path of a feature file as the build service knows it; undefined when it lies outside of its workspace. */
  readonly pathOf?: (uri: string) => string | undefined;
  readonly summary?: string | undefined;
}

/** GitHub shows ten annotations of a level and step, and drops the rest without a word. */
const MOST_ANNOTATIONS = 9;

const WEIGHT: Readonly<Record<JudgedRule['level'], number>> = { MUST: 0, SHOULD: 1, MAY: 2, SILENT: 3, UNDEFINED: 3 };

interface RedRule {
  readonly rule: JudgedRule;
  readonly examples: readonly JudgedExample[];
  readonly others: JudgedRule[];
}

/** The first red rule of each cause that is not accepted as known: what breaks a MUST first, then what is red in more examples. */
function redRules(rules: readonly JudgedRule[]): RedRule[] {
  const red: RedRule[] = [];
  const byCause = new Map<string, RedRule>();
  for (const rule of rules) {
    const { judged, verdict, known } = rule;
    if (known === 'accepted' || !(verdict === 'error' || (judged && verdict === 'fail'))) continue;
    red.push({ rule, examples: rule.examples.filter((example) => example.verdict === verdict), others: [] });
  }
  red.sort(
    (one, other) => WEIGHT[one.rule.level] - WEIGHT[other.rule.level] || other.examples.length - one.examples.length,
  );
  return red.filter((each) => {
    const { cause = each.rule.id } = each.rule;
    const first = byCause.get(cause);
    first?.others.push(each.rule);
    if (!first) byCause.set(cause, each);
    return !first;
  });
}

/** A run as workflow commands of GitHub: the bound first, then the red rules by cause, the worst first, each at its place. */
export function githubAnnotations(
  verdicts: Verdicts,
  { pathOf = (uri) => uri, summary }: AnnotationPlaces = {},
): string[] {
  const properties = { title: 'Plumbline' };
  let level: Level = verdicts.overall === 'not-fully-verified' ? 'warning' : 'notice';
  if (TONE_OF[verdicts.overall] === 'red') level = 'error';
  const all: Annotation[] = [{ level, properties, text: boundLine(verdicts) }];
  for (const text of [...(verdicts.warnings ?? []), ...verdicts.troubles])
    all.push({ level: 'error', properties, text });
  for (const { rule, examples, others: same } of redRules(verdicts.rules)) {
    const [first, ...others] = examples;
    const file = first && pathOf(first.uri);
    const place: Record<string, string> = file === undefined ? {} : { file, line: String(first?.line) };
    const lines = [rule.says, plainMessage(first?.message ?? '')];
    if (others.length > 0) lines.push(`and in ${others.length} more of its examples`);
    const cause = verdicts.causes?.find(({ id }) => id === rule.cause);
    if (cause) lines.push(`cause ${cause.id}: ${cause.words}`);
    if (same.length > 0) lines.push(`so are ${same.map(idOf).join(', ')}`);
    const more = same.length > 0 ? ` and ${same.length} more` : '';
    const title = `${rule.id}${more} ${rule.verdict}`;
    all.push({ level: 'error', properties: { ...place, title }, text: lines.join('\n') });
  }
  for (const text of knownFailureLines(verdicts))
    all.push({ level: 'warning', properties: { title: 'Known failure' }, text });

  const commands: string[] = [];
  for (const level of ['error', 'warning', 'notice'] as const) {
    const own = all.filter((each) => each.level === level);
    if (own.length > MOST_ANNOTATIONS) {
      const left = own.splice(MOST_ANNOTATIONS - 1).length;
      const text = `and ${left} more: ${summary ?? 'verdicts.md among the reports lists them'}`;
      own.push({ level, properties, text });
    }
    for (const { properties: its, text } of own) commands.push(workflowCommand(level, its, text));
  }
  return commands;
}
