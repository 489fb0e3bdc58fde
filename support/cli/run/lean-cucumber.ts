import type { Envelope, GherkinDocument, Pickle, TestCase } from '@cucumber/messages';

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

/**
 * Lets each text of a step be matched once, however often the features contain it. Cucumber asks every definition
 * about every step of every example, with the places of all groups, which took a tenth of a run. This relies on two members that
 * Cucumber does not promise (`treeRegexp`, `originalCoordinates`); a version without them fails at once or is slower, never wrong.
 * Answers what finds the definitions that fit a text.
 */
export function matchOnce<D extends StepDefinition>(definitions: readonly D[]): (text: string) => ReadonlySet<D> {
  // The longest fixed words of each cucumber expression; a regular expression has none.
  const worded = new Map<D, string>();
  for (const definition of definitions) {
    const { source, regexp } = definition.expression;
    let longest = '';
    for (const part of source === regexp.source ? [] : source.split(VARIABLE)) {
      const words = part.replace(/\S+/g, (word) => (word.includes('/') ? '\0' : word));
      for (const fixed of words.split('\0')) if (fixed.length > longest.length) longest = fixed;
    }
    worded.set(definition, longest);
  }
  const fitting = new Map<string, ReadonlySet<D>>();
  const definitionsFor = (text: string): ReadonlySet<D> => {
    const before = fitting.get(text);
    if (before) return before;
    const fit = new Set<D>();
    for (const [definition, words] of worded)
      if (text.includes(words) && definition.expression.regexp.test(text)) fit.add(definition);
    fitting.set(text, fit);
    return fit;
  };

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
  return definitionsFor;
}

type Emptied<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** Empties what Cucumber holds until its run ends, as soon as every listener has taken what it needs. */
export class LetGo {
  #documents: Array<Emptied<GherkinDocument>> = [];
  readonly #pickles = new Map<string, Emptied<Pickle>>();
  readonly #planned = new Map<string, Emptied<TestCase>>();
  readonly #running = new Map<string, Emptied<TestCase>>();

  take(envelope: Envelope): void {
    const { attachment, gherkinDocument, pickle, testRunStarted, testCase, testCaseStarted, testCaseFinished } =
      envelope;
    if (attachment) (attachment as Emptied<typeof attachment>).body = '';
    else if (gherkinDocument) this.#documents.push(gherkinDocument);
    else if (pickle) this.#pickles.set(pickle.id, pickle);
    else if (testCase) {
      this.#planned.set(testCase.id, testCase);
      // Steps match their texts again when they run.
      for (const step of testCase.testSteps) (step as Emptied<typeof step>).stepMatchArgumentsLists = undefined;
    } else if (testRunStarted) {
      // The examples have been made of the documents and chosen by their lines.
      for (const document of this.#documents) {
        document.feature = undefined;
        document.comments = [];
      }
      this.#documents = [];
    } else if (testCaseStarted) {
      const planned = this.#planned.get(testCaseStarted.testCaseId);
      if (planned) this.#running.set(testCaseStarted.id, planned);
    }
    const ended = testCaseFinished && this.#running.get(testCaseFinished.testCaseStartedId);
    if (!ended) return;
    this.#running.delete(testCaseFinished.testCaseStartedId);
    const shown = this.#pickles.get(ended.pickleId);
    this.#pickles.delete(ended.pickleId);
    if (shown) shown.steps = [];
    ended.testSteps = [];
    this.#planned.delete(ended.id);
  }
}
