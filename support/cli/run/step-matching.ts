/** The part of an expression that finds groups and their places in a text. */
interface TreeRegexp {
  readonly regexp: RegExp;
  readonly groupBuilder: { build(match: RegExpExecArray, next: () => number): unknown };
  match(text: string): unknown;
}

/** As much of a step definition as matching takes; cucumber's own declarations leave most of it out. */
export interface StepDefinition {
  readonly expression: {
    readonly source: string;
    readonly regexp: RegExp;
    readonly treeRegexp?: TreeRegexp;
    match(text: string): readonly unknown[] | null;
  };
}

/** Lets the engine tell the places of groups. Cucumber works them out with a parser of regular expressions. */
function locateNatively(tree: TreeRegexp): void {
  const { source, flags } = tree.regexp;
  const located = new RegExp(source, `${flags}d`);
  tree.match = (text) => {
    const found = located.exec(text);
    let group = 0;
    return found && tree.groupBuilder.build(found, () => group++);
  };
}

/** A parameter, an optional text, an escaped sign: every text contains the rest of an expression, but for words with an alternative. */
const VARIABLE = /\{[^{}]*\}|\([^()]*\)|\\./;

const withoutAlternatives = (part: string): string[] =>
  part.replace(/\S+/g, (word) => (word.includes('/') ? '\0' : word)).split('\0');

/** The longest fixed words of a cucumber expression; a regular expression has none. */
function fixedWords({ expression: { source, regexp } }: StepDefinition): string {
  if (source === regexp.source) return '';
  const parts = source.split(VARIABLE).flatMap(withoutAlternatives);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

type Fitting = (text: string) => ReadonlySet<StepDefinition>;

/** For each text the definitions whose pattern it fits, found once. */
function fitting(definitions: readonly StepDefinition[]): Fitting {
  const known = new Map<string, ReadonlySet<StepDefinition>>();
  const worded = definitions.map((definition) => ({ definition, words: fixedWords(definition) }));
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const near = worded.filter(({ words }) => text.includes(words)).map(({ definition }) => definition);
    const fit = new Set(near.filter(({ expression }) => expression.regexp.test(text)));
    known.set(text, fit);
    return fit;
  };
}

/**
 * Lets each text of a step be matched once, however often the features contain it. Cucumber asks every definition
 * about every step of every example, with the places of all groups, which took a tenth of a run. This relies on two members that
 * Cucumber does not promise (`treeRegexp`, `originalCoordinates`); a version without them fails at once or is slower, never wrong.
 */
export function matchOnce(definitions: readonly StepDefinition[]): void {
  const definitionsFor = fitting(definitions);
  for (const definition of definitions) {
    const { expression } = definition;
    if (expression.treeRegexp) locateNatively(expression.treeRegexp);
    const match = expression.match.bind(expression);
    const known = new Map<string, readonly unknown[] | null>();
    expression.match = (text) => {
      if (!definitionsFor(text).has(definition)) return null;
      const matched = known.get(text) ?? match(text);
      known.set(text, matched);
      return matched;
    };
  }
}
