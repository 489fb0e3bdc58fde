import type { Envelope, GherkinDocument, Pickle, TestCase } from '@cucumber/messages';

type Emptied<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/**
 * Cucumber holds every document, example and attachment until its run ends. This empties them as soon as nothing will
 * ask for them any more; every listener has taken what it needs before.
 */
export class LetGo {
  #documents: GherkinDocument[] = [];
  readonly #pickles = new Map<string, Pickle>();
  readonly #planned = new Map<string, TestCase>();
  readonly #running = new Map<string, TestCase>();

  /** Takes note of one message, after everybody else. */
  take(envelope: Envelope): void {
    const { attachment, gherkinDocument, pickle, testRunStarted, testCase } = envelope;
    if (attachment) (attachment as Emptied<typeof attachment>).body = '';
    else if (gherkinDocument) this.#documents.push(gherkinDocument);
    else if (pickle) this.#pickles.set(pickle.id, pickle);
    else if (testRunStarted) this.#emptyDocuments();
    else if (testCase) this.#plan(testCase);
    else this.#takeExample(envelope);
  }

  /** The examples have been made of the documents and chosen by their lines. */
  #emptyDocuments(): void {
    for (const document of this.#documents as Array<Emptied<GherkinDocument>>) {
      document.feature = undefined;
      document.comments = [];
    }
    this.#documents = [];
  }

  /** Steps match their texts again when they run. */
  #plan(testCase: TestCase): void {
    this.#planned.set(testCase.id, testCase);
    for (const step of testCase.testSteps) (step as Emptied<typeof step>).stepMatchArgumentsLists = undefined;
  }

  #takeExample({ testCaseStarted, testCaseFinished }: Envelope): void {
    if (testCaseStarted) {
      const testCase = this.#planned.get(testCaseStarted.testCaseId);
      if (testCase) this.#running.set(testCaseStarted.id, testCase);
    }
    const ended = testCaseFinished && this.#running.get(testCaseFinished.testCaseStartedId);
    if (!ended) return;
    this.#running.delete(testCaseFinished.testCaseStartedId);
    const pickle = this.#pickles.get(ended.pickleId) as Emptied<Pickle> | undefined;
    this.#pickles.delete(ended.pickleId);
    if (pickle) pickle.steps = [];
    (ended as Emptied<TestCase>).testSteps = [];
    this.#planned.delete(ended.id);
  }
}
