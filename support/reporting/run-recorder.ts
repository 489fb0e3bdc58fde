import type { Attachment, Envelope, Pickle, TestCase, TestStepFinished, Timestamp } from '@cucumber/messages';
import { ruleTagOf } from '../rules/example-index.ts';
import {
  EVIDENCE_TYPE,
  type Evidence,
  type RecordedExample,
  type RecordedRun,
  type RecordedStep,
} from './recorded-run.ts';

interface OpenExample {
  readonly pickle: Pickle;
  readonly testCase: TestCase;
  startedAt: number;
  finishedAt: number | undefined;
  readonly results: Map<string, TestStepFinished['testStepResult']>;
  evidence: Evidence | undefined;
}

const toMs = ({ seconds, nanos }: Timestamp): number => seconds * 1000 + Math.floor(nanos / 1e6);

/** Reads Cucumber's messages as they come and returns the run as one value. */
export class RunRecorder {
  readonly #pickles = new Map<string, Pickle>();
  readonly #open = new Map<string, OpenExample>();
  readonly #byAttempt = new Map<string, OpenExample>();
  readonly #troubles: string[] = [];
  #startedAt = 0;
  #finishedAt = 0;

  /** Takes one message; returns the example that it finished, if any. */
  take(envelope: Envelope): RecordedExample | undefined {
    const { pickle, testCase, testRunStarted, testRunFinished, testRunHookFinished, parseError } = envelope;
    if (pickle) this.#pickles.set(pickle.id, pickle);
    else if (testCase) this.#plan(testCase);
    else if (testRunStarted) this.#startedAt ||= toMs(testRunStarted.timestamp);
    else if (testRunFinished) this.#finishedAt = toMs(testRunFinished.timestamp);
    else if (parseError) this.#troubles.push(`${parseError.source.uri}: ${parseError.message}`);
    else if (testRunHookFinished?.result.status === 'FAILED') {
      this.#troubles.push(testRunHookFinished.result.message ?? 'a hook of the run failed');
    } else return this.#takeExample(envelope);
    return undefined;
  }

  /** Adds what went wrong outside every example. */
  trouble(sentence: string): void {
    this.#troubles.push(sentence);
  }

  /** The run so far. `now` in milliseconds stands in for an end that never came. */
  recorded(now: number, cancelled = false): RecordedRun {
    return {
      startedAt: this.#startedAt || now,
      finishedAt: this.#finishedAt || now,
      cancelled,
      examples: [...this.#open.values()].map(asRecorded),
      troubles: this.#troubles,
    };
  }

  /** The examples that are planned, by rule. */
  planned(): string[] {
    return [...this.#open.values()].map(({ pickle }) => ruleTagOf(pickle.tags.map((tag) => tag.name)) ?? '');
  }

  /** The examples that ended at a wait, those first whose wait ends first. */
  suspended(): RecordedExample[] {
    return [...this.#open.values()]
      .map(asRecorded)
      .filter(isSuspended)
      .sort((one, other) => untilOf(one).localeCompare(untilOf(other)));
  }

  /** An example that has its turn again is the same example. */
  #forget({ uri, name, location }: Pickle & { location?: { line: number } }): void {
    for (const [id, { pickle }] of this.#open) {
      const same = pickle as typeof pickle & { location?: { line: number } };
      if (same.uri === uri && same.name === name && same.location?.line === location?.line)
        this.#open.delete(id);
    }
  }

  #plan(testCase: TestCase): void {
    const pickle = this.#pickles.get(testCase.pickleId);
    if (!pickle) return;
    this.#forget(pickle);
    this.#open.set(testCase.id, {
      pickle,
      testCase,
      startedAt: 0,
      finishedAt: undefined,
      results: new Map(),
      evidence: undefined,
    });
  }

  #takeExample({
    testCaseStarted,
    testStepFinished,
    testCaseFinished,
    attachment,
  }: Envelope): RecordedExample | undefined {
    if (testCaseStarted) {
      const example = this.#open.get(testCaseStarted.testCaseId);
      if (!example) return undefined;
      example.startedAt = toMs(testCaseStarted.timestamp);
      this.#byAttempt.set(testCaseStarted.id, example);
    } else if (attachment) this.#keepEvidence(attachment);
    else if (testStepFinished) {
      const { testCaseStartedId, testStepId, testStepResult } = testStepFinished;
      this.#byAttempt.get(testCaseStartedId)?.results.set(testStepId, testStepResult);
    } else if (testCaseFinished) {
      const example = this.#byAttempt.get(testCaseFinished.testCaseStartedId);
      if (!example) return undefined;
      example.finishedAt = toMs(testCaseFinished.timestamp);
      return asRecorded(example);
    }
    return undefined;
  }

  #keepEvidence({ mediaType, body, contentEncoding, testCaseStartedId }: Attachment): void {
    const example = this.#byAttempt.get(testCaseStartedId ?? '');
    if (!example || mediaType !== EVIDENCE_TYPE) return;
    const text = contentEncoding === 'BASE64' ? Buffer.from(body, 'base64').toString('utf8') : body;
    example.evidence = JSON.parse(text) as Evidence;
  }
}

/** Whether an example ended at a wait and is still to have its turn again. */
export const isSuspended = (example: RecordedExample): boolean => untilOf(example) !== '';

const untilOf = ({ steps }: RecordedExample): string =>
  steps.find(({ thrown }) => thrown === 'Suspended')?.message ?? '';

const PARTS = { Context: 'given', Action: 'when', Outcome: 'then', Unknown: undefined } as const;

function asRecorded({
  pickle,
  testCase,
  startedAt,
  finishedAt,
  results,
  evidence,
}: OpenExample): RecordedExample {
  const told = new Map(pickle.steps.map((step) => [step.id, step]));
  const tags = pickle.tags.map((tag) => tag.name);
  const steps = testCase.testSteps.map(({ id, pickleStepId }): RecordedStep => {
    const result = results.get(id);
    const { text = '', type = 'Unknown' } = told.get(pickleStepId ?? '') ?? {};
    return {
      text,
      part: PARTS[type],
      status: result?.status ?? 'UNKNOWN',
      thrown: result?.exception?.type,
      message: result?.exception?.message ?? result?.message,
      trace: result?.exception?.stackTrace,
    };
  });
  return {
    rule: ruleTagOf(tags) ?? '',
    name: pickle.name,
    uri: pickle.uri,
    line: (pickle as Pickle & { location?: { line: number } }).location?.line ?? 0,
    tags,
    steps,
    finished: finishedAt !== undefined,
    startedAt,
    durationMs: finishedAt === undefined ? 0 : finishedAt - startedAt,
    evidence,
  };
}
