import type { Envelope, GherkinDocument, PickleStep } from '@cucumber/messages';

/** A step with the keyword it is written with, which cucumber says in the document alone. */
export type KeptStep = Pick<PickleStep, 'id' | 'text' | 'type' | 'argument'> & { readonly keyword: string };

/** What says nothing about how an example ended: it is in the feature files and the steps, or follows from the rest. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'source',
  'gherkinDocument',
  'parameterType',
  'stepDefinition',
  'hook',
  'testRunHookStarted',
  'testStepStarted',
]);

export function noteKeywords({ feature }: GherkinDocument, keywords: Map<string, string>): void {
  for (const child of feature?.children ?? [])
    for (const { background, scenario } of [child, ...(child.rule?.children ?? [])])
      for (const { id, keyword } of [...(background?.steps ?? []), ...(scenario?.steps ?? [])])
        keywords.set(id, keyword.trim());
}

/** Chooses what is kept of cucumber's messages: enough to judge a run again and to show its examples. */
export class KeptMessages {
  readonly #keywords = new Map<string, string>();

  take(envelope: Envelope): object | undefined {
    const { gherkinDocument, pickle, testCase, testRunStarted } = envelope;
    if (pickle) {
      const { id, uri, location, name, language } = pickle;
      const steps: KeptStep[] = [];
      for (const { astNodeIds, id, text, type, argument } of pickle.steps)
        steps.push({ id, text, type, argument, keyword: this.#keywords.get(astNodeIds[0] ?? '') ?? '' });
      const tags = pickle.tags.map((tag) => ({ name: tag.name }));
      return { pickle: { id, uri, location, name, language, astNodeIds: [], tags, steps } };
    }
    if (testCase) {
      const { testSteps, ...rest } = testCase;
      const steps = testSteps.map(({ id, pickleStepId, hookId }) => ({ id, pickleStepId, hookId }));
      return { testCase: { ...rest, testSteps: steps } };
    }
    if (gherkinDocument) noteKeywords(gherkinDocument, this.#keywords);
    // The pickles of a run have all come before it starts.
    if (testRunStarted) this.#keywords.clear();
    return Object.keys(envelope).some((name) => LEFT_OUT.has(name)) ? undefined : envelope;
  }
}
