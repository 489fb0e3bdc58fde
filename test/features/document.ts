import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  type GherkinDocument,
  IdGenerator,
  type Rule,
  type Scenario,
  type Step,
  StepKeywordType,
  type Tag,
} from '@cucumber/messages';

/** What a step is for; `And` and `But` take after the step before them. */
type StepRole = 'given' | 'when' | 'then' | 'unknown';

export interface ReadStep {
  readonly role: StepRole;
  readonly text: string;
  readonly line: number;
}

/** The `Rule:` an example belongs to. */
export interface ReadRule {
  readonly sentence: string;
  readonly description: string;
  readonly line: number;
}

/** One scenario, or one table of an outline, with every tag that reaches it. */
export interface ReadExample {
  readonly path: string;
  readonly line: number;
  readonly title: string;
  readonly tags: readonly string[];
  readonly steps: readonly ReadStep[];
  readonly rule: ReadRule | undefined;
}

/** A feature file as these checks see it. */
export interface ReadFeature {
  readonly path: string;
  readonly examples: readonly ReadExample[];
  readonly rules: readonly ReadRule[];
  readonly backgrounds: ReadonlyArray<{ readonly line: number; readonly steps: readonly ReadStep[] }>;
  readonly document: GherkinDocument;
}

const ROLES: Readonly<Partial<Record<StepKeywordType, StepRole>>> = {
  [StepKeywordType.CONTEXT]: 'given',
  [StepKeywordType.ACTION]: 'when',
  [StepKeywordType.OUTCOME]: 'then',
};

function readSteps(steps: readonly Step[]): ReadStep[] {
  let before: StepRole = 'unknown';
  return steps.map(({ keywordType, text, location }) => {
    const conjunction = keywordType === StepKeywordType.CONJUNCTION;
    before = conjunction ? before : (ROLES[keywordType ?? StepKeywordType.UNKNOWN] ?? 'unknown');
    return { role: before, text, line: location.line };
  });
}

const names = (tags: readonly Tag[]): string[] => tags.map(({ name }) => name);

type Above = Pick<ReadExample, 'path' | 'tags' | 'rule'>;

function readScenario({ path, tags, rule }: Above, { name, tags: more, steps, location, examples }: Scenario) {
  const own = [...tags, ...names(more)];
  const whole: ReadExample = { path, title: name, steps: readSteps(steps), rule, tags: own, line: location.line };
  const tables = examples.map((table) => ({ tags: [...own, ...names(table.tags)], line: table.location.line }));
  return tables.length === 0 ? [whole] : tables.map((each) => ({ ...whole, ...each }));
}

const readRule = ({ name: sentence, description, location: { line } }: Rule): ReadRule => ({
  sentence,
  description,
  line,
});

/** Parses a feature; throws what the Gherkin parser throws, with line and column. */
export const parsed = (text: string): GherkinDocument =>
  new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(text);

export function readFeature(path: string, text: string): ReadFeature {
  const document = parsed(text);
  const children = document.feature?.children ?? [];
  const tags = names(document.feature?.tags ?? []);
  const examples = children.flatMap(({ scenario, rule }) => {
    if (scenario) return readScenario({ path, tags, rule: undefined }, scenario);
    if (!rule) return [];
    const above = { path, tags: [...tags, ...names(rule.tags)], rule: readRule(rule) };
    return rule.children.flatMap((child) => (child.scenario ? readScenario(above, child.scenario) : []));
  });
  const backgrounds = children
    .flatMap((child) => [child, ...(child.rule?.children ?? [])])
    .flatMap(({ background: each }) => (each ? [{ line: each.location.line, steps: readSteps(each.steps) }] : []));
  const rules = children.flatMap(({ rule }) => (rule ? [readRule(rule)] : []));
  return { path, examples, rules, backgrounds, document };
}
