import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import {
  type Background,
  type Examples,
  type GherkinDocument,
  IdGenerator,
  type Rule,
  type Scenario,
  type Step,
  StepKeywordType,
  type Tag,
} from '@cucumber/messages';

/** What a step is for; `And` and `But` take after the step before them. */
export type StepRole = 'given' | 'when' | 'then' | 'unknown';

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

export interface ReadBackground {
  readonly line: number;
  readonly steps: readonly ReadStep[];
}

/** A feature file as these checks see it. */
export interface ReadFeature {
  readonly path: string;
  readonly examples: readonly ReadExample[];
  readonly rules: readonly ReadRule[];
  readonly backgrounds: readonly ReadBackground[];
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

interface Above {
  readonly path: string;
  readonly tags: readonly string[];
  readonly rule: ReadRule | undefined;
}

function readScenario({ path, tags, rule }: Above, scenario: Scenario): ReadExample[] {
  const steps = readSteps(scenario.steps);
  const title = scenario.name;
  const own = [...tags, ...names(scenario.tags)];
  const whole = { path, title, steps, rule, tags: own, line: scenario.location.line };
  if (scenario.examples.length === 0) return [whole];
  return scenario.examples.map((table: Examples) => ({
    ...whole,
    tags: [...own, ...names(table.tags)],
    line: table.location.line,
  }));
}

const readRule = ({ name, description, location }: Rule): ReadRule => ({
  sentence: name,
  description,
  line: location.line,
});

const readBackground = ({ location, steps }: Background): ReadBackground => ({
  line: location.line,
  steps: readSteps(steps),
});

/** Parses one feature file; throws what the Gherkin parser throws, with line and column. */
export function readFeature(path: string, text: string): ReadFeature {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const document: GherkinDocument = parser.parse(text);
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
    .flatMap(({ background }) => (background ? [readBackground(background)] : []));
  const rules = children.flatMap(({ rule }) => (rule ? [readRule(rule)] : []));
  return { path, examples, rules, backgrounds, document };
}
